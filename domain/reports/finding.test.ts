import { expect, test } from 'vitest';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { activeFamilies } from './active-families.ts';
import { allReports } from './all-reports.ts';
import { featureUse } from './feature-use.ts';
import { findingOf, openDayOf } from './finding.contract.ts';
import type { Cell, Report } from './report.ts';
import { retention } from './retention.ts';
import { signUpFunnel } from './sign-up-funnel.ts';
import { sparsenessOf } from './sparseness.contract.ts';

const reportOf = (id: string): Report => {
  const report = allReports.find((each) => each.id === id);
  if (report === undefined) throw new Error(`There is no report ${id}.`);
  return report;
};

const found = (
  report: Report,
  rows: readonly (readonly Cell[])[],
  { groupBy = report.groupings[0] ?? '', openDay = '2026-04-10' } = {},
) => {
  const columns = report.columns.map(({ id, type }) => ({ id, label: id, type }));
  return findingOf({ report, table: { columns, rows }, groupBy, openDay });
};

test('compares the last month that is over with the month before it', () => {
  const rows = [
    ['2026-02', 100],
    ['2026-03', 120],
    ['2026-04', 30],
  ];
  expect(found(activeFamilies, rows)).toEqual({
    kind: 'active',
    last: { period: '2026-03', cell: 120 },
    before: { period: '2026-02', cell: 100 },
    isOver: true,
  });
});

test('does not compare a month that is not over', () => {
  expect(found(activeFamilies, [['2026-04', 30]])).toMatchObject({ before: null, isOver: false });
});

test.for([
  ['day', ['2026-04-08', '2026-04-09', '2026-04-10'], '2026-04-09'],
  ['week', ['2026-W13', '2026-W14', '2026-W15'], '2026-W14'],
  ['quarter', ['2025-Q4', '2026-Q1', '2026-Q2'], '2026-Q1'],
  ['year', ['2024', '2025', '2026'], '2025'],
] as const)('by %s, the last one that is over counts', ([groupBy, periods, last]) => {
  const rows = periods.map((period) => [period, 10]);
  expect(found(activeFamilies, rows, { groupBy })).toMatchObject({ last: { period: last } });
});

test('a report as of a day has that day, and none after it', () => {
  const startedAt = '2026-11-21T10:00:00.000Z';
  expect(openDayOf({ asOf: '2026-03-31', startedAt })).toBe('2026-04-01');
  expect(openDayOf({ asOf: null, startedAt })).toBe('2026-11-21');
});

test('revenue is that of the last month, after that of the first', () => {
  const rows = [
    ['2026-02', 10, '<5', '<13485', 5, 0, 0],
    ['2026-03', 20, 10, 40000, 5, 0, 0],
  ];
  expect(found(reportOf('subscriptions'), rows)).toEqual({
    kind: 'revenue',
    plus: 20,
    family: 10,
    last: { period: '2026-03', cell: 40000 },
    first: { period: '2026-02', cell: '<13485' },
  });
});

test('most families are lost where the number falls most', () => {
  const rows = [
    ['Registered', 100, 1],
    ['Confirmed the email address', 90, 0.9],
    ['Finished the onboarding', 40, 0.4],
    ['Searched', '<5', '<0.05'],
    ['Added a favorite', 0, 0],
  ];
  expect(found(signUpFunnel, rows)).toMatchObject({
    registered: 100,
    loss: {
      from: 'Confirmed the email address',
      to: 'Finished the onboarding',
      came: 90,
      went: 40,
    },
  });
  expect(
    found(signUpFunnel, [
      ['Registered', 5, 1],
      ['Searched', 5, 1],
    ]),
  ).toMatchObject({ loss: null });
});

test('retention pools the cohorts, and a small group widens the share', () => {
  const rows = [
    ['2026-W02', 20, '0', 20, 1],
    ['2026-W02', 20, '1', 10, 0.5],
    ['2026-W03', 20, '0', 20, 1],
    ['2026-W03', 20, '1', '<5', '<0.25'],
    ['2026-W04', '<5', '0', '<5', 'hidden'],
    ['2026-W04', '<5', '1', '<5', 'hidden'],
  ];
  expect(found(retention, rows)).toEqual({
    kind: 'retention',
    shares: [{ weeks: 1, least: 11 / 40, most: 14 / 40 }],
  });
});

test('the largest group has its share of what is told', () => {
  const favorites = reportOf('favorites');
  const rows = [
    ['speech-therapy', 20, 30],
    ['dental', 10, 10],
    ['respite', '<5', 'hidden'],
  ];
  expect(found(favorites, rows)).toEqual({
    kind: 'largest',
    groups: ['speech-therapy'],
    families: 20,
    count: 30,
    share: 0.75,
    isAllTold: false,
  });
  expect(
    found(favorites, [
      ['a', 5, 10],
      ['b', 10, 10],
    ]),
  ).toMatchObject({
    groups: ['a', 'b'],
    families: null,
  });
});

test('the feature used most is on the plan with most active families', () => {
  const rows = [
    ['search', 'free', 100, 60, 0.6, 200],
    ['favorites', 'free', 100, 40, 0.4, 100],
    ['search', 'plus', 10, 10, 1, 90],
  ];
  expect(found(featureUse, rows)).toEqual({
    kind: 'use',
    plan: 'free',
    active: 100,
    features: ['search'],
    share: 0.6,
  });
});

test(
  '… tells nothing more than that there is nothing, or that it is not told',
  everyRow(
    allReports,
    (report) => {
      const rowOf = (number: Cell): readonly Cell[] =>
        report.columns.map(({ type }) => (type === 'text' ? '2026-03' : number));
      for (const [number, kind] of [
        [0, 'nothing'],
        ['<5', 'untold'],
        ['hidden', 'untold'],
      ] as const)
        expect(found(report, [rowOf(number), rowOf(number)])).toEqual({ kind });
      expect(found(report, [], { groupBy: 'state' })).toEqual({ kind: 'nothing' });
    },
    ({ id }) => `${id}`,
  ),
);

test.for([
  [[0, 0], 'nothing'],
  [[0, '<5'], 'untold'],
  [['<5', '<5', 10], 'mostly-untold'],
  [['<5', 10], null],
  [[10], null],
] as const)('a picture of %j is %s', ([cells, sparseness]) => {
  const columns = activeFamilies.columns.map(({ id, type }) => ({ id, label: id, type }));
  const rows = cells.map((cell, at) => [`2026-0${at + 1}`, cell]);
  expect(sparsenessOf({ report: activeFamilies, table: { columns, rows } })).toBe(sparseness);
});

test('no rows of words means that rare ones are left out, not that there are none', () => {
  const report = reportOf('searches-without-results');
  expect(found(report, [], { groupBy: 'term' })).toEqual({ kind: 'untold' });
});
