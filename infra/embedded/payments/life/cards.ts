import type { PaymentMethodRecord } from '../storage/records.ts';
import { cardDeclined } from '../wire/errors.ts';
import type { Desk } from './desk.ts';

export interface TestCard {
  readonly number: string;
  readonly behaviour: 'succeeds' | 'is-declined' | 'asks-for-confirmation' | 'fails-later';
}

/** The numbers are Stripe's own test cards, so that a rehearsal there needs no others. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'is-declined' },
  { number: '4000002500003155', behaviour: 'asks-for-confirmation' },
  { number: '4000000000000341', behaviour: 'fails-later' },
];

export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

type UnattachedCard = Omit<PaymentMethodRecord, 'customer' | 'dueAt'>;

export type CardAnswer =
  | { readonly is: 'accepted'; readonly card: UnattachedCard }
  | { readonly is: 'asks-for-confirmation'; readonly card: UnattachedCard };

/** Offers a card to its bank. Throws a card error when the bank declines. */
export const offerCard = (desk: Desk, { number, expMonth, expYear }: CardDetails): CardAnswer => {
  const known = TEST_CARDS.find((card) => card.number === number);
  if (known === undefined || known.behaviour === 'is-declined') throw cardDeclined();
  const card = {
    id: desk.chance.newId('pm'),
    created: desk.now(),
    brand: 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
    fails: known.behaviour === 'fails-later',
  };
  return known.behaviour === 'asks-for-confirmation'
    ? { is: 'asks-for-confirmation', card }
    : { is: 'accepted', card };
};
