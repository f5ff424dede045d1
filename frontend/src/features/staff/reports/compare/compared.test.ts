import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { bothInOne, changeOf, compared } from './compared.ts';

const families = [
  { id: 'families', label: 'Families', type: 'families' },
  { id: 'families_plus_minus', label: 'Families, ±', type: 'families', marginOf: 'families' },
] as const;

/** Margin of three for each number. */
const tableOf =
  (...words: readonly string[]) =>
  (...rows: readonly (readonly [...words: string[], families: number])[]): ReportTable => ({
    columns: [...words.map((id) => ({ id, label: id, type: 'text' as const })), ...families],
    rows: rows.map((row) => [...row, 3]),
    told: null,
  });

const months = tableOf('period');
const groups = tableOf('group');
const cohorts = tableOf('cohort', 'after');

const off = (value: number) => ({ value, margin: 3 });

test('periods belong together by their order', () => {
  const [column] = compared(
    months(['2026-03', 20], ['2026-04', 30]),
    months(['2026-01', 10], ['2026-02', 15]),
  );
  expect(column?.rows).toEqual([
    { names: ['2026-03'], otherNames: ['2026-01'], figure: off(20), other: off(10) },
    { names: ['2026-04'], otherNames: ['2026-02'], figure: off(30), other: off(15) },
  ]);
});

test('groups belong together by their words, and one table may lack some', () => {
  const both = compared(
    groups(['dental', 20], ['respite', 5]),
    groups(['behavior', 10], ['dental', 15]),
  );
  expect(both.map(({ column }) => column.id)).toEqual(['families']);
  expect(both[0]?.rows).toEqual([
    { names: ['dental'], otherNames: null, figure: off(20), other: off(15) },
    { names: ['respite'], otherNames: null, figure: off(5), other: null },
    { names: ['behavior'], otherNames: null, figure: null, other: off(10) },
  ]);
});

test('the weeks of a cohort stand beside those of the cohort in the same order', () => {
  const [column] = compared(
    cohorts(['2026-W10', '0', 20], ['2026-W10', '1', 10], ['2026-W11', '0', 30]),
    cohorts(['2026-W08', '0', 10], ['2026-W08', '1', 5], ['2026-W09', '0', 15]),
  );
  expect(column?.rows.map(({ figure, other }) => [figure?.value, other?.value])).toEqual([
    [20, 10],
    [10, 5],
    [30, 15],
  ]);
});

test('a change has the margins of both numbers, and none is told of a number that may be zero', () => {
  const change = (figure: number, other: number) =>
    changeOf({ figure: off(figure), other: off(other) }, { type: 'families' });
  expect(change(30, 20)).toEqual({
    kind: 'percent',
    value: 0.5,
    margin: expect.closeTo(Math.hypot(3, 1.5 * 3) / 20),
  });
  expect(change(10, 20)).toMatchObject({ value: -0.5 });
  expect(change(10, 3)).toBeNull();
  expect(changeOf({ figure: off(9), other: null }, { type: 'families' })).toBeNull();
});

test('a share changes by points', () => {
  const [figure, other] = [
    { value: 0.5, margin: 0.03 },
    { value: 0.25, margin: 0.04 },
  ];
  expect(changeOf({ figure, other }, { type: 'share' })).toEqual({
    kind: 'points',
    value: 0.25,
    margin: 0.05,
  });
});

test('a chart has a series for each period, with its margins', () => {
  const [column] = compared(months(['2026-03', 20]), months(['2026-01', 10]));
  const drawn = column && bothInOne(column, { one: 'Now', other: 'Then' });
  expect(drawn?.columns.map(({ label }) => label)).toEqual(['period', 'Now', '', 'Then', '']);
  expect(drawn?.rows).toEqual([['2026-03', 20, 3, 10, 3]]);
});
