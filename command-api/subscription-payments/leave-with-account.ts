import { RETENTION_MONTHS } from '@hearthway/domain/kernel/retention.constants.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import { liveSubscription } from '@hearthway/domain/subscription/tier-at.ts';
import { limitAge } from '@hearthway/infra/adapters/event-store/limit-age.ts';
import { unlessRefused } from '@hearthway/infra/adapters/subscription-payments/payment-errors.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { isRunning } from './read-news.ts';
import { recordNews } from './sync-customer.ts';

/**
 * Cancels the plan at the end of the paid period, so that nothing more is charged. Idempotent; rejects with
 * `PaymentsUnavailableError`.
 */
export const cancelPlanOf = async (
  dependencies: CommandDependencies,
  familyId: string,
): Promise<void> => {
  const { payments, readState } = dependencies;
  const state = await readState(subscriptionDecider, familyId);
  const { customerId } = state;
  if (payments === undefined || customerId === null) return;
  await payments.expireCheckouts(customerId);
  const live = liveSubscription(state);
  if (live === undefined || live.cancelsAt !== null) return;
  // If refused, the subscription has ended meanwhile, and its webhook is late or lost.
  await unlessRefused(payments.cancelAtPeriodEnd(live.id, undefined));
  await recordNews(dependencies, payments, { familyId, customerId });
};

/** Ends every subscription of the account at once. Idempotent; rejects with `PaymentsUnavailableError`. */
export const endPlanOf = async (
  dependencies: CommandDependencies,
  familyId: string,
): Promise<void> => {
  const { payments, readState } = dependencies;
  const { customerId } = await readState(subscriptionDecider, familyId);
  if (payments === undefined || customerId === null) return;
  await payments.expireCheckouts(customerId);
  const { snapshot } = await payments.readNews(customerId);
  for (const { id } of snapshot.subscriptions.filter(isRunning))
    await payments.cancelNow(id, 'account-deleted');
  await recordNews(dependencies, payments, { familyId, customerId });
};

const MONTHS_A_YEAR = 12;
const YEAR_SECONDS = 365.25 * 24 * 60 * 60;

/** Schedules the removal of payment events, which outlive the account by their retention period. */
export const forgetPlanInTime = async (
  { eventStore, readState }: Pick<CommandDependencies, 'eventStore' | 'readState'>,
  familyId: string,
): Promise<void> => {
  const { customerId } = await readState(subscriptionDecider, familyId);
  if (customerId === null) return;
  await limitAge(eventStore, {
    streamName: subscriptionDecider.stream.nameOf(familyId),
    maxAgeSeconds: (RETENTION_MONTHS.billing / MONTHS_A_YEAR) * YEAR_SECONDS,
  });
};
