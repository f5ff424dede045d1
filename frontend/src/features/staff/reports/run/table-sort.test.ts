import { expect, test } from 'vitest';
import type { Column } from '../cell-words.ts';
import { sortedBy, sortRows } from './table-sort.ts';

const category: Column = { id: 'category', label: 'Category', type: 'text' };
const families: Column = { id: 'families', label: 'Families', type: 'families' };
const columns = [category, families];

const rows = [
  ['week 10', 7],
  ['week 9', -2],
  ['week 1', 120],
  ['week 2', 0],
];

const order = (column: string, isDescending: boolean) =>
  sortRows(rows, columns, { column, isDescending }).map(([name]) => name);

test('keeps the report’s order until sorted', () => {
  expect(sortRows(rows, columns, undefined)).toEqual(rows);
  expect(sortRows(rows, columns, { column: 'gone', isDescending: true })).toEqual(rows);
});

test('sorts numbers numerically', () => {
  expect(order('families', true)).toEqual(['week 1', 'week 10', 'week 2', 'week 9']);
  expect(order('families', false)).toEqual(['week 9', 'week 2', 'week 10', 'week 1']);
});

test('sorts texts by the rules of the language', () => {
  expect(order('category', false)).toEqual(['week 1', 'week 2', 'week 9', 'week 10']);
});

test('numbers sort descending first, then ascending', () => {
  const first = sortedBy(undefined, families);
  expect(first).toEqual({ column: 'families', isDescending: true });
  expect(sortedBy(first, families)).toEqual({ column: 'families', isDescending: false });
  expect(sortedBy(first, category)).toEqual({ column: 'category', isDescending: false });
});
