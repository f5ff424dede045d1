import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import type { Cell } from '../cell-words.ts';
import { bothInOne, changeOf, compared } from './compared.ts';

const months = (...rows: ReportTable['rows']): ReportTable => ({
  columns: [
    { id: 'period', label: 'Period', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
  ],
  rows,
});

const groups = (...rows: ReportTable['rows']): ReportTable => ({
  columns: [
    { id: 'group', label: 'Group', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
    { id: 'count', label: 'Times', type: 'count' },
  ],
  rows,
});

const cohorts = (...rows: ReportTable['rows']): ReportTable => ({
  columns: [
    { id: 'cohort', label: 'Cohort', type: 'text' },
    { id: 'after', label: 'Weeks after', type: 'text' },
    { id: 'families', label: 'Families', type: 'families' },
  ],
  rows,
});

test('periods belong together by their order', () => {
  const [families] = compared(
    months(['2026-03', 20], ['2026-04', 30]),
    months(['2026-01', 10], ['2026-02', 15]),
  );
  expect(families?.rows).toEqual([
    { names: ['2026-03'], otherNames: ['2026-01'], cell: 20, other: 10 },
    { names: ['2026-04'], otherNames: ['2026-02'], cell: 30, other: 15 },
  ]);
});

test('groups belong together by their words, and one table may lack some', () => {
  const both = compared(
    groups(['dental', 20, 40], ['respite', 5, 5]),
    groups(['behavior', 10, 10], ['dental', 10, 15]),
  );
  expect(both.map(({ column }) => column.id)).toEqual(['families', 'count']);
  expect(both[1]?.rows).toEqual([
    { names: ['dental'], otherNames: null, cell: 40, other: 15 },
    { names: ['respite'], otherNames: null, cell: 5, other: null },
    { names: ['behavior'], otherNames: null, cell: null, other: 10 },
  ]);
});

test('the weeks of a cohort stand beside those of the cohort in the same order', () => {
  const [families] = compared(
    cohorts(['2026-W10', '0', 20], ['2026-W10', '1', 10], ['2026-W11', '0', 30]),
    cohorts(['2026-W08', '0', 10], ['2026-W08', '1', 5], ['2026-W09', '0', 15]),
  );
  expect(families?.rows.map(({ cell, other }) => [cell, other])).toEqual([
    [20, 10],
    [10, 5],
    [30, 15],
  ]);
});

test.for<readonly [Cell, Cell, unknown]>([
  [30, 20, { kind: 'percent', by: 0.5 }],
  [10, 20, { kind: 'percent', by: -0.5 }],
  [0, 0, { kind: 'percent', by: 0 }],
  [10, 0, { kind: 'from-zero' }],
  ['<5', 10, null],
  [10, '<5', null],
  [10, 'hidden', null],
  [10, null, null],
])('%j after %j changed by %j', ([cell, other, change]) => {
  expect(changeOf({ cell, other }, { type: 'families' })).toEqual(change);
});

test('a share changes by points', () => {
  const change = changeOf({ cell: 0.5, other: 0.25 }, { type: 'share' });
  expect(change).toEqual({ kind: 'points', by: 0.25 });
});

test('a chart has a series for each period', () => {
  const [families] = compared(months(['2026-03', 20]), months(['2026-01', '<5']));
  const drawn = families && bothInOne(families, { one: 'Now', other: 'Then' });
  expect(drawn?.columns.map(({ label }) => label)).toEqual(['Period', 'Now', 'Then']);
  expect(drawn?.rows).toEqual([['2026-03', 20, '<5']]);
});
