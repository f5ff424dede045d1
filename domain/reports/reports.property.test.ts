import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORY_IDS } from '../directory/categories.ts';
import { allReports } from '../site-reports/all-reports.ts';
import { offersOf } from './cells.ts';
import { fold, type Happened, paramsOf } from './history.fixture.ts';
import { noNoise } from './no-noise.fixture.ts';
import { tableOf } from './published-table.ts';
import type { Report, ReportParams } from './report.ts';

const DAYS = ['2025-12-27', '2025-12-28', '2025-12-29', '2025-12-31', '2026-01-01', '2026-02-01'];
const STATES = ['NC', 'VA', 'MD'] as const;

const types = [...new Set(allReports.flatMap((report) => report.types))];

const dataArb = fc.record({
  category: fc.constantFrom(...CATEGORY_IDS, null),
  resultCount: fc.constantFrom(0, 0, 5),
  terms: fc.subarray(['dentist', 'sedation', 'toString']),
  tier: fc.constantFrom('free', 'plus', 'family', 'gold'),
  plan: fc.constantFrom('plus', 'family', 'gold'),
  endsAt: fc.constantFrom(null, '2025-12-29T09:00:00.000Z'),
  reason: fc.constantFrom('requested', 'unpaid', 'duplicate', null),
  role: fc.constantFrom('family', 'support'),
  where: fc.constantFrom('map', 'filters'),
  field: fc.constantFrom('phone', 'name'),
  outcome: fc.constantFrom('corrected', 'retired'),
  why: fc.constantFrom('by-support', 'by-choice'),
});

const happenedArb = fc.record(
  {
    day: fc.constantFrom(...DAYS),
    type: fc.constantFrom(...types),
    data: dataArb,
    state: fc.constantFrom(...STATES),
  },
  { requiredKeys: ['day', 'type', 'data'] },
);

/** Histories of several families. */
const livesArb = fc
  .array(fc.array(happenedArb, { minLength: 1, maxLength: 12 }), { maxLength: 16 })
  .map((lives) =>
    lives.map((life, index): Happened[] =>
      life.map((happened) => ({
        day: happened.day,
        type: happened.type,
        data: happened.data,
        by: `f${index}`,
        ...(happened.state === undefined ? {} : { state: happened.state }),
      })),
    ),
  );

/** Interleaves them in one log; each family keeps its own order. */
const mixed = (lives: readonly (readonly Happened[])[], turns: readonly number[]): Happened[] => {
  const queues = lives.map((life) => [...life]);
  const log: Happened[] = [];
  let turn = 0;
  while (queues.some(({ length }) => length > 0)) {
    const waiting = queues.filter(({ length }) => length > 0);
    const queue = waiting[(turns[turn % turns.length] ?? 0) % waiting.length];
    const next = queue?.shift();
    if (next !== undefined) log.push(next);
    turn += 1;
  }
  return log;
};

const turnsArb = fc.array(fc.nat(50), { minLength: 1, maxLength: 20 });

const groupedOf = (report: Report) => {
  const { groupings, stateGroupings } = offersOf(report);
  return [
    ...groupings.map((groupBy) => ({ groupBy, state: null })),
    ...stateGroupings.flatMap((groupBy) => ['NC', 'NC,VA'].map((state) => ({ groupBy, state }))),
  ];
};

const askArb = (report: Report): fc.Arbitrary<ReportParams> =>
  fc
    .record({
      days: fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS)),
      grouped: fc.constantFrom(...groupedOf(report)),
    })
    .map(({ days, grouped }) => {
      const [from = '', to = ''] = [...days].sort();
      return paramsOf(report, { from, to, ...grouped });
    });

const textOf = (report: Report, state: unknown, params: ReportParams): string =>
  JSON.stringify(tableOf(report, { state, openDay: '2026-12-31' }, params, noNoise));

describe.for(allReports.map((report) => [report.id, report] as const))('%s', ([, report]) => {
  test('says the same, to the byte, however the families come between each other', () =>
    fc.assert(
      fc.property(livesArb, turnsArb, turnsArb, askArb(report), (lives, one, other, params) => {
        const first = textOf(report, fold(report, mixed(lives, one)), params);
        expect(textOf(report, fold(report, mixed(lives, other)), params)).toBe(first);
      }),
      { seed: 7, numRuns: 40 },
    ));

  test('continues from a saved state as if uninterrupted', () =>
    fc.assert(
      fc.property(livesArb, turnsArb, fc.nat(), askArb(report), (lives, turns, at, params) => {
        const log = mixed(lives, turns);
        const cut = at % (log.length + 1);
        const kept: unknown = JSON.parse(JSON.stringify(fold(report, log.slice(0, cut))));
        const continued = fold(report, log.slice(cut), kept);
        expect(JSON.stringify(continued)).toBe(JSON.stringify(fold(report, log)));
        expect(textOf(report, continued, params)).toBe(textOf(report, fold(report, log), params));
      }),
      { seed: 7, numRuns: 40 },
    ));
});

test('invalid stored states are refused', () => {
  for (const report of allReports)
    expect(() => textOf(report, { some: 'thing' }, paramsOf(report, PERIOD))).toThrow(TypeError);
});

const PERIOD = { from: '2025-12-27', to: '2026-02-01' };

test('charts and computed columns name columns that are there', () => {
  for (const { columns, chart } of allReports) {
    const ids = columns.map(({ id }) => id);
    const { kind: _, ...drawn } = chart;
    expect(ids).toEqual(expect.arrayContaining(Object.values(drawn).flat()));
    const used = columns.flatMap((column) => {
      if (column.type === 'share') return [column.part, column.whole];
      return column.type === 'cents' ? Object.keys(column.each) : [];
    });
    const families = columns.flatMap(({ id, type }) => (type === 'families' ? [id] : []));
    expect(families).toEqual(expect.arrayContaining(used));
  }
});
