import { addDays, dayNameOf, dayNumberOf, daysBetween } from '../calendar/days.ts';
import { localTimeIn, momentOf } from '../calendar/local-time.ts';
import type { Occurrence as ShownOccurrence, When } from './calendar-entries.contract.ts';
import {
  type DayChange,
  firstDayOf,
  type KeptEntry,
  lastDayOf,
  UNCHANGED_DAY,
} from './entry-fields.ts';
import { daysWithin, isDayOf, lastDayOf as lastOfSeries } from './repeat-rule.ts';

interface Window {
  /** ISO days, both included. */
  readonly from: string;
  readonly to: string;
}

/** Occurrence before it is known whom it reminds. */
type Occurrence = Omit<ShownOccurrence, 'reminder'>;

type Entry = Pick<KeptEntry, 'when' | 'repeats' | 'days' | 'title' | 'place' | 'notes'>;

/** When a series has its entry on another day than its first: at the same time by the clocks there. */
export const whenOn = (when: When, day: string): When => {
  const shift = daysBetween(firstDayOf(when), day);
  const moved = (local: string): string =>
    `${addDays(local.slice(0, 10), shift)}${local.slice(10)}`;
  return when.kind === 'timed'
    ? { ...when, startsAt: moved(when.startsAt), endsAt: moved(when.endsAt) }
    : { ...when, firstDay: moved(when.firstDay), lastDay: moved(when.lastDay) };
};

/** Whether the entry has this day, canceled or not. */
export const hasDay = ({ when, repeats }: Pick<Entry, 'when' | 'repeats'>, day: string): boolean =>
  repeats === null
    ? firstDayOf(when) === day
    : isDayOf({ first: firstDayOf(when), rule: repeats }, day);

/** Days on which a series has its entry, moved or canceled ones included, that may reach the window. */
const daysReaching = ({ when, repeats, days }: Entry, { from, to }: Window): readonly string[] => {
  const first = firstDayOf(when);
  const earliest = dayNumberOf(from) - daysBetween(first, lastDayOf(when));
  const regular =
    repeats === null
      ? [first]
      : daysWithin({ first, rule: repeats }, earliest, dayNumberOf(to)).map(dayNameOf);
  const moved = Object.entries(days).flatMap(([day, change]) =>
    change.when !== null && !regular.includes(day) && hasDay({ when, repeats }, day) ? [day] : [],
  );
  return [...regular, ...moved];
};

/** Days of an entry in a window, canceled ones included. */
export const occurrencesIn = (
  entry: Entry & { readonly id: string },
  window: Window,
): readonly Occurrence[] =>
  daysReaching(entry, window).flatMap((day) => {
    const change = entry.days[day] ?? UNCHANGED_DAY;
    const when = change.when ?? whenOn(entry.when, day);
    if (lastDayOf(when) < window.from || firstDayOf(when) > window.to) return [];
    const { title, place, notes, mark, isCanceled } = change;
    return [
      {
        entryId: entry.id,
        day,
        when,
        title: title ?? entry.title,
        place: place ?? entry.place,
        notes: notes ?? entry.notes,
        isChanged: [change.when, title, place, notes].some((own) => own !== null),
        shownAt: shownAtOf(when),
        mark,
        isCanceled,
      },
    ];
  });

/** Clocks change at night: later times are never skipped, and most entries are later. */
const CHANGED_BY = '04:00';

export const shownAtOf = (when: When): string | null => {
  if (when.kind === 'all-day' || when.startsAt.slice(11) >= CHANGED_BY) return null;
  const shown = localTimeIn(when.timeZone, momentOf(when.timeZone, when.startsAt));
  return shown === when.startsAt ? null : shown;
};

/** Order of a day: all day first, then by the local time. */
export const byTime = (
  one: Pick<Occurrence, 'when' | 'title'>,
  other: Pick<Occurrence, 'when' | 'title'>,
): number =>
  startOf(one.when).localeCompare(startOf(other.when)) || one.title.localeCompare(other.title);

const startOf = (when: When): string => (when.kind === 'timed' ? when.startsAt : when.firstDay);

interface Spanning extends Pick<Entry, 'when' | 'repeats'> {
  readonly days: Readonly<Record<string, Pick<DayChange, 'when'>>>;
}

/** First and last day that an entry may reach, moved days included. */
export const spanOf = ({ when, repeats, days }: Spanning): Window => {
  const first = firstDayOf(when);
  const length = daysBetween(first, lastDayOf(when));
  const own = Object.values(days).flatMap((change) => (change.when === null ? [] : [change.when]));
  const last = repeats === null ? first : lastOfSeries({ first, rule: repeats });
  return {
    from: own.map(firstDayOf).reduce((a, b) => (a < b ? a : b), first),
    to: own
      .map(lastDayOf)
      // Days of a series without end are not counted on.
      .reduce((a, b) => (a > b ? a : b), last > LAST_COUNTED ? last : addDays(last, length)),
  };
};

const LAST_COUNTED = '9000-01-01';
