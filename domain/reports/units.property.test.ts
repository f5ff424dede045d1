import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { subscriptions } from '../subscription/subscriptions.report.ts';
import { activeFamilies } from './active-families.ts';
import { anything, conclude, exactly, type Known, type Union } from './conclude.ts';
import { UNITS } from './days.ts';
import { UNKNOWN } from './family-log.ts';
import { fold, type Happened } from './history.fixture.ts';
import type { Cell, Report } from './report.ts';
import { HIDDEN, SMALLEST_GROUP } from './reports.constants.ts';
import { isSmall } from './sum-audit.ts';
import { tableOf } from './table.ts';

/** Two weeks and two months, of which the second week lies in both. */
const DAYS = ['2026-03-28', '2026-03-29', '2026-03-30', '2026-03-31', '2026-04-01'];
const PERIOD = { from: '2026-03-28', to: '2026-04-01' };
/** The days that lie in one week and one month; and of which of these weeks and months are made. */
const PIECES = [[0, 1], [2, 3], [4]];
const MADE_OF = { week: [[0], [1, 2]], month: [[0, 1], [2]] };

/** A territory, and none that is known, among them. */
const PLACES = ['NC', 'VA', 'PR', UNKNOWN];

/** Families of one place that do the same on the same days. */
interface Crowd {
  readonly size: number;
  readonly place: string;
  readonly days: readonly string[];
  /** Changes of plan, day by day. */
  readonly tiers: readonly string[];
}

const crowdsArb: fc.Arbitrary<readonly Crowd[]> = fc.array(
  fc.record({
    size: fc.integer({ min: 1, max: 9 }),
    place: fc.constantFrom(...PLACES),
    days: fc.subarray(DAYS, { minLength: 1 }),
    tiers: fc.array(fc.constantFrom('free', 'plus', 'family'), { minLength: 5, maxLength: 5 }),
  }),
  { maxLength: 6 },
);

const crowd = (place: string, size: number, ...days: readonly number[]): Crowd => ({
  place,
  size,
  days: days.flatMap((day) => DAYS[day] ?? []),
  tiers: [],
});

/** Examples that earlier rules failed. */
const FOUND = [
  [crowd('NC', 4, 4), crowd('NC', 3, 2), crowd('NC', 1, 3)],
  [crowd('PR', 1, 1, 4), crowd('NC', 5, 0, 2, 4), crowd('PR', 4, 0, 1, 4)],
];

const historyOf = (
  crowds: readonly Crowd[],
  act: (crowd: Crowd, day: number) => Pick<Happened, 'type' | 'data'>,
): readonly Happened[] =>
  crowds.flatMap((crowd, number) =>
    Array.from({ length: crowd.size }, (_, index) => `f${number}-${index}`).flatMap((by) => [
      { type: 'ResourceViewed', day: '2026-01-01', by, ...homeOf(crowd) },
      ...crowd.days.map((day, index) => ({ ...act(crowd, index), day, by })),
    ]),
  );

const homeOf = ({ place }: Crowd): Pick<Happened, 'state'> =>
  place === UNKNOWN ? {} : { state: place };

type Unit = (typeof UNITS)[number];

const toldIn = (report: Report, state: unknown, unit: Unit, place: string | null) =>
  tableOf(report, state, { ...PERIOD, groupBy: unit, state: place }).rows;

const knownOf = (cell: Cell | undefined): Known => {
  if (typeof cell === 'number') return exactly(cell);
  return cell === HIDDEN ? anything() : { low: 1, high: SMALLEST_GROUP - 1 };
};

/**
 * The knowledge of a reader of all tables of a place; families without a state have no tables of
 * their own.
 */
const sightOf = (state: unknown, place: string | null) => {
  const told = (unit: Unit): readonly Known[] =>
    toldIn(activeFamilies, state, unit, place === UNKNOWN ? null : place).map(([, cell]) =>
      place === UNKNOWN ? anything() : knownOf(cell),
    );
  return { place, day: told('day'), week: told('week'), month: told('month') };
};

type Sight = ReturnType<typeof sightOf>;

const unionsOf = ({ day, week, month }: Sight): readonly Union[] => {
  const pieces = PIECES.map((days) => ({
    whole: anything(),
    parts: days.flatMap((index) => day[index] ?? []),
  }));
  const made = (wholes: readonly Known[], of: readonly (readonly number[])[]): readonly Union[] =>
    wholes.map((whole, row) => ({
      whole,
      parts: (of[row] ?? []).flatMap((piece) => pieces[piece]?.whole ?? []),
    }));
  return [...pieces, ...made(week, MADE_OF.week), ...made(month, MADE_OF.month)];
};

test('comparing days, weeks and months of all states reveals no small group', () =>
  fc.assert(
    fc.property(crowdsArb, (crowds) => {
      const history = historyOf(crowds, () => ({ type: 'SignedIn' }));
      const state = fold(activeFamilies, history);
      const everywhere = sightOf(state, null);
      const places = PLACES.map((place) => sightOf(state, place));
      const sums = UNITS.flatMap((unit) =>
        everywhere[unit].map((total, row) => ({
          total,
          parts: places.flatMap((place) => place[unit][row] ?? []),
        })),
      );
      conclude(sums, [everywhere, ...places].flatMap(unionsOf));
      for (const sight of [everywhere, ...places])
        for (const unit of UNITS) {
          const asked = { ...PERIOD, groupBy: unit, state: sight.place };
          for (const [row, [, families]] of activeFamilies.result(state, asked).entries()) {
            const { low, high } = sight[unit][row] ?? anything();
            if (isSmall(Number(families))) expect(low, JSON.stringify(crowds)).toBeLessThan(high);
          }
        }
    }),
    { seed: 7, numRuns: 100, examples: FOUND.map((crowds): [readonly Crowd[]] => [crowds]) },
  ));

test('no two days of any grouping show numbers of families on a plan that differ by less than five', () =>
  fc.assert(
    fc.property(crowdsArb, fc.constantFrom(null, 'NC', 'PR'), (crowds, place) => {
      const history = historyOf(crowds, ({ tiers }, day) => ({
        type: 'TierSet',
        data: { tier: tiers[day] },
      }));
      const state = fold(subscriptions, history);
      const rows = UNITS.flatMap((unit) => toldIn(subscriptions, state, unit, place));
      for (const plan of [1, 2]) {
        const told = rows.flatMap((row) => (typeof row[plan] === 'number' ? row[plan] : []));
        for (const one of told)
          for (const other of told) expect(isSmall(Math.abs(one - other))).toBe(false);
      }
    }),
    { seed: 7, numRuns: 100 },
  ));
