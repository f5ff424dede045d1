import { expect, test } from 'vitest';
import { backOffMs } from './back-off.ts';

test('each failure in a row doubles the wait, up to the longest', () => {
  const backOff = { firstMs: 100, maxMs: 1_000 };
  const waits = [1, 2, 3, 4, 5, 1_000].map((failures) => backOffMs(backOff, failures));
  expect(waits).toEqual([100, 200, 400, 800, 1_000, 1_000]);
});
