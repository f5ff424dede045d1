import { expect, test } from 'vitest';
import { prorate } from './proration.ts';

const period = { periodStart: 0, periodEnd: 30 * 86_400 };

test.for([
  ['at the start, all of both prices', 0, { credit: -599, debit: 1_499 }],
  ['in the middle, half of each', 15 * 86_400, { credit: -300, debit: 750 }],
  ['at the end, nothing', 30 * 86_400, { credit: 0, debit: 0 }],
  ['after the end, nothing', 31 * 86_400, { credit: 0, debit: 0 }],
] as const)('%s', ([, at, expected]) => {
  expect(prorate({ from: 599, to: 1_499, ...period, at })).toEqual(expected);
});
