import type { Snapshot, SubscriptionSnapshot } from '@hearthway/domain/subscription/snapshot.ts';
import type { News, Payments } from '@hearthway/infra/adapters/subscription-payments/payments.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

export interface Customer {
  readonly familyId: string;
  readonly customerId: string;
}

/**
 * All that the provider knows of a customer, once a second subscription is out of the way: the newer
 * one is kept, and what was paid for the other is given back. It may be done again at any moment, as
 * after a kill.
 */
export const readNews = async (
  { operationalLog }: Pick<CommandDependencies, 'operationalLog'>,
  payments: Payments,
  { familyId, customerId }: Customer,
): Promise<News> => {
  const news = await payments.readNews(customerId);
  const older = news.snapshot.subscriptions.filter(isRunning).slice(0, -1);
  for (const { id } of older) {
    await payments.cancelNow(id, 'duplicate');
    await operationalLog.add(familyId, { kind: 'second-subscription', detail: {} });
  }
  const current = older.length === 0 ? news : await payments.readNews(customerId);
  const owed = paidForNothing(current.snapshot);
  for (const invoiceId of owed) await payments.refundInvoice(invoiceId);
  return owed.length === 0 ? current : payments.readNews(customerId);
};

export const isRunning = ({ status }: SubscriptionSnapshot): boolean =>
  status === 'trialing' || status === 'active' || status === 'past_due';

/** Payments of second subscriptions for periods that they did not last. */
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
