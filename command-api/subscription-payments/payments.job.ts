import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { LogLine } from '@hearthway/domain/staff/log-line.ts';
import { type BackOff, backOffMs } from '@hearthway/infra/adapters/process/back-off.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import { PaymentsUnavailableError } from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Job } from '../jobs/jobs.ts';
import { clearInbox, finish, postpone, type TakenEvent, takeDue } from './inbox.ts';
import { clearUsedTrials } from './one-trial.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

export const PAYMENTS_JOB = 'payments';

/** A webhook wakes the job earlier. */
const EVERY_MS = 1_000;
const CLEAR_EVERY_MS = HOUR_MS;
const BACK_OFF: BackOff = { firstMs: 1_000, maxMs: 10 * 60_000 };

/** The provider allows a hundred calls a second, and each customer takes four. */
const CUSTOMERS_AT_ONCE = 4;

const CHECKOUT_COMPLETED = 'checkout.session.completed';

export type InboxDependencies = SyncDependencies & Pick<CommandDependencies, 'logger'>;

/** Processes webhooks: reads each customer that they name from the provider, and records changes. */
export const paymentsJob = (dependencies: CommandDependencies): Job => {
  const { payments, database, clock } = dependencies;
  let clearedAt = Number.NEGATIVE_INFINITY;
  const clear = async (): Promise<void> => {
    const now = clock();
    if (now.getTime() - clearedAt < CLEAR_EVERY_MS) return;
    await clearInbox({ database, now });
    await clearUsedTrials(dependencies);
    clearedAt = now.getTime();
  };
  return {
    name: PAYMENTS_JOB,
    everyMs: EVERY_MS,
    run: async () => {
      if (payments === undefined) return { isMore: false };
      await clear();
      return { isMore: (await emptyInbox(dependencies, payments)) > 0 };
    },
  };
};

export const emptyInbox = async (
  dependencies: InboxDependencies,
  payments: Payments,
): Promise<number> => {
  const { database, clock } = dependencies;
  const taken = await takeDue({ database, now: clock() });
  const limited = limitConcurrency(CUSTOMERS_AT_ONCE);
  const customers = Map.groupBy(taken, ({ customerId }) => customerId);
  await Promise.all(
    Array.from(customers, ([customerId, events]) =>
      limited(() => deal(dependencies, payments, { customerId, events })),
    ),
  );
  return taken.length;
};

interface OfCustomer {
  readonly customerId: string;
  readonly events: readonly TakenEvent[];
}

const deal = async (
  dependencies: InboxDependencies,
  payments: Payments,
  { customerId, events }: OfCustomer,
): Promise<void> => {
  const { database, clock, logger, operationalLog } = dependencies;
  try {
    const synced = await syncCustomer(dependencies, payments, customerId);
    if (synced === undefined)
      logger.warn(
        { events: events.map(({ id }) => id) },
        'Payments of a customer that is not ours.',
      );
    else if (events.some(({ type }) => type === CHECKOUT_COMPLETED))
      await payments.expireCheckouts(customerId);
    const now = clock();
    await finish({ database, now }, events, synced === undefined ? 'foreign' : undefined);
    if (synced !== undefined) await operationalLog.add(synced, lineOf(events));
  } catch (error) {
    const isDown = error instanceof PaymentsUnavailableError;
    const tries = Math.max(...events.map((event) => event.tries));
    logger.warn({ err: error, customerId, tries }, 'Payments of a customer could not be read.');
    const until = new Date(clock().getTime() + backOffMs(BACK_OFF, tries));
    const reason = isDown ? 'provider-unavailable' : 'failed';
    await postpone({ database }, events, { until, reason });
  }
};

const lineOf = (events: readonly TakenEvent[]): LogLine => ({
  kind: 'payment-webhooks',
  detail: {
    types: [...new Set(events.map(({ type }) => type))],
    tries: Math.max(...events.map(({ tries }) => tries)),
  },
});
