import { expect, test } from 'vitest';
import type { Column } from '../cell-words.ts';
import { MAX_RANKED, MAX_SERIES, numberAt, plotOf } from './plot.ts';

const day: Column = { id: 'day', label: 'Day', type: 'text' };
const tier: Column = { id: 'tier', label: 'Tier', type: 'text' };
const families: Column = { id: 'families', label: 'Families', type: 'families' };
const margin: Column = { ...families, id: 'families_plus_minus', marginOf: 'families' };
const again: Column = { id: 'again', label: 'Came again', type: 'families' };
const share: Column = { id: 'share', label: 'Share', type: 'share' };

const options = { x: 'day', y: ['families'], isRanked: false };
const told = null;

test('each row is a point with its margin, none below zero, and a missing number a gap', () => {
  const plot = plotOf(
    {
      columns: [day, families, margin],
      rows: [
        ['2026-03-01', 12, 4],
        ['2026-03-02', -2, 4],
        ['2026-03-03', null, null],
      ],
      told,
    },
    options,
  );
  expect(plot).toMatchObject({
    series: [{ key: 's0', label: 'Families' }],
    points: [
      { x: '2026-03-01', figures: { s0: { value: 12, margin: 4 } } },
      { x: '2026-03-02', figures: { s0: { value: 0, margin: 4 } } },
      { x: '2026-03-03', figures: { s0: null } },
    ],
  });
  expect(plot?.points.map((point) => numberAt(point, 's0'))).toEqual([12, 0, null]);
});

test('splits rows of one day into a series for each tier', () => {
  const plot = plotOf(
    {
      columns: [day, tier, families],
      rows: [
        ['2026-03-01', 'free', 12],
        ['2026-03-01', 'plus', 7],
        ['2026-03-02', 'plus', 8],
      ],
      told,
    },
    options,
  );
  expect(plot?.series.map(({ label }) => label)).toEqual(['free', 'plus']);
  expect(plot?.points).toEqual([
    { x: '2026-03-01', figures: { s0: { value: 12, margin: 0 }, s1: { value: 7, margin: 0 } } },
    { x: '2026-03-02', figures: { s0: null, s1: { value: 8, margin: 0 } } },
  ]);
});

test('several measures of the same unit are a series each', () => {
  const plot = plotOf(
    { columns: [day, families, again, share], rows: [['2026-03-01', 12, 7, 0.58]], told },
    { ...options, y: ['families', 'again', 'share'] },
  );
  expect(plot?.series.map(({ label }) => label)).toEqual(['Families', 'Came again']);
});

test('draws the largest of too many series, in the table’s order', () => {
  const rows = Array.from({ length: MAX_SERIES + 2 }, (_, at) => ['2026-03-01', `t${at}`, at + 5]);
  const plot = plotOf({ columns: [day, tier, families], rows, told }, options);
  expect(plot?.series.map(({ label }) => label)).toEqual(['t2', 't3', 't4', 't5', 't6', 't7']);
  expect(plot?.seriesLeftOut).toBe(2);
});

test('sorts unordered categories by size, and draws those that fit', () => {
  const rows = Array.from({ length: MAX_RANKED + 1 }, (_, at) => [`t${at}`, 5 + at]);
  const table = { columns: [tier, families], rows, told };
  const plot = plotOf(table, { x: 'tier', y: ['families'], isRanked: true });
  expect(plot?.points.slice(0, 2).map(({ x }) => x)).toEqual([
    `t${MAX_RANKED}`,
    `t${MAX_RANKED - 1}`,
  ]);
  expect(plot).toMatchObject({ pointsLeftOut: 1 });
});

test('a note about missing columns draws nothing', () => {
  expect(plotOf({ columns: [day], rows: [], told }, options)).toBeUndefined();
});
