import { expect, test } from 'vitest';
import { beforeAt, halfAt, placeAt } from './favorite-order.ts';

const all = ['a', 'b', 'c', 'd', 'e'];

test('a place is stored as the favorite that comes next', () => {
  expect(beforeAt({ all, shown: all, id: 'd', place: 1 })).toBe('b');
  expect(beforeAt({ all, shown: all, id: 'b', place: 2 })).toBe('d');
  expect(beforeAt({ all, shown: all, id: 'b', place: 0 })).toBe('a');
});

test('the last place is the end', () => {
  expect(beforeAt({ all, shown: all, id: 'b', place: 4 })).toBeNull();
});

test('the last place shown is right after the last shown favorite', () => {
  expect(beforeAt({ all, shown: ['a', 'c'], id: 'a', place: 1 })).toBe('d');
  expect(beforeAt({ all, shown: ['a', 'd'], id: 'd', place: 0 })).toBe('a');
  expect(beforeAt({ all, shown: ['c'], id: 'c', place: 0 })).toBeNull();
});

test('a card has an upper and a lower half', () => {
  const card = { top: 100, height: 50 };
  expect([100, 124, 125, 150].map((y) => halfAt(y, card))).toEqual([
    'upper',
    'upper',
    'lower',
    'lower',
  ]);
});

test('dropping on the upper or lower half inserts before or after that card', () => {
  expect(placeAt(all, { id: 'a', over: 'c', half: 'upper' })).toBe(1);
  expect(placeAt(all, { id: 'a', over: 'c', half: 'lower' })).toBe(2);
  expect(placeAt(all, { id: 'e', over: 'a', half: 'upper' })).toBe(0);
  expect(placeAt(all, { id: 'a', over: 'e', half: 'lower' })).toBe(4);
});
