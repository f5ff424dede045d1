import { addDays } from '../calendar/days.ts';
import { HOUR_MS, MINUTE_MS } from '../calendar/durations.constants.ts';
import { momentOf } from '../calendar/local-time.ts';
import type { Reminder } from './calendar-entries.constants.ts';
import type { Occurrence, When } from './calendar-entries.contract.ts';
import { firstDayOf, type KeptEntry, UNCHANGED_DAY } from './entry-fields.ts';
import { hasDay, occurrencesIn, whenOn } from './occurrences.ts';

/** Days by the calendar of the place, and then minutes of real time. */
const LEADS: Readonly<Record<Reminder, { readonly days: number; readonly minutes: number }>> = {
  week: { days: 7, minutes: 0 },
  day: { days: 1, minutes: 0 },
  'two-hours': { days: 0, minutes: 120 },
  'half-hour': { days: 0, minutes: 30 },
  'at-time': { days: 0, minutes: 0 },
};

export const LONGEST_LEAD_DAYS = Math.max(...Object.values(LEADS).map(({ days }) => days));

/** Local time of reminders of all-day entries. */
const MORNING = 'T09:00';

/** How long a reminder that comes late is still of use after an entry with times has begun. */
const LATE_MS = HOUR_MS;

type Reminding = Pick<KeptEntry, 'reminders' | 'reminderZone'>;

const zoneOf = (when: When, { reminderZone }: Pick<Reminding, 'reminderZone'>): string =>
  when.kind === 'timed' ? when.timeZone : reminderZone;

/** The moments at which an occurrence reminds, the earliest first. Reminders of the same moment are one. */
export const reminderTimes = (when: When, entry: Reminding): readonly Date[] => {
  const zone = zoneOf(when, entry);
  const local = when.kind === 'timed' ? when.startsAt : `${when.firstDay}${MORNING}`;
  const times = entry.reminders.map((reminder) => {
    const { days, minutes } = LEADS[reminder];
    const at = momentOf(zone, `${addDays(local.slice(0, 10), -days)}${local.slice(10)}`);
    return at.getTime() - (when.kind === 'timed' ? minutes * MINUTE_MS : 0);
  });
  return [...new Set(times)].sort((one, other) => one - other).map((time) => new Date(time));
};

/** Until when a reminder of an occurrence is of use: an hour into it, or to the end of its first day. */
const remindsUntil = (when: When, entry: Pick<Reminding, 'reminderZone'>): Date => {
  const zone = zoneOf(when, entry);
  return when.kind === 'timed'
    ? new Date(momentOf(zone, when.startsAt).getTime() + LATE_MS)
    : momentOf(zone, `${addDays(when.firstDay, 1)}T00:00`);
};

/** Days beside the day in UTC. */
const dayOf = (at: Date, days: number): string => addDays(at.toISOString().slice(0, 10), days);

/**
 * Between which moments an occurrence reminds on the page; null for one that does not, or is days off. A month has
 * hundreds of occurrences, and finding a moment takes longer than all else about one.
 */
export const shownReminder = (
  { when, isCanceled, mark }: Pick<Occurrence, 'when' | 'isCanceled' | 'mark'>,
  entry: Reminding,
  now: Date,
): Occurrence['reminder'] => {
  if (isCanceled || mark !== null || entry.reminders.length === 0) return null;
  const lead = Math.max(...entry.reminders.map((reminder) => LEADS[reminder].days));
  const firstDay = firstDayOf(when);
  // A page stays open for a day, and local days lie up to a day beside those of UTC.
  if (firstDay < dayOf(now, -2) || firstDay > dayOf(now, lead + 2)) return null;
  const [first] = reminderTimes(when, entry);
  return first === undefined
    ? null
    : { from: first.toISOString(), until: remindsUntil(when, entry).toISOString() };
};

/** Local time at which it begins, by which a moved occurrence is told from what it was. */
const startOf = (when: When): string => (when.kind === 'timed' ? when.startsAt : when.firstDay);

/** Reminder of one occurrence: the same again is the same reminder, and a moved occurrence has others. */
export interface PlannedReminder {
  /** Day on which the series has it. */
  readonly day: string;
  /** Local time at which it begins, or its first day. */
  readonly start: string;
  /** Null for an all-day one. */
  readonly timeZone: string | null;
  readonly sendAt: Date;
}

interface Horizon {
  readonly now: Date;
  readonly until: Date;
}

/**
 * Reminders of an entry up to a moment, those included that should have been sent and are still of use. A reminder
 * whose moment had passed when it was chosen, or its occurrence moved, is left out.
 */
export const plannedReminders = (
  entry: KeptEntry,
  { now, until }: Horizon,
): readonly PlannedReminder[] => {
  if (entry.reminders.length === 0) return [];
  // Local days lie up to a day beside those of UTC.
  const window = { from: dayOf(now, -2), to: dayOf(until, LONGEST_LEAD_DAYS + 1) };
  return occurrencesIn({ ...entry, id: '' }, window).flatMap(({ day, when, isCanceled, mark }) => {
    if (isCanceled || mark !== null || remindsUntil(when, entry) <= now) return [];
    const own = entry.days[day]?.remindsSince ?? '';
    const since = new Date(own > entry.remindsSince ? own : entry.remindsSince);
    return reminderTimes(when, entry)
      .filter((sendAt) => sendAt > since && sendAt <= until)
      .map((sendAt) => ({
        day,
        start: startOf(when),
        timeZone: when.kind === 'timed' ? when.timeZone : null,
        sendAt,
      }));
  });
};

/** Whether a planned reminder is still that of its entry: neither moved, canceled, noted nor too late. */
export const isStillPlanned = (
  entry: KeptEntry,
  { day, start, timeZone, sendAt }: PlannedReminder,
  now: Date,
): boolean => {
  const { isCanceled, mark, when: own } = entry.days[day] ?? UNCHANGED_DAY;
  const when = own ?? whenOn(entry.when, day);
  return (
    !isCanceled &&
    mark === null &&
    hasDay(entry, day) &&
    startOf(when) === start &&
    (when.kind === 'timed' ? when.timeZone : null) === timeZone &&
    reminderTimes(when, entry).some((time) => time.getTime() === sendAt.getTime()) &&
    now < remindsUntil(when, entry)
  );
};
