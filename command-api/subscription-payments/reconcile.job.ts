import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { type Allowance, takeAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { reconcile } from './reconcile.ts';

const EVERY_MS = HOUR_MS;

/**
 * Ensures that only one of several processes reconciles, and that a restarting process does not do so each
 * time.
 */
const ONCE: Allowance = { name: 'payments-reconciled', most: 1, perMs: 5 * 60_000 };

/** Compares all subscriptions with the provider at startup and every hour, in case webhooks were lost. */
export const reconcileJob = (dependencies: CommandDependencies): Job => ({
  name: 'payments-reconcile',
  everyMs: EVERY_MS,
  run: async (signal) => {
    const { payments, database, clock, logger } = dependencies;
    if (payments === undefined) return { isMore: false };
    if ((await takeAllowance({ database, now: clock() }, ONCE, '')) > 0) return { isMore: false };
    const { customers, failed } = await reconcile(dependencies, payments, signal);
    logger.info({ customers, failed }, 'Subscriptions were compared with the payment provider.');
    return { isMore: false };
  },
});
