import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { processContext } from '../commands/process-context.ts';
import { accepted } from '../commands/send-position.ts';
import { type Customer, type NewsDependencies, readNews } from './read-news.ts';

export type SyncDependencies = NewsDependencies & Pick<CommandDependencies, 'handle' | 'newId'>;

/**
 * Records the provider's data on a customer. Resolves with its family; undefined for a customer that is not
 * ours: its metadata and the family's stream have to agree.
 */
export const syncCustomer = async (
  dependencies: SyncDependencies,
  payments: Payments,
  customerId: string,
): Promise<string | undefined> => {
  const familyId = await payments.familyOf(customerId);
  if (familyId === undefined || !FAMILY_ID.test(familyId)) return undefined;
  const { customerId: known } = await dependencies.readState(subscriptionDecider, familyId);
  if (known !== customerId) return undefined;
  await recordNews(dependencies, payments, { familyId, customerId });
  return familyId;
};

/** Records the provider's data on the customer of a family. */
export const recordNews = async (
  dependencies: SyncDependencies,
  payments: Payments,
  customer: Customer,
): Promise<void> => {
  const news = await readNews(dependencies, payments, customer);
  const outcome = await dependencies.handle(subscriptionDecider, {
    id: customer.familyId,
    command: { command: 'record-subscription', ...news },
    context: processContext(dependencies, { userId: customer.familyId, actor: 'payments' }),
  });
  accepted(outcome);
};

/** Validated, since metadata can also be edited in the provider's dashboard. */
const FAMILY_ID = /^[0-9a-f]{32}$/;
