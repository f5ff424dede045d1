import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CATEGORY_IDS } from '../directory/categories.ts';
import { allReports } from './all-reports.ts';
import { fold, type Happened, paramsOf } from './history.fixture.ts';
import type { Report, ReportParams } from './report.ts';
import { tableOf } from './table.ts';

const DAYS = ['2025-12-27', '2025-12-28', '2025-12-29', '2025-12-31', '2026-01-01', '2026-02-01'];
const STATES = ['NC', 'VA', 'MD'] as const;

const types = [...new Set(allReports.flatMap((report) => report.types))];

const dataArb = fc.record({
  category: fc.constantFrom(...CATEGORY_IDS, null),
  resultCount: fc.constantFrom(0, 0, 5),
  terms: fc.subarray(['dentist', 'sedation', 'toString']),
  tier: fc.constantFrom('free', 'plus', 'family', 'gold'),
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

/** The same with up to nine families each, so that some groups are large enough to be shown. */
const crowdsArb = livesArb.chain((lives) =>
  fc
    .array(fc.integer({ min: 1, max: 9 }), { minLength: lives.length, maxLength: lives.length })
    .map((sizes) =>
      lives.flatMap((life, index) =>
        Array.from({ length: sizes[index] ?? 1 }, (_, twin) =>
          life.map((happened) => ({ ...happened, by: `f${index}-${twin}` })),
        ),
      ),
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

const askArb = (report: Report): fc.Arbitrary<ReportParams> =>
  fc
    .record({
      days: fc.tuple(fc.constantFrom(...DAYS), fc.constantFrom(...DAYS)),
      groupBy: fc.constantFrom(...report.groupings),
      state: fc.constantFrom(null, 'NC', 'VA'),
    })
    .map(({ days, groupBy, state }) => {
      const [from = '', to = ''] = [...days].sort();
      return paramsOf(report, { from, to, groupBy, state });
    });

const textOf = (report: Report, state: unknown, params: ReportParams): string =>
  JSON.stringify(tableOf(report, state, params));

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

  test('reveals no small group: in no cell, and in no difference of two cells about the same families', () =>
    fc.assert(
      fc.property(crowdsArb, askArb(report), (crowds, params) => {
        const { columns, rows } = tableOf(report, fold(report, crowds.flat()), params);
        const numbersOf = (id: string): readonly (number | null)[] =>
          rows.map((row) => {
            const cell = row[columns.findIndex((column) => column.id === id)];
            return typeof cell === 'number' ? cell : null;
          });
        for (const { id, type } of columns)
          if (type === 'families') for (const told of numbersOf(id)) expectNoSmall(told, 0);
        for (const guard of report.guards) {
          if (guard.kind === 'part-of') {
            const wholes = numbersOf(guard.whole);
            for (const [row, part] of numbersOf(guard.column).entries())
              expectNoSmall(wholes[row] ?? null, part);
          }
          if (guard.kind === 'apart')
            for (const one of numbersOf(guard.column))
              for (const other of numbersOf(guard.column)) expectNoSmall(one, other);
        }
      }),
      { seed: 7, numRuns: 40 },
    ));
});

/** Without both numbers there is no difference. */
const expectNoSmall = (one: number | null, other: number | null): void => {
  if (one !== null && other !== null) expect([1, 2, 3, 4]).not.toContain(Math.abs(one - other));
};

test('invalid stored states are refused', () => {
  for (const report of allReports)
    expect(() => tableOf(report, { some: 'thing' }, paramsOf(report, PERIOD))).toThrow(TypeError);
});

const PERIOD = { from: '2025-12-27', to: '2026-02-01' };

test('every number that belongs to families is guarded by how many there are', () => {
  for (const { columns, guards } of allReports) {
    const guarded = guards.flatMap((guard) => (guard.kind === 'tells-of' ? guard.columns : []));
    const telling = columns.filter(({ type }) => ['count', 'share', 'cents'].includes(type));
    expect(guarded).toEqual(expect.arrayContaining(telling.map(({ id }) => id)));
  }
});

test('guards and charts name columns that are there', () => {
  for (const { columns, guards, chart, groupings } of allReports) {
    const ids = columns.map(({ id }) => id);
    const { kind: _, ...drawn } = chart;
    expect(ids).toEqual(expect.arrayContaining(Object.values(drawn).flat()));
    for (const { kind: _kind, ...named } of guards) {
      const groupBy = 'groupBy' in named ? named.groupBy : [];
      expect(groupings).toEqual(expect.arrayContaining([...groupBy]));
      const { groupBy: _groupBy, ...rest } = { groupBy, ...named };
      expect(ids).toEqual(expect.arrayContaining(Object.values(rest).flat()));
    }
  }
});
