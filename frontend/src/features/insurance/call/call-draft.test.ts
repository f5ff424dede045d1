import { expect, test } from 'vitest';
import { begun, dialable, NO_CALL } from './call-draft.ts';

test.for([
  ['1-800-555-0100', '+18005550100'],
  ['(800) 555-0100', '+18005550100'],
  ['800.555.0100', '+18005550100'],
  ['555-0100', undefined],
  ['', undefined],
  ['1-800-FLOWERS', undefined],
  ['+44 20 7946 0958', undefined],
] as const)('%s dials %s', ([typed, dialed]) => {
  expect(dialable(typed)).toBe(dialed);
});

test('the call has the day and time of the first press of Call', () => {
  const first = begun(NO_CALL, new Date(2026, 10, 3, 9, 5));
  expect(first).toMatchObject({ calledOn: '2026-11-03', calledAt: '09:05' });
  expect(begun(first, new Date(2026, 10, 4, 10, 0))).toEqual(first);
});
