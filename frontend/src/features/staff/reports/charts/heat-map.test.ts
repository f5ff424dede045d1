import { expect, test } from 'vitest';
import type { Column } from '../cell-words.ts';
import { fitting, heatMapOf } from './heat-map.ts';

const cohort: Column = { id: 'cohort', label: 'Week of sign-up', type: 'text' };
const week: Column = { id: 'week', label: 'Weeks later', type: 'text' };
const share: Column = { id: 'share', label: 'Came back', type: 'share' };
const columns = [cohort, week, share];
const hint = { row: 'cohort', column: 'week', value: 'share' };
const told = null;

const rows = [
  ['2026-03-02', '0', 1],
  ['2026-03-02', '2', 0.5],
  ['2026-03-02', '10', 0.01],
  ['2026-03-09', '2', 0],
];

test('each cohort is a line, with its weeks in their order', () => {
  const map = heatMapOf({ columns, rows, told }, hint);
  expect(map?.places).toEqual(['0', '2', '10']);
  expect(map?.lines.map(({ name }) => name)).toEqual(['2026-03-02', '2026-03-09']);
  expect(map?.lines[0]?.cells.map(({ figure }) => figure?.value)).toEqual([1, 0.5, 0.01]);
});

test('the maximum is darkest, the minimum is shaded, zero is not', () => {
  const map = heatMapOf({ columns, rows, told }, hint);
  expect(map?.lines[0]?.cells.map(({ shade }) => shade)).toEqual([4, 2, 1]);
  expect(map?.lines[1]?.cells).toMatchObject([
    { figure: null, shade: 0 },
    { figure: { value: 0 }, shade: 0 },
    { figure: null, shade: 0 },
  ]);
});

test('a note about missing columns draws nothing', () => {
  expect(heatMapOf({ columns: [cohort], rows: [], told }, hint)).toBeUndefined();
});

test('of two years of cohorts, the last half year fits on a screen', () => {
  const triangle = Array.from({ length: 104 }, (_, at) =>
    Array.from({ length: 104 - at }, (_none, week) => [`cohort ${at}`, String(week), 0.5]),
  ).flat();
  const map = heatMapOf({ columns, rows: triangle, told }, hint);
  const fits = map && fitting(map);
  expect(fits?.map.lines.map(({ name }) => name).at(0)).toBe('cohort 78');
  expect(fits?.map.lines.map(({ name }) => name).at(-1)).toBe('cohort 103');
  expect(fits?.map.places).toEqual(['0', '1', '2', '3', '4', '8', '12', '16', '20', '24']);
  expect(fits?.map.lines[0]?.cells.map(({ place }) => place)).toEqual(fits?.map.places);
  expect(fits).toMatchObject({ linesLeftOut: 78, placesLeftOut: 16 });
});

test('a small heat map is whole', () => {
  const map = heatMapOf({ columns, rows, told }, hint);
  expect(map && fitting(map)).toEqual({ map, linesLeftOut: 0, placesLeftOut: 0 });
});
