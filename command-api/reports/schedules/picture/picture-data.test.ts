import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { MOST_SERIES, pictureDataOf } from './picture-data.ts';

const column = (id: string, type: ReportTable['columns'][number]['type'] = 'families') => ({
  id,
  label: `The ${id}`,
  type,
});

const table = (columns: ReportTable['columns'], ...rows: ReportTable['rows']): ReportTable => ({
  columns,
  rows,
});

const line = { kind: 'line', x: 'period', y: ['families'] } as const;

test('a number that is not told stays what it says, which no line goes through', () => {
  const days = table([column('period', 'text'), column('families')], ['a', 7], ['b', '<5']);
  expect(pictureDataOf({ chart: line, table: days })).toEqual({
    kind: 'line',
    axis: 'The period',
    measure: 'The families',
    type: 'families',
    places: ['a', 'b'],
    series: [{ label: 'The families', cells: [7, '<5'] }],
  });
});

test('rows of one place are series, of which the largest are drawn', () => {
  const plans = ['p0', 'p1', 'p2', 'p3', 'p4', 'p5'];
  const rows = plans.map((plan, index) => ['a', plan, index * 10]);
  const columns = [column('period', 'text'), column('plan', 'text'), column('families')];
  const data = pictureDataOf({ chart: line, table: table(columns, ...rows) });
  expect(data?.kind === 'line' && data.series.map(({ label }) => label)).toEqual(
    plans.toReversed().slice(0, MOST_SERIES),
  );
});

test('numbers of another unit are not drawn on the same axis', () => {
  const columns = [column('period', 'text'), column('families'), column('money', 'cents')];
  const chart = { kind: 'line', x: 'period', y: ['families', 'money'] } as const;
  const data = pictureDataOf({ chart, table: table(columns, ['a', 5, 499]) });
  expect(data?.kind === 'line' && data.series).toEqual([{ label: 'The families', cells: [5] }]);
});

test('bars of categories go from the largest to the smallest, and steps stay in order', () => {
  const columns = [column('group', 'text'), column('families')];
  const steps = table(columns, ['a', 5], ['b', '<5'], ['c', 20]);
  const bar = { kind: 'bar', x: 'group', y: ['families'] } as const;
  const funnel = { kind: 'funnel', step: 'group', value: 'families' } as const;
  expect(pictureDataOf({ chart: bar, table: steps })).toMatchObject({
    places: ['c', 'a', 'b'],
    series: [{ cells: [20, 5, '<5'] }],
  });
  expect(pictureDataOf({ chart: funnel, table: steps })).toMatchObject({ places: ['a', 'b', 'c'] });
});

test('a heat map has a line for each cohort, with gaps', () => {
  const columns = [column('cohort', 'text'), column('after', 'text'), column('share', 'share')];
  const chart = { kind: 'heat-map', row: 'cohort', column: 'after', value: 'share' } as const;
  const cohorts = table(columns, ['w1', '0', 1], ['w1', '1', 'hidden'], ['w2', '0', 0.5]);
  expect(pictureDataOf({ chart, table: cohorts })).toMatchObject({
    places: ['0', '1'],
    lines: [
      { label: 'w1', cells: [1, 'hidden'] },
      { label: 'w2', cells: [0.5, null] },
    ],
  });
});

test.for([
  ['an empty table', table([column('period', 'text'), column('families')])],
  ['a table without the column', table([column('period', 'text')], ['a'])],
] as const)('nothing is drawn of %s', ([_, nothing]) => {
  expect(pictureDataOf({ chart: line, table: nothing })).toBeUndefined();
});
