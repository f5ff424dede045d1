import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { Window } from './calendar.queries.ts';
import { daysOf } from './when-words.ts';

export const VIEWS = ['list', 'week', 'month'] as const;

/** Part of the calendar that a page shows: a list from a day on, or the week or month of a day. */
export interface View {
  readonly kind: (typeof VIEWS)[number];
  /** ISO day. */
  readonly day: string;
}

/** Days that each view shows; any month fits in six weeks. */
const DAYS = { list: 28, week: 7, month: 42 } as const;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

/** Sunday of a day's week: weeks begin on it in the United States (CLDR, weekData). */
const firstOfWeek = (day: string): string => addDays(mondayOf(addDays(day, 1)), -1);

const firstDay = {
  list: (day: string) => day,
  week: firstOfWeek,
  month: (day: string) => firstOfWeek(firstOfMonth(day)),
};

export const windowOf = ({ kind, day }: View): Window => {
  const from = firstDay[kind](day);
  return { from, to: addDays(from, DAYS[kind] - 1) };
};

/** First day of the month before or after. */
const monthBeside = (day: string, step: -1 | 1): string =>
  firstOfMonth(addDays(firstOfMonth(day), step === -1 ? -1 : 31));

/** View of the days before or after. */
export const beside = (view: View, step: -1 | 1): View => ({
  ...view,
  day:
    view.kind === 'month' ? monthBeside(view.day, step) : addDays(view.day, step * DAYS[view.kind]),
});

export const pathOf = ({ kind, day }: View): string =>
  kind === 'list' ? `/calendar?day=${day}` : `/calendar?view=${kind}&day=${day}`;

/** Whether something takes place on an ISO day. */
export const occursOn = (when: Occurrence['when'], day: string): boolean => {
  const { first, last } = daysOf(when);
  return first <= day && day <= last;
};

/** Day that a key of a month leads to (APG, grid pattern); undefined for any other key. */
export const dayByKey = (key: string, day: string): string | undefined => {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return firstOfWeek(day);
    case 'End':
      return addDays(firstOfWeek(day), 6);
    case 'PageUp':
      return monthBeside(day, -1);
    case 'PageDown':
      return monthBeside(day, 1);
    default:
      return undefined;
  }
};

/** Day and column that a key of a week leads to, whose rows are days; undefined for any other key. */
export const cellByKey = (
  { key, ctrlKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey'>,
  { day, column }: { readonly day: string; readonly column: number },
  columns: number,
): { readonly day: string; readonly column: number } | undefined => {
  const first = firstOfWeek(day);
  const last = columns - 1;
  switch (key) {
    case 'ArrowUp':
      return { day: addDays(day, -1), column };
    case 'ArrowDown':
      return { day: addDays(day, 1), column };
    case 'ArrowLeft':
      return { day, column: Math.max(column - 1, 0) };
    case 'ArrowRight':
      return { day, column: Math.min(column + 1, last) };
    case 'Home':
      return { day: ctrlKey ? first : day, column: 0 };
    case 'End':
      return { day: ctrlKey ? addDays(first, 6) : day, column: last };
    case 'PageUp':
      return { day: addDays(day, -7), column };
    case 'PageDown':
      return { day: addDays(day, 7), column };
    default:
      return undefined;
  }
};
