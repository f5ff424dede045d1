import { addDays, daysBetween } from '../calendar/days.ts';
import type { Rhythm } from './family-days.constants.ts';
import type { HomeWeeks } from './family-days.contract.ts';

/** Weeks of one child: of a family, those that were not removed. */
type Weeks = Pick<HomeWeeks, 'homes' | 'rhythm' | 'firstDay' | 'lastDay' | 'time' | 'swapped'>;

interface Window {
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Two weeks from the first day on; 0 is the first home. */
const RHYTHM_DAYS: Readonly<Record<Rhythm, readonly (0 | 1)[]>> = {
  weekly: [0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, 1],
  '2-2-3': [0, 0, 1, 1, 0, 0, 0, 1, 1, 0, 0, 1, 1, 1],
  '2-2-5-5': [0, 0, 1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1],
};

/** First day of the week of a pattern that holds a day. */
export const weekOf = ({ firstDay }: Pick<Weeks, 'firstDay'>, day: string): string =>
  addDays(firstDay, Math.floor(daysBetween(firstDay, day) / 7) * 7);

const homeIn = (weeks: Weeks, day: string): string | undefined => {
  const { homes, rhythm, firstDay, lastDay, swapped } = weeks;
  if (day < firstDay || (lastDay !== null && day > lastDay)) return undefined;
  const days = RHYTHM_DAYS[rhythm];
  const isSecond = days[daysBetween(firstDay, day) % days.length] === 1;
  return isSecond === swapped.includes(weekOf(weeks, day)) ? homes[0] : homes[1];
};

/** Home of a child on a day, with the time of handovers; undefined where none is known. */
export const homeOn = (
  weeks: readonly Weeks[],
  day: string,
): { readonly home: string; readonly time: string | null } | undefined => {
  for (const each of weeks) {
    const home = homeIn(each, day);
    if (home !== undefined) return { home, time: each.time };
  }
  return undefined;
};

/** Move of a child to the other home. */
export interface Handover {
  /** ISO day, which is colored as the new home's. */
  readonly day: string;
  readonly to: string;
  /** Local time; null where none was told. */
  readonly time: string | null;
}

/** Handover of a day; undefined where the child is where it was the day before. */
export const handoverOn = (weeks: readonly Weeks[], day: string): Handover | undefined => {
  const today = homeOn(weeks, day);
  if (today === undefined || homeOn(weeks, addDays(day, -1))?.home === today.home) return undefined;
  return { day, to: today.home, time: today.time };
};

export const handoversIn = (weeks: readonly Weeks[], { from, to }: Window): readonly Handover[] =>
  Array.from({ length: Math.max(0, daysBetween(from, to) + 1) }, (_, index) =>
    handoverOn(weeks, addDays(from, index)),
  ).filter((handover) => handover !== undefined);

/** How far ahead the next handover is looked for: weeks that are swapped can follow one another. */
const AHEAD_DAYS = 60;

/** Where a child is on a day, since a handover on it, and where it goes next. */
export interface Stay {
  readonly home: string;
  /** Handover of the day itself. */
  readonly arrival: Handover | undefined;
  readonly next: Handover | undefined;
}

/** Answers when a child is back. Undefined on a day without a home. */
export const stayOn = (weeks: readonly Weeks[], day: string): Stay | undefined => {
  const home = homeOn(weeks, day)?.home;
  if (home === undefined) return undefined;
  const [next] = handoversIn(weeks, { from: addDays(day, 1), to: addDays(day, AHEAD_DAYS) });
  return { home, arrival: handoverOn(weeks, day), next };
};
