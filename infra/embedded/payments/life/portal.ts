import type { PortalSessionRecord, SubscriptionRecord } from '../storage/records.ts';
import { ApiError } from '../wire/errors.ts';
import { replaceCard } from './attach-card.ts';
import { type CardDetails, offerCard } from './cards.ts';
import {
  cancelAtPeriodEnd,
  previewInvoice,
  switchPrice,
  withdrawCancellation,
} from './change-subscription.ts';
import { type Desk, load } from './desk.ts';
import { isLive } from './subscription.ts';

/** Returns a live subscription of the session's customer; undefined for any other id. */
export const subscriptionIn = (
  { store }: Pick<Desk, 'store'>,
  { customer }: PortalSessionRecord,
  id: string,
): SubscriptionRecord | undefined => {
  const subscription = store.get('subscription', id);
  return subscription?.customer === customer && isLive(subscription) ? subscription : undefined;
};

/** Replaces the card, or requests a confirmation first. Throws a card error when it is declined. */
export const offerCardInPortal = (
  desk: Desk,
  session: PortalSessionRecord,
  details: CardDetails,
): 'replaced' | 'asks-for-confirmation' => {
  const answer = offerCard(desk, details);
  if (answer.is === 'asks-for-confirmation') {
    desk.store.put('portal_session', { ...session, confirming: answer.card });
    return answer.is;
  }
  replaceCard(desk, session.customer, answer.card);
  return 'replaced';
};

export const confirmCardInPortal = (
  desk: Desk,
  session: PortalSessionRecord,
  isConfirmed: boolean,
): 'replaced' | 'refused' => {
  desk.store.put('portal_session', { ...session, confirming: null });
  if (session.confirming === null || !isConfirmed) return 'refused';
  replaceCard(desk, session.customer, session.confirming);
  return 'replaced';
};

/** Cancels in the portal; a second click changes nothing. */
export const cancelInPortal = (desk: Desk, { id, cancelAt }: SubscriptionRecord): void => {
  if (cancelAt === null) cancelAtPeriodEnd(desk, id, { marksPeriodEnd: false });
};

export const keepInPortal = (desk: Desk, { id }: SubscriptionRecord): void => {
  withdrawCancellation(desk, id);
};

/** The portal invoices a switch at once. */
const BEHAVIOR = { prorationBehavior: 'always_invoice', isRefusedUnpaid: true } as const;

export interface SwitchOffer {
  /** Amount to pay now; negative for credit, 0 in a trial. */
  readonly now: number;
  /** Amount of the next renewal, where nothing is paid now. */
  readonly next: number;
}

export const offerSwitch = (
  desk: Desk,
  subscription: SubscriptionRecord,
  price: string,
): SwitchOffer => {
  const { total, lines, amountDue } = previewInvoice(desk, subscription, { ...BEHAVIOR, price });
  const isNow = lines.every(({ isProration }) => isProration);
  return isNow ? { now: amountDue || total, next: 0 } : { now: 0, next: amountDue };
};

export const switchInPortal = (
  desk: Desk,
  subscription: SubscriptionRecord,
  price: string,
): void => {
  if (!desk.prices.some(({ id }) => id === price))
    throw new ApiError('There is no such price.', { param: 'price' });
  if (load(desk, 'subscription', subscription.id).price !== price)
    switchPrice(desk, subscription.id, { ...BEHAVIOR, price });
};
