import { expect, test } from 'vitest';
import type { Column } from '../cell-words.ts';
import { funnelOf } from './funnel.ts';

const step: Column = { id: 'step', label: 'Step', type: 'text' };
const families: Column = { id: 'families', label: 'Families', type: 'families' };
const columns = [step, families];
const hint = { step: 'step', value: 'families' };

test('each step has its share of the first and of the previous one', () => {
  const rows = [
    ['Registered', 200],
    ['Confirmed', 100],
    ['Searched', 25],
  ];
  expect(funnelOf({ columns, rows }, hint)).toMatchObject([
    { name: 'Registered', ofFirst: 1, ofPrevious: null },
    { name: 'Confirmed', ofFirst: 0.5, ofPrevious: 0.5 },
    { name: 'Searched', ofFirst: 0.125, ofPrevious: 0.25 },
  ]);
});

test('no share reveals a suppressed number', () => {
  const rows = [
    ['Registered', 200],
    ['Confirmed', '<5'],
    ['Searched', 25],
  ];
  expect(funnelOf({ columns, rows }, hint)).toMatchObject([
    {},
    { isHidden: true, ofFirst: null, ofPrevious: null },
    { isHidden: false, ofFirst: 0.125, ofPrevious: null },
  ]);
});

test('there is no share of zero', () => {
  expect(
    funnelOf(
      {
        columns,
        rows: [
          ['Registered', 0],
          ['Confirmed', 0],
        ],
      },
      hint,
    ),
  ).toMatchObject([{ ofFirst: null }, { ofFirst: null, ofPrevious: null }]);
});
