import { describe, expect, test } from 'vitest';
import { findingOf } from './finding.contract.ts';
import type { ReportInfo, ReportTable } from './reports.contract.ts';

const MARGIN = 4;

type Type = ReportTable['columns'][number]['type'];

/** Each number is off by four at most, and each share by a tenth. */
const tableOf = (
  columns: Readonly<Record<string, Type>>,
  ...rows: readonly (readonly (string | number)[])[]
): ReportTable => ({
  columns: Object.entries(columns).flatMap(([id, type]): ReportTable['columns'] =>
    type === 'text'
      ? [{ id, label: id, type }]
      : [
          { id, label: id, type },
          { id: `${id}_plus_minus`, label: '', type, marginOf: id },
        ],
  ),
  rows: rows.map((row) =>
    row.flatMap((cell): readonly (string | number)[] =>
      typeof cell === 'string' ? [cell] : [cell, Number.isInteger(cell) ? MARGIN : 0.1],
    ),
  ),
  told: null,
});

const bar: ReportInfo['chart'] = { kind: 'bar', x: 'group', y: ['families'] };
const ofFavorites = { id: 'favorites', chart: bar };
const off = (value: number) => ({ value, margin: MARGIN });

test('nothing is found where no period is over', () => {
  const table = tableOf({ group: 'text', families: 'families' });
  expect(findingOf({ report: ofFavorites, table })).toEqual({ kind: 'open' });
});

test('the last period is told beside the one before, also of a report of groups', () => {
  const table = tableOf({ period: 'text', families: 'families' }, ['2026-02', 10], ['2026-03', 30]);
  expect(findingOf({ report: ofFavorites, table })).toMatchObject({
    kind: 'latest',
    column: { id: 'families' },
    last: { period: '2026-03', ...off(30) },
    before: { period: '2026-02', ...off(10) },
  });
});

describe('the largest group', () => {
  const found = (...rows: readonly (readonly [string, number])[]) =>
    findingOf({
      report: ofFavorites,
      table: tableOf({ group: 'text', families: 'families' }, ...rows),
    });

  test('comes first where the next cannot be as large by its noise', () => {
    expect(found(['dental', 10], ['respite', 20])).toEqual({
      kind: 'largest',
      group: 'respite',
      families: off(20),
      isClear: true,
    });
  });

  test('is no sure one otherwise', () => {
    expect(found(['dental', 19], ['respite', 20])).toMatchObject({ isClear: false });
  });
});

describe('a funnel', () => {
  const report = {
    id: 'sign-up-funnel',
    chart: { kind: 'funnel', step: 'step', value: 'families' } as const,
  };
  const found = (...families: readonly number[]) =>
    findingOf({
      report,
      table: tableOf(
        { step: 'text', families: 'families' },
        ...families.map((count, at) => [`step ${at}`, count]),
      ),
    });

  test('loses most where the most go', () => {
    expect(found(100, 80, 20)).toMatchObject({
      registered: off(100),
      loss: { from: 'step 1', to: 'step 2', came: off(80), went: off(20) },
    });
  });

  test('loses none where all losses may be noise', () => {
    expect(found(10, 8, 7)).toMatchObject({ loss: null });
  });
});

test('retention is that of all cohorts, without weeks that too few families registered in', () => {
  const report = {
    id: 'retention',
    chart: { kind: 'heat-map', row: 'cohort', column: 'after', value: 'share' } as const,
  };
  const table = tableOf(
    { cohort: 'text', size: 'families', after: 'text', families: 'families' },
    ['W10', 60, '1', 30],
    ['W11', 40, '1', 20],
    ['W10', 4, '4', 2],
  );
  expect(findingOf({ report, table })).toEqual({
    kind: 'retention',
    shares: [{ weeks: 1, share: { value: 0.5, margin: expect.closeTo(0.0632, 3) } }],
  });
});

test('the feature with the greatest share is told, for the plan with most families', () => {
  const report = {
    id: 'feature-use',
    chart: { kind: 'heat-map', row: 'feature', column: 'plan', value: 'share' } as const,
  };
  const table = tableOf(
    { feature: 'text', plan: 'text', active: 'families', share: 'share' },
    ['search', 'free', 100, 0.5],
    ['favorites', 'free', 100, 0.75],
    ['search', 'plus', 10, 0.9],
  );
  expect(findingOf({ report, table })).toMatchObject({
    kind: 'use',
    plan: 'free',
    feature: 'favorites',
    active: off(100),
    share: { value: 0.75 },
  });
});
