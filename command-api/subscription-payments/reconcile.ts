import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { liveSubscription } from '@hearthway/domain/subscription/tier-at.ts';
import { limitConcurrency } from '@hearthway/infra/adapters/process/limit-concurrency.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { type SyncDependencies, syncCustomer } from './sync-customer.ts';

const CUSTOMERS_AT_ONCE = 4;

const PAGE = 500;

/** Checkouts end within a day, so one paid before this has long been a subscription. */
const CHECKOUTS_SINCE_MS = 48 * HOUR_MS;

export type ReconcileDependencies = SyncDependencies & Pick<CommandDependencies, 'logger'>;

export interface Reconciled {
  readonly customers: number;
  /** Number of customers that could not be read; the log has the reasons. */
  readonly failed: number;
}

/**
 * Reads every live subscription, and every recently paid checkout, from the provider, and records what
 * webhooks have missed.
 */
export const reconcile = async (
  dependencies: ReconcileDependencies,
  payments: Payments,
  signal?: AbortSignal,
): Promise<Reconciled> => {
  const limited = limitConcurrency(CUSTOMERS_AT_ONCE);
  let failed = 0;
  const sync = (customerId: string): Promise<void> =>
    limited(async () => {
      if (signal?.aborted) return;
      try {
        await syncCustomer(dependencies, payments, customerId);
      } catch (error) {
        failed += 1;
        dependencies.logger.warn({ err: error, customerId }, 'A customer was not reconciled.');
      }
    });
  const since = new Date(dependencies.clock().getTime() - CHECKOUTS_SINCE_MS);
  const customers = new Set(await payments.paidCheckouts(since));
  for await (const customerId of liveCustomers(dependencies)) customers.add(customerId);
  await Promise.all(Array.from(customers, sync));
  return { customers: customers.size, failed };
};

/** Customers with an active subscription, from the read model. */
async function* liveCustomers({
  database,
}: Pick<CommandDependencies, 'database'>): AsyncGenerator<string> {
  for (let after = ''; ; ) {
    const rows = await database
      .selectFrom('subscription')
      .select(['user_id', 'plan'])
      .where('user_id', '>', after)
      .orderBy('user_id')
      .limit(PAGE)
      .execute();
    for (const { plan } of rows)
      if (plan !== null && plan.customerId !== null && liveSubscription(plan) !== undefined)
        yield plan.customerId;
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = last.user_id;
  }
}
