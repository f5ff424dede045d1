import { expect, test } from 'vitest';
import { comparePath, pickPath, picksIn, toggled, withPicks } from './picks.ts';

const read = (query: string) => picksIn(new URLSearchParams(query));

test('an address names each favorite once, and four at most', () => {
  expect(read('ids=a,b')).toEqual(['a', 'b']);
  expect(read('ids=a,,b,a')).toEqual(['a', 'b']);
  expect(read('ids=a,b,c,d,e')).toEqual(['a', 'b', 'c', 'd']);
  expect(read('ids=')).toEqual([]);
  expect(read('')).toEqual([]);
});

test('keeps the rest of the address', () => {
  const params = new URLSearchParams('status=called&ids=a');
  expect(withPicks(params, ['a', 'b']).toString()).toBe('status=called&ids=a%2Cb');
  expect(withPicks(params, []).toString()).toBe('status=called');
});

test('a pick is made and taken back', () => {
  expect(toggled([], 'a')).toEqual(['a']);
  expect(toggled(['a', 'b'], 'a')).toEqual(['b']);
});

test('a fifth pick is not made', () => {
  expect(toggled(['a', 'b', 'c', 'd'], 'e')).toBeUndefined();
  expect(toggled(['a', 'b', 'c', 'd'], 'd')).toEqual(['a', 'b', 'c']);
});

test('list and comparison use the same parameter', () => {
  expect(comparePath(['npi-1', 'demo-2'])).toBe('/favorites/compare?ids=npi-1%2Cdemo-2');
  expect(pickPath(['npi-1', 'demo-2'])).toBe('/favorites?ids=npi-1%2Cdemo-2');
  expect(pickPath([])).toBe('/favorites');
});
