import { expect, test } from 'vitest';
import { isStateNamedAt, type Label, peopleNamedAt, withRoom } from './labels.ts';

const city = (text: string, x: number, y: number): Label => ({ key: text, text, x, y, kind: 'city' });

test('a name that would cover one before it is left out', () => {
  const labels = [city('Durham', 100, 100), city('Raleigh', 120, 105), city('Cary', 100, 130)];
  expect(withRoom(labels, 14).map(({ text }) => text)).toEqual(['Durham', 'Cary']);
});

test('larger type leaves room for fewer names', () => {
  const labels = [city('Durham', 100, 100), city('Cary', 100, 130)];
  expect(withRoom(labels, 14)).toHaveLength(2);
  expect(withRoom(labels, 28)).toHaveLength(1);
});

test('nearer up, smaller cities are named, and states no longer', () => {
  expect(peopleNamedAt(4)).toBe(1_000_000);
  expect(peopleNamedAt(10)).toBeLessThan(25_000);
  expect([3, 4, 8, 9].map(isStateNamedAt)).toEqual([false, true, true, false]);
});
