import { addDays, mondayOf } from '@hearthway/domain/calendar/days.ts';
import type { Window } from './calendar.queries.ts';

/** Part of the calendar that a page shows: a list from a day on, or the month of a day. */
export interface View {
  readonly kind: 'list' | 'month';
  /** ISO day. */
  readonly day: string;
}

/** Days that a list shows. */
export const LIST_DAYS = 28;

/** Days of the six weeks that any month fits in. */
const MONTH_DAYS = 42;

const firstOfMonth = (day: string): string => `${day.slice(0, 8)}01`;

export const windowOf = ({ kind, day }: View): Window => {
  if (kind === 'list') return { from: day, to: addDays(day, LIST_DAYS - 1) };
  const from = mondayOf(firstOfMonth(day));
  return { from, to: addDays(from, MONTH_DAYS - 1) };
};

/** First day of the month before or after. */
export const monthBeside = (day: string, step: -1 | 1): string =>
  firstOfMonth(addDays(firstOfMonth(day), step === -1 ? -1 : 31));

export const pathOf = ({ kind, day }: View): string =>
  kind === 'month' ? `/calendar?view=month&day=${day}` : `/calendar?day=${day}`;

/** Day that a key of a grid leads to (APG, grid pattern); undefined for any other key. */
export const dayByKey = (key: string, day: string): string | undefined => {
  const monday = mondayOf(day);
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
      return monday;
    case 'End':
      return addDays(monday, 6);
    case 'PageUp':
      return monthBeside(day, -1);
    case 'PageDown':
      return monthBeside(day, 1);
    default:
      return undefined;
  }
};
