import { describe, expect, test } from 'vitest';
import { formatPosition, isShownToAll, parsePosition } from './source.ts';

describe('positions', () => {
  const stream = { kind: 'stream', streamId: 'orders' } as const;
  const all = { kind: 'all' } as const;

  test('are written as the real server writes them', () => {
    expect(formatPosition(stream, 12)).toBe('12');
    expect(formatPosition(all, 12)).toBe('C:12/P:12');
    expect(formatPosition(all, -1)).toBe('C:-1/P:-1');
  });

  test('are read back', () => {
    expect(parsePosition(stream, '12')).toBe(12);
    expect(parsePosition(all, 'C:-1/P:-1')).toBe(-1);
    expect(parsePosition(all, '12')).toBeUndefined();
    expect(parsePosition(stream, 'C:12/P:12')).toBeUndefined();
  });
});

describe('groups on $all', () => {
  test.each([
    ['orders', true],
    ['$et-Ordered', true],
    ['$epoch-information', false],
    ['$persistentsubscription-$all::billing-checkpoint', false],
    ['$persistentsubscription-$all::billing-parked', false],
    ['$persistentsubscription-orders::billing-checkpoint', true],
    ['$persistentSubscriptionConfig', true],
  ])('are shown %s: %s', (streamId, isShown) => {
    expect(isShownToAll({ streamId })).toBe(isShown);
  });
});
