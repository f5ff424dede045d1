import type { PaymentMethodRecord } from '../storage/records.ts';
import { renderCustomer, renderPaymentMethod } from '../wire/render-billing.ts';
import type { CardAnswer } from './cards.ts';
import { changedFields } from './changed-fields.ts';
import { type Desk, load } from './desk.ts';
import { attemptOpenInvoices } from './payment.ts';
import { changeSubscription, isLive } from './subscription.ts';

export const attachCard = (
  desk: Desk,
  customer: string,
  card: CardAnswer['card'],
): PaymentMethodRecord => {
  const attached = { ...card, customer, dueAt: null };
  desk.store.put('payment_method', attached);
  desk.emit('payment_method.attached', renderPaymentMethod(attached));
  return attached;
};

/** Replaces the card of the customer and of live subscriptions, and pays open invoices with it. */
export const replaceCard = (desk: Desk, customerId: string, card: CardAnswer['card']): void => {
  const { id } = attachCard(desk, customerId, card);
  const customer = load(desk, 'customer', customerId);
  const changed = { ...customer, defaultPaymentMethod: id };
  desk.store.put('customer', changed);
  const [before, after] = [renderCustomer(customer), renderCustomer(changed)];
  desk.emit('customer.updated', after, changedFields(before, after));
  for (const subscription of [...desk.store.all('subscription', customerId)])
    if (isLive(subscription))
      changeSubscription(desk, subscription.id, { defaultPaymentMethod: id });
  attemptOpenInvoices(desk, customerId);
};
