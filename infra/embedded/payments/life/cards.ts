import { createHash } from 'node:crypto';
import type { PaymentMethodRecord } from '../storage/records.ts';
import { cardDeclined } from '../wire/errors.ts';
import type { Desk } from './desk.ts';

export interface TestCard {
  readonly number: string;
  readonly behaviour: 'succeeds' | 'is-declined' | 'asks-for-confirmation' | 'fails-later';
}

/** Numbers of Stripe's own test cards, so that a rehearsal there needs no others. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'succeeds' },
  { number: '4000000000000002', behaviour: 'is-declined' },
  { number: '4000002500003155', behaviour: 'asks-for-confirmation' },
  { number: '4000000000000341', behaviour: 'fails-later' },
];

/** Prefixes of further practice cards of 16 digits, since a card has one free trial. */
const FURTHER_CARDS: Readonly<Record<string, TestCard['behaviour']>> = {
  '42424242': 'succeeds',
  '40000025': 'asks-for-confirmation',
  '40000341': 'fails-later',
};

/** Returns undefined for a number that is not a practice card. */
export const behaviourOf = (number: string): TestCard['behaviour'] | undefined =>
  TEST_CARDS.find((card) => card.number === number)?.behaviour ??
  (/^\d{16}$/.test(number) ? FURTHER_CARDS[number.slice(0, 8)] : undefined);

/** Identifies a card without revealing its number, the same for every customer. */
const fingerprintOf = (number: string): string =>
  createHash('sha256').update(`card ${number}`).digest('hex').slice(0, 16);

export interface CardDetails {
  readonly number: string;
  readonly expMonth: number;
  readonly expYear: number;
}

type UnattachedCard = Omit<PaymentMethodRecord, 'customer' | 'dueAt'>;

export type CardAnswer =
  | { readonly is: 'accepted'; readonly card: UnattachedCard }
  | { readonly is: 'asks-for-confirmation'; readonly card: UnattachedCard };

/** Authorizes a card. Throws a card error when the bank declines. */
export const offerCard = (desk: Desk, { number, expMonth, expYear }: CardDetails): CardAnswer => {
  const behaviour = behaviourOf(number);
  if (behaviour === undefined || behaviour === 'is-declined') throw cardDeclined();
  const card = {
    id: desk.chance.newId('pm'),
    created: desk.now(),
    brand: 'visa',
    last4: number.slice(-4),
    expMonth,
    expYear,
    fingerprint: fingerprintOf(number),
    fails: behaviour === 'fails-later',
  };
  return behaviour === 'asks-for-confirmation'
    ? { is: 'asks-for-confirmation', card }
    : { is: 'accepted', card };
};
