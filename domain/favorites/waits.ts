import {
  addDays,
  civilOf,
  dayNameOf,
  dayNumberOf,
  lastDayOfWeek,
  weekNumberOf,
} from '../calendar/days.ts';
import type { Wait } from '../directory/directory.contract.ts';
import { WAIT_BATCH, WAIT_COUNTS_DAYS, WAIT_MONTHS } from '../directory/wait.constants.ts';
import { drawNoise, type WordsOf } from '../reports/noise.ts';
import type { ContactStatus } from './favorites.constants.ts';

/** A family's wait at a provider, by the days on which it said so. */
export interface FamilyWait {
  /** Day on which it had first called or was on the waiting list; null before. */
  readonly waitsSince: string | null;
  /** Day of the first visit; null before. */
  readonly visitedOn: string | null;
}

export const NO_WAIT: FamilyWait = { waitsSince: null, visitedOn: null };

/** A status that is taken back takes the days along that it has set. */
export const waitAfter = (
  { waitsSince }: FamilyWait,
  status: ContactStatus | null,
  day: string,
): FamilyWait => {
  switch (status) {
    case 'called':
    case 'waiting-list':
      return { waitsSince: waitsSince ?? day, visitedOn: null };
    case 'intake-booked':
      return { waitsSince, visitedOn: null };
    case 'first-visit':
      return { waitsSince, visitedOn: day };
    case 'to-call':
    case 'not-a-fit':
    case null:
      return NO_WAIT;
  }
};

/** A wait that is over, of a family that is not named. */
export interface EndedWait {
  readonly days: number;
  /** Day on which the family noted its first visit: batches that were told stay as they are. */
  readonly visitedOn: string;
}

/** Last days of each of `WAIT_MONTHS`, but of the last. */
const UNTIL_DAYS = [20, 60, 136, 273, 456];

const monthsOf = (days: number): number => {
  const at = UNTIL_DAYS.findIndex((until) => days <= until);
  return WAIT_MONTHS.at(at) ?? 0;
};

/** Epsilon of the noise of each cell: those of a wait and a batch. */
export const WAIT_EPSILON = 1;

/** Monday of the week, in UTC: what happened on it or later is not told yet. */
export const toldUntil = (today: string): string =>
  dayNameOf(lastDayOfWeek(weekNumberOf(dayNumberOf(today)) - 1) + 1);

interface Telling {
  readonly listingId: string;
  /** `toldUntil` of today. */
  readonly until: string;
  readonly wordsOf: WordsOf;
}

/**
 * Tells the median wait at a listing from the waits of all families there, in the order of their first
 * visits. Batches of five are told whole or not at all, and each cell of a batch has noise that is always
 * the same, so that one more family changes nothing and no set of others gives the fifth one away. Null where
 * no batch is full.
 */
export const toldWait = (
  waits: readonly EndedWait[],
  { listingId, until, wordsOf }: Telling,
): Wait | null => {
  const known = waits.filter(({ visitedOn }) => visitedOn < until);
  const oldest = addDays(until, -WAIT_COUNTS_DAYS);
  const batches = Array.from({ length: Math.floor(known.length / WAIT_BATCH) }, (_, number) => ({
    number,
    waits: known.slice(number * WAIT_BATCH, (number + 1) * WAIT_BATCH),
  })).filter((batch) => (batch.waits.at(-1)?.visitedOn ?? '') >= oldest);
  const first = batches[0]?.waits[0];
  if (first === undefined) return null;
  const told = WAIT_MONTHS.map((months) => {
    const families = batches.map(({ number, waits: each }) => {
      const exact = each.filter(({ days }) => monthsOf(days) === months).length;
      return exact + drawNoise(wordsOf(`wait\n${listingId}\n${number}\n${months}`), WAIT_EPSILON);
    });
    return { months, families: Math.max(0, sumOf(families)) };
  });
  const median = medianOf(told);
  if (median === undefined) return null;
  return {
    months: median,
    families: batches.length * WAIT_BATCH,
    since: quarterOf(first.visitedOn),
  };
};

const sumOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0);

/** Undefined where the noise has left nothing. */
const medianOf = (
  told: readonly { readonly months: number; readonly families: number }[],
): number | undefined => {
  const total = sumOf(told.map(({ families }) => families));
  let passed = 0;
  return told.find(({ families }) => {
    passed += families;
    return families > 0 && passed * 2 >= total;
  })?.months;
};

/** First day of its quarter, so that no single first visit has its month told. */
const quarterOf = (day: string): string => {
  const { year, month } = civilOf(dayNumberOf(day));
  return `${year}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`;
};
