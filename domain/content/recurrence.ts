import { DAY_MS } from '../calendar/durations.constants.ts';

/**
 * Recurrence of group meetings: the part of RFC 5545 that groups need. `FREQ=WEEKLY;BYDAY=TU`,
 * `FREQ=WEEKLY;INTERVAL=2;BYDAY=TU`, `FREQ=MONTHLY;BYDAY=1TU`, `FREQ=MONTHLY;BYDAY=-1FR`.
 */

const WEEKDAYS: readonly string[] = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'];

/** Search limit, enough for any rule: at least four months a year have a fifth of a given weekday. */
const MAX_MONTHS = 48;

export interface Recurrence {
  readonly frequency: 'weekly' | 'monthly';
  /** Interval in weeks or months. */
  readonly interval: number;
  /** Weekday index; 0 is Sunday. */
  readonly weekday: number;
  /** Occurrence within the month, -1 for the last; null for a weekly rule. */
  readonly nth: number | null;
}

const RULE =
  /^FREQ=(WEEKLY|MONTHLY)(?:;INTERVAL=([1-9]|1[0-2]))?;BYDAY=(-1|[1-5])?(SU|MO|TU|WE|TH|FR|SA)$/;

/** Parses a rule; undefined for unsupported ones. */
export const readRecurrence = (rule: string): Recurrence | undefined => {
  const [, frequency, interval = '1', nth, day = ''] = RULE.exec(rule) ?? [];
  const isMonthly = frequency === 'MONTHLY';
  if (frequency === undefined || isMonthly !== (nth !== undefined)) return undefined;
  return {
    frequency: isMonthly ? 'monthly' : 'weekly',
    interval: Number(interval),
    weekday: WEEKDAYS.indexOf(day),
    nth: nth === undefined ? null : Number(nth),
  };
};

/** Local dates carry no time zone and use UTC for arithmetic only. */
const dayOf = (local: string): Date => new Date(`${local.slice(0, 10)}T00:00:00Z`);

const nameOf = (day: Date): string => day.toISOString().slice(0, 10);

/** Returns the rule's day in a month; undefined if the month has no fifth one. */
const dayInMonth = (
  year: number,
  month: number,
  { weekday, nth }: Recurrence,
): Date | undefined => {
  if (nth === null) return undefined;
  if (nth < 0) {
    const last = new Date(Date.UTC(year, month + 1, 0));
    return new Date(last.getTime() - ((last.getUTCDay() - weekday + 7) % 7) * DAY_MS);
  }
  const first = new Date(Date.UTC(year, month, 1));
  const day = new Date(
    first.getTime() + (((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7) * DAY_MS,
  );
  return day.getUTCMonth() === first.getUTCMonth() ? day : undefined;
};

/** Returns whether the day matches the rule: a series must begin on one of its own days. */
export const isDayOf = (recurrence: Recurrence, day: string): boolean => {
  const date = dayOf(day);
  if (recurrence.frequency === 'weekly') return date.getUTCDay() === recurrence.weekday;
  return (
    dayInMonth(date.getUTCFullYear(), date.getUTCMonth(), recurrence)?.getTime() === date.getTime()
  );
};

/**
 * Returns the first meeting at or after `now`. Both are local times, `2026-12-01T18:30`, in the group's time
 * zone.
 */
export const nextMeeting = (
  { starts, repeats }: { readonly starts: string; readonly repeats: string },
  now: string,
): string | undefined => {
  const recurrence = readRecurrence(repeats);
  if (recurrence === undefined) return undefined;
  const time = starts.slice(10);
  const begins = (day: Date): string => `${nameOf(day)}${time}`;
  const first = dayOf(starts);
  const after = now > starts ? now : starts;
  if (recurrence.frequency === 'weekly') {
    const stepMs = recurrence.interval * 7 * DAY_MS;
    const passed = Math.max(0, Math.floor((dayOf(after).getTime() - first.getTime()) / stepMs));
    return [passed, passed + 1]
      .map((steps) => begins(new Date(first.getTime() + steps * stepMs)))
      .find((meeting) => meeting >= after);
  }
  const months = Array.from({ length: MAX_MONTHS }, (_, at) => at * recurrence.interval);
  const sinceFirst =
    (dayOf(after).getUTCFullYear() - first.getUTCFullYear()) * 12 +
    dayOf(after).getUTCMonth() -
    first.getUTCMonth();
  const passed = Math.floor(sinceFirst / recurrence.interval) * recurrence.interval;
  return months
    .map((ahead) =>
      dayInMonth(first.getUTCFullYear(), first.getUTCMonth() + passed + ahead, recurrence),
    )
    .map((day) => day && begins(day))
    .find((meeting) => meeting !== undefined && meeting >= after);
};
