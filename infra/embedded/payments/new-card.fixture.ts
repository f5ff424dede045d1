import { randomInt } from 'node:crypto';

const PREFIXES = { succeeds: '42424242', failsLater: '40000341' } as const;

/** Number of an unused practice card, since each card has one free trial. */
export const newCard = (behaviour: keyof typeof PREFIXES = 'succeeds'): string =>
  PREFIXES[behaviour] + String(randomInt(10 ** 8)).padStart(8, '0');
