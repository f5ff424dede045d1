import { expect, test } from 'vitest';
import { rungFor } from './ringing.ts';

const at = (minutes: number): Date => new Date(Date.UTC(2026, 10, 20, 22, minutes));

const alert = { alertId: 'a1', raisedAt: at(0).toISOString() };

test('an alert rings once when it comes, and once more after five minutes', () => {
  const none = new Set<string>();
  const first = rungFor(none, [alert], at(0));
  expect(first).not.toBe(none);
  expect(rungFor(first, [alert], at(4))).toBe(first);
  const again = rungFor(first, [alert], at(5));
  expect(again).not.toBe(first);
  expect(rungFor(again, [alert], at(9))).toBe(again);
});

test('without alerts nothing rings, and another alert rings by itself', () => {
  const rung = rungFor(new Set(), [alert], at(1));
  expect(rungFor(rung, [], at(2))).toBe(rung);
  const other = { alertId: 'a2', raisedAt: at(2).toISOString() };
  expect(rungFor(rung, [alert, other], at(2))).not.toBe(rung);
});
