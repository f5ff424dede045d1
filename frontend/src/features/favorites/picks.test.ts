import { expect, test } from 'vitest';
import { comparePath, picksIn, toggled, withPicks } from './picks.ts';

const read = (query: string) => picksIn(new URLSearchParams(query), 'ids');

test('an address names each favorite once, and four at most', () => {
  expect(read('ids=a,b')).toEqual(['a', 'b']);
  expect(read('ids=a,,b,a')).toEqual(['a', 'b']);
  expect(read('ids=a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(read('ids=')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('an address keeps what else it says', () => {
  const params = new URLSearchParams('status=called&ids=a');
  expect(withPicks(params, 'ids', ['a', 'b']).toString()).toBe('status=called&ids=a%2Cb');
  expect(withPicks(params, 'ids', []).toString()).toBe('status=called');
});

test('a pick is made and taken back', () => {
  expect(toggled([], 'a')).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a fifth pick is not made', () => {
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(toggled(['a', 'b', 'c', 'd'], 'd')).toEqual(['a', 'b', 'c']);
});

test('the comparison has an address that says what is compared', () => {
  expect(read(comparePath(['npi-1', 'demo-2']).split('?')[1] ?? '')).toEqual(['npi-1', 'demo-2']);
});
