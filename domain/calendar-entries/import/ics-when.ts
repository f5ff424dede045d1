import { addDays } from '../../calendar/days.ts';
import { MINUTE_MS } from '../../calendar/durations.constants.ts';
import type { When } from '../calendar-entries.contract.ts';
import type { SkipReason } from '../entry-import.constants.ts';
import { type IcsPart, lineIn, valueIn } from './ics-lines.ts';
import { type IcsTime, type IcsZones, localIn, timeOf } from './ics-times.ts';

/** Reason why an event has no time of ours. */
export interface NoWhen {
  readonly reason: SkipReason;
  /** Name of a zone that is not known. */
  readonly zone?: string;
}

type Found<Kind extends IcsTime['kind']> = Extract<IcsTime, { readonly kind: Kind }>;

const DURATION =
  /^\+?P(?:(\d{1,4})W)?(?:(\d{1,4})D)?(?:T(?:(\d{1,4})H)?(?:(\d{1,5})M)?(?:\d+S)?)?$/;

/** Whole days and minutes of a duration; none for one that is no duration, or goes back. */
const durationOf = (value: string) => {
  const [, weeks, days, hours, minutes] = DURATION.exec(value.trim()) ?? [];
  return {
    days: Number(weeks ?? 0) * 7 + Number(days ?? 0),
    minutes: Number(hours ?? 0) * 60 + Number(minutes ?? 0),
  };
};

const later = (local: string, { days, minutes }: ReturnType<typeof durationOf>): string => {
  const day = `${addDays(local.slice(0, 10), days)}${local.slice(10)}`;
  return new Date(Date.parse(`${day}Z`) + minutes * MINUTE_MS).toISOString().slice(0, 16);
};

/** The day after an all-day event ends it (RFC 5545, 3.6.1). Some programs write the first day instead. */
const wholeDays = ({ day }: Found<'date'>, part: IcsPart, zones: IcsZones): When | NoWhen => {
  const line = lineIn(part, 'DTEND');
  if (line === undefined) {
    const { days } = durationOf(valueIn(part, 'DURATION'));
    return { kind: 'all-day', firstDay: day, lastDay: addDays(day, Math.max(days, 1) - 1) };
  }
  const end = timeOf(line, zones);
  if (end.kind !== 'date') return { reason: 'no-date' };
  if (end.day < day) return { reason: 'end-before-start' };
  const lastDay = end.day === day ? day : addDays(end.day, -1);
  return { kind: 'all-day', firstDay: day, lastDay };
};

const timed = (start: Found<'time'>, part: IcsPart, zones: IcsZones): When | NoWhen => {
  const { local: startsAt, timeZone } = start;
  const line = lineIn(part, 'DTEND');
  if (line === undefined) {
    const endsAt = later(startsAt, durationOf(valueIn(part, 'DURATION')));
    return { kind: 'timed', startsAt, endsAt, timeZone };
  }
  const end = timeOf(line, zones);
  if (end.kind === 'unknown-zone') return { reason: 'unknown-zone', zone: end.zone };
  if (end.kind !== 'time') return { reason: 'no-date' };
  const endsAt = localIn(timeZone, end);
  return endsAt < startsAt
    ? { reason: 'end-before-start' }
    : { kind: 'timed', startsAt, endsAt, timeZone };
};

const MIDNIGHT = 'T00:00';

/** Outlook writes events of whole days as from midnight to midnight, and says so. */
const asWholeDays = (when: When, part: IcsPart): When =>
  when.kind === 'timed' &&
  valueIn(part, 'X-MICROSOFT-CDO-ALLDAYEVENT').toUpperCase() === 'TRUE' &&
  when.startsAt.endsWith(MIDNIGHT) &&
  when.endsAt.endsWith(MIDNIGHT) &&
  when.startsAt < when.endsAt
    ? {
        kind: 'all-day',
        firstDay: when.startsAt.slice(0, 10),
        lastDay: addDays(when.endsAt.slice(0, 10), -1),
      }
    : when;

/** A single moment in UTC is shown by the clocks of the device; a series in UTC stays one. */
const byClocksHere = (start: Found<'time'>, part: IcsPart, { floating }: IcsZones) =>
  start.timeZone === 'UTC' && lineIn(part, 'RRULE') === undefined
    ? { ...start, local: localIn(floating, start), timeZone: floating }
    : start;

/** When an event of a file takes place. */
export const whenOf = (part: IcsPart, zones: IcsZones): When | NoWhen => {
  const line = lineIn(part, 'DTSTART');
  const start = line === undefined ? undefined : timeOf(line, zones);
  switch (start?.kind) {
    case 'date':
      return wholeDays(start, part, zones);
    case 'time': {
      const when = timed(byClocksHere(start, part, zones), part, zones);
      return 'reason' in when ? when : asWholeDays(when, part);
    }
    case 'unknown-zone':
      return { reason: 'unknown-zone', zone: start.zone };
    default:
      return { reason: 'no-date' };
  }
};
