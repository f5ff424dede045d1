import { expect, test } from 'vitest';
import { RETENTION_MONTHS } from './retention.constants.ts';
import { keptSince, keyPeriodOf, periodsThatAreOver } from './retention.ts';

test('data kept as long as the account has one key, other data one per month', () => {
  const lastOfMonth = new Date('2026-11-30T23:59:59.999Z');
  expect(keyPeriodOf('account', lastOfMonth)).toBe('account');
  expect(keyPeriodOf('analytics', lastOfMonth)).toBe('analytics/2026-11');
  expect(keyPeriodOf('analytics', new Date('2026-12-01T00:00:00Z'))).toBe('analytics/2026-12');
});

test.each([
  ['support-chats', '2025-11'],
  ['analytics', '2024-11'],
  ['billing', '2019-11'],
] as const)('keys of %s go before %s', (retention, since) => {
  expect(keptSince(retention, new Date('2026-11-21T00:00:00Z'))).toBe(since);
});

test('a month of the year before is reached', () => {
  expect(keptSince('support-chats', new Date('2026-01-31T00:00:00Z'))).toBe('2025-01');
});

test.each(Object.keys(RETENTION_MONTHS))('expired months of %s are found', (kind) => {
  const over = periodsThatAreOver(new Date('2026-11-21T00:00:00Z'));
  const isOver = (period: string) =>
    over.some(({ from, before }) => from <= period && period < before);
  expect(isOver(`${kind}/2019-10`)).toBe(true);
  expect(isOver(`${kind}/2026-11`)).toBe(false);
  expect(isOver('account')).toBe(false);
});
