import { isWorkingDay } from '../insurance/federal-holidays.ts';
import { timeIn } from '../insurance/local-time.ts';
import { dayNumberOf } from '../reports/days.ts';

/** Open from an hour of some weekdays to another; minutes after midnight there. */
export interface OpenSpan {
  /** 0 is Sunday. */
  readonly days: readonly number[];
  readonly from: number;
  /** Past midnight where it is more than `DAY_MINUTES`. */
  readonly to: number;
}

export interface OpenWindow {
  readonly from: Date;
  readonly to: Date;
}

const DAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const WEEK = 7;
const HOUR = 60;
const NOON = 12 * HOUR;
const DAY_MINUTES = 24 * HOUR;
const MINUTE_MS = 60_000;
const DAY_MS = DAY_MINUTES * MINUTE_MS;

const BETWEEN = String.raw`\s*(?:-|–|to|through)\s*`;
const DAY = String.raw`(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?`;
const TIME = String.raw`\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?`;
const SPAN = new RegExp(
  `^(${DAY})(?:${BETWEEN}(${DAY})|((?:(?:,|,? and|,? &)\\s*${DAY})+))?[:,]?\\s+(?:from )?(${TIME})${BETWEEN}(${TIME})$`,
  'i',
);

/** Listed hours such as "Mon–Fri 8am–5pm; Sat 9–13"; null where they are in other words. */
export const openSpansIn = (hours: string): readonly OpenSpan[] | null => {
  const spans = hours.split(';').map((span) => openSpanIn(span.trim()));
  const known = spans.filter((span) => span !== null);
  return known.length > 0 && known.length === spans.length ? known : null;
};

const openSpanIn = (text: string): OpenSpan | null => {
  const [, first, last, others, opens, closes] = SPAN.exec(text) ?? [];
  if (first === undefined || opens === undefined || closes === undefined) return null;
  const from = minutesIn(opens);
  const until = minutesIn(closes);
  if (from === null || until === null) return null;
  // "8 to 5" may be two in the afternoon or none: only hours that say so run past midnight.
  const isClear = until > from || (hasHalf(opens) && hasHalf(closes));
  if (!isClear) return null;
  return {
    days: daysIn({ first, last, others }),
    from,
    to: until > from ? until : until + DAY_MINUTES,
  };
};

const daysIn = ({
  first,
  last,
  others,
}: {
  readonly first: string;
  readonly last: string | undefined;
  readonly others: string | undefined;
}): readonly number[] => {
  const from = dayIn(first);
  if (last !== undefined) {
    const count = ((dayIn(last) - from + WEEK) % WEEK) + 1;
    return Array.from({ length: count }, (_, index) => (from + index) % WEEK);
  }
  return [from, ...(others?.match(new RegExp(DAY, 'gi')) ?? []).map(dayIn)];
};

const dayIn = (day: string): number => DAYS.indexOf(day.slice(0, 3).toLowerCase());

const hasHalf = (time: string): boolean => /[ap]\.?m/i.test(time);

const minutesIn = (time: string): number | null => {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))?\s*([ap])?/i.exec(time) ?? [];
  const minutes = Number(hour) * HOUR + Number(minute);
  if (minutes > DAY_MINUTES || Number(minute) >= HOUR) return null;
  if (half === undefined) return minutes;
  if (Number(hour) > 12 || Number(hour) === 0) return null;
  return (minutes % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
};

/** A guess for offices whose hours no source tells. */
export const USUAL_HOURS: readonly OpenSpan[] = [
  { days: [1, 2, 3, 4, 5], from: 9 * HOUR, to: 16 * HOUR },
];

interface OnDay {
  readonly spans: readonly OpenSpan[];
  readonly timeZone: string;
  /** ISO day there. */
  readonly day: string;
}

/** Windows that begin on a day there, the earliest first. */
export const windowsOn = ({ spans, timeZone, day }: OnDay): readonly OpenWindow[] => {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const at = (minutes: number): Date => {
    const there = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS);
    const hour = timeIn(timeZone, {
      day: there.toISOString().slice(0, 10),
      hour: there.getUTCHours(),
    });
    return new Date(hour.getTime() + there.getUTCMinutes() * MINUTE_MS);
  };
  return spans
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, to }) => ({ from: at(from), to: at(to) }))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
};

/** The window in which a place is open now; undefined while it is closed. A window may begin yesterday. */
export const openNow = (
  { spans, timeZone }: Omit<OnDay, 'day'>,
  now: Date,
): OpenWindow | undefined =>
  [-DAY_MS, 0]
    .flatMap((offset) =>
      windowsOn({ spans, timeZone, day: localDay(timeZone, now.getTime() + offset) }),
    )
    .find(({ from, to }) => from <= now && now < to);

const localDay = (timeZone: string, at: number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short', calendar: 'iso8601' }).format(
    at,
  );

/** The next day after today on which offices work, `YYYY-MM-DD`: no weekend, no federal holiday. */
export const nextCallDay = (today: string): string => {
  for (let day = dayNumberOf(today) + 1; ; day += 1)
    if (isWorkingDay(day)) return new Date(day * DAY_MS).toISOString().slice(0, 10);
};
