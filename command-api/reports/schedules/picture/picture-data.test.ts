import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { MAX_SERIES, pictureDataOf } from './picture-data.ts';

type Column = ReportTable['columns'][number];

const column = (id: string, type: Column['type'] = 'families'): Column => ({
  id,
  label: `The ${id}`,
  type,
});
const marginOf = (id: string): Column => ({ ...column(`${id}_plus_minus`), marginOf: id });

const table = (columns: ReportTable['columns'], ...rows: ReportTable['rows']): ReportTable => ({
  columns,
  rows,
  told: null,
});

const off = (value: number, margin = 0) => ({ value, margin });

const line = { kind: 'line', x: 'period', y: ['families'] } as const;

test('each number has its margin, and none is below zero', () => {
  const columns = [column('period', 'text'), column('families'), marginOf('families')];
  const days = table(columns, ['a', 7, 3], ['b', -2, 3]);
  expect(pictureDataOf({ chart: line, table: days })).toEqual({
    kind: 'line',
    axis: 'The period',
    measure: 'The families',
    type: 'families',
    places: ['a', 'b'],
    series: [{ label: 'The families', cells: [off(7, 3), off(0, 3)] }],
  });
});

test('rows of one place are series, of which the largest are drawn', () => {
  const plans = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
  const rows = plans.map((plan, index) => ['a', plan, index * 10]);
  const columns = [column('period', 'text'), column('plan', 'text'), column('families')];
  const data = pictureDataOf({ chart: line, table: table(columns, ...rows) });
  expect(data?.kind === 'line' && data.series.map(({ label }) => label)).toEqual(
    plans.toReversed().slice(0, MAX_SERIES),
  );
});

test('numbers of another unit are not drawn on the same axis', () => {
  const columns = [column('period', 'text'), column('families'), column('money', 'cents')];
  const chart = { kind: 'line', x: 'period', y: ['families', 'money'] } as const;
  const data = pictureDataOf({ chart, table: table(columns, ['a', 5, 499]) });
  expect(data?.kind === 'line' && data.series).toEqual([
    { label: 'The families', cells: [off(5)] },
  ]);
});

test('bars of categories go from the largest to the smallest, and steps stay in order', () => {
  const columns = [column('group', 'text'), column('families')];
  const steps = table(columns, ['a', 5], ['b', 4], ['c', 20]);
  const bar = { kind: 'bar', x: 'group', y: ['families'] } as const;
  const funnel = { kind: 'funnel', step: 'group', value: 'families' } as const;
  expect(pictureDataOf({ chart: bar, table: steps })).toMatchObject({
    places: ['c', 'a', 'b'],
    series: [{ cells: [off(20), off(5), off(4)] }],
  });
  expect(pictureDataOf({ chart: funnel, table: steps })).toMatchObject({ places: ['a', 'b', 'c'] });
});

test('a heat map has a line for each cohort, with gaps', () => {
  const columns = [column('cohort', 'text'), column('after', 'text'), column('share', 'share')];
  const chart = { kind: 'heat-map', row: 'cohort', column: 'after', value: 'share' } as const;
  const cohorts = table(columns, ['w1', '0', 1], ['w1', '1', 0.2], ['w2', '0', 0.5]);
  expect(pictureDataOf({ chart, table: cohorts })).toMatchObject({
    places: ['0', '1'],
    lines: [
      { label: 'w1', cells: [off(1), off(0.2)] },
      { label: 'w2', cells: [off(0.5), null] },
    ],
  });
});

test.for([
  ['an empty table', table([column('period', 'text'), column('families')])],
  ['a table without the column', table([column('period', 'text')], ['a'])],
] as const)('nothing is drawn of %s', ([_, nothing]) => {
  expect(pictureDataOf({ chart: line, table: nothing })).toBeUndefined();
});
