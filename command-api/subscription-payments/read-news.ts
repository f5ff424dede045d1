import type { Snapshot, SubscriptionSnapshot } from '@hearthway/domain/subscription/snapshot.ts';
import { subscriptionDecider } from '@hearthway/domain/subscription/subscription.decider.ts';
import type { News, Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { type TrialDependencies, useTrial } from './one-trial.ts';

export interface Customer {
  readonly familyId: string;
  readonly customerId: string;
}

export type NewsDependencies = TrialDependencies &
  Pick<CommandDependencies, 'operationalLog' | 'readState'>;

/**
 * Returns all data that the provider has on a customer, after resolving a second subscription or free trial:
 * of two subscriptions the newer one is kept and the other is refunded; a trial of a mailbox or card that has
 * already had one is ended before it grants access. Idempotent, so it can be repeated after a kill.
 */
export const readNews = async (
  dependencies: NewsDependencies,
  payments: Payments,
  customer: Customer,
): Promise<Pick<News, 'snapshot' | 'asOf'>> => {
  const { snapshot, asOf } = await readCurrent(dependencies, payments, customer);
  return { snapshot, asOf };
};

const readCurrent = async (
  dependencies: NewsDependencies,
  payments: Payments,
  { familyId, customerId }: Customer,
): Promise<News> => {
  const { operationalLog } = dependencies;
  const news = await payments.readNews(customerId);
  const older = news.snapshot.subscriptions.filter(isRunning).slice(0, -1);
  for (const { id } of older) {
    await payments.cancelNow(id, 'duplicate');
    await operationalLog.add(familyId, { kind: 'second-subscription', detail: {} });
  }
  const first = older.length === 0 ? news : await payments.readNews(customerId);
  const current = (await endSecondTrials(dependencies, payments, { familyId, news: first }))
    ? await payments.readNews(customerId)
    : first;
  const owed = paidForNothing(current.snapshot);
  for (const invoiceId of owed) await payments.refundInvoice(invoiceId);
  return owed.length === 0 ? current : payments.readNews(customerId);
};

/** Returns true if one was ended. A recorded trial continues with another card. */
const endSecondTrials = async (
  dependencies: NewsDependencies,
  payments: Payments,
  { familyId, news }: { readonly familyId: string; readonly news: News },
): Promise<boolean> => {
  const begun = news.snapshot.subscriptions.filter(
    (each) => isRunning(each) && each.trialEndsAt !== null,
  );
  if (begun.length === 0) return false;
  const { subscriptions } = await dependencies.readState(subscriptionDecider, familyId);
  let hasEnded = false;
  for (const { id, status } of begun) {
    const isFirst = await useTrial(dependencies, familyId, news.fingerprints.get(id));
    const isRecorded = subscriptions.some((held) => held.id === id);
    if (isFirst || isRecorded || status !== 'trialing') continue;
    await payments.cancelNow(id, 'trial-used');
    hasEnded = true;
  }
  return hasEnded;
};

export const isRunning = ({ status }: SubscriptionSnapshot): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';

/** Returns the payments of second subscriptions for periods that they did not last. */
const paidForNothing = ({ subscriptions, invoices }: Snapshot): readonly string[] =>
  subscriptions
    .filter(({ status, endReason }) => status === 'canceled' && endReason === 'duplicate')
    .flatMap(({ id: subscriptionId, endedAt }) =>
      invoices.filter(
        (invoice) =>
          invoice.subscriptionId === subscriptionId &&
          invoice.paidAt !== null &&
          invoice.refundedCents < invoice.amountCents &&
          Date.parse(invoice.periodEndsAt) > Date.parse(endedAt ?? ''),
      ),
    )
    .map(({ id }) => id);
