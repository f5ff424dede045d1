import { expect, test } from 'vitest';
import type { Column } from '../cell-words.ts';
import { funnelOf } from './funnel.ts';

const columns: readonly Column[] = [
  { id: 'step', label: 'Step', type: 'text' },
  { id: 'families', label: 'Families', type: 'families' },
  { id: 'families_plus_minus', label: 'Families, ±', type: 'families', marginOf: 'families' },
];
const hint = { step: 'step', value: 'families' };

test('each step has its share of the first and of the previous one', () => {
  const rows = [
    ['Registered', 200, 9],
    ['Confirmed', 100, 8],
    ['Searched', 25, 7],
  ];
  expect(funnelOf({ columns, rows, told: null }, hint)).toMatchObject([
    { name: 'Registered', figure: { value: 200, margin: 9 }, ofFirst: 1, ofPrevious: null },
    { name: 'Confirmed', ofFirst: 0.5, ofPrevious: 0.5 },
    { name: 'Searched', ofFirst: 0.125, ofPrevious: 0.25 },
  ]);
});

test('there is no share of a number that may be zero, and none is shown below zero', () => {
  const rows = [
    ['Registered', 4, 5],
    ['Confirmed', -2, 4],
  ];
  expect(funnelOf({ columns, rows, told: null }, hint)).toMatchObject([
    { ofFirst: null },
    { figure: { value: 0, margin: 4 }, ofFirst: null, ofPrevious: null },
  ]);
});
