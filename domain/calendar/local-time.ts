import { DAY_MS } from './durations.constants.ts';

interface LocalHour {
  /** ISO day. */
  readonly day: string;
  readonly hour: number;
}

/** The moment at which clocks there show this hour. An hour that clocks skip is one beside it. */
export const timeIn = (timeZone: string, { day, hour }: LocalHour): Date =>
  momentOf(timeZone, `${day}T${String(hour).padStart(2, '0')}:00`);

/**
 * The moment at which clocks there show a local time, `2026-12-01T15:30`: of one that they show twice the first,
 * and for one that they skip, as long after midnight as it would have been without the change (RFC 5545, 3.3.5).
 */
export const momentOf = (timeZone: string, local: string): Date => {
  const shown = Date.parse(`${local}Z`);
  const before = offsetMs(timeZone, shown - DAY_MS);
  const after = offsetMs(timeZone, shown + DAY_MS);
  const isAfterChange =
    offsetMs(timeZone, shown - before) !== before && offsetMs(timeZone, shown - after) === after;
  return new Date(shown - (isAfterChange ? after : before));
};

/** Local time that clocks there show at a moment, to the minute. */
export const localTimeIn = (timeZone: string, at: Date): string =>
  new Date(at.getTime() + offsetMs(timeZone, at.getTime())).toISOString().slice(0, 16);

/** By how much clocks there are ahead of UTC. */
const offsetMs = (timeZone: string, at: number): number => {
  const parts = formatIn(timeZone).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return Date.parse(`${date}T${time}Z`) - at;
};

/** Most zones that are kept: making a format costs more than a hundred uses of it. */
const MAX_FORMATS = 100;

const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
};
