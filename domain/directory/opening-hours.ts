import { dayNumberOf } from '../calendar/days.ts';
import { DAY_MS, MINUTE_MS } from '../calendar/durations.constants.ts';
import { isWorkingDay } from '../calendar/federal-holidays.ts';
import { timeIn } from '../calendar/local-time.ts';
import { dayIn } from '../calendar/time-zone.ts';

/** Opening hours on some weekdays, in local minutes after midnight. */
export interface OpenSpan {
  /** Weekdays; 0 is Sunday. */
  readonly days: readonly number[];
  readonly from: number;
  /** Exceeds `DAY_MINUTES` if closing after midnight. */
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
/** Earliest hour accepted as a morning opening: "1 to 5" may mean the afternoon. */
const EARLIEST = 6 * HOUR;

const BETWEEN = String.raw`\s*(?:-|–|to|through)\s*`;
const DAY = String.raw`(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?`;
const TIME = String.raw`\d{1,2}(?::\d{2})?\s*(?:[ap]\.?m\.?)?`;
const SPAN = new RegExp(
  `^(${DAY})(?:${BETWEEN}(${DAY})|((?:(?:,|,? and|,? &)\\s*${DAY})+))?[:,]?\\s+(?:from )?(${TIME})${BETWEEN}(${TIME})$`,
  'i',
);

/** Parts of listed hours such as "Mon–Fri 8am–5pm". */
interface ListedSpan {
  readonly first: string;
  /** Undefined unless it is a range of days. */
  readonly last: string | undefined;
  /** Additional single days. */
  readonly others: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Parses one span; undefined for other wording. */
export const listedSpanIn = (text: string): ListedSpan | undefined => {
  const [, first, last, others, opens, closes] = SPAN.exec(text.trim()) ?? [];
  if (first === undefined || opens === undefined || closes === undefined) return undefined;
  return { first, last, others: others?.match(new RegExp(DAY, 'gi')) ?? [], opens, closes };
};

/** Parses listed hours such as "Mon–Fri 8am–5pm; Sat 9–13"; null for other wording. */
export const openSpansIn = (hours: string): readonly OpenSpan[] | null => {
  const spans = hours.split(';').map(openSpanIn);
  const known = spans.filter((span) => span !== null);
  return known.length > 0 && known.length === spans.length ? known : null;
};

const openSpanIn = (text: string): OpenSpan | null => {
  const span = listedSpanIn(text);
  const times = span && timesIn(span.opens, span.closes);
  return span && times ? { days: daysIn(span), ...times } : null;
};

/** Null if morning or afternoon is unclear, as in "8 to 5" and "1 to 3". */
const timesIn = (opens: string, closes: string): Omit<OpenSpan, 'days'> | null => {
  const from = minutesIn(opens);
  const to = minutesIn(closes);
  if (from === null || to === null) return null;
  if (hasHalf(opens)) {
    if (to > from) return { from, to };
    return hasHalf(closes) ? { from, to: to + DAY_MINUTES } : null;
  }
  // "1 to 5 p.m." begins in the afternoon, "8 to 5 p.m." in the morning.
  if (hasHalf(closes) && from < NOON && from + NOON < to) return { from: from + NOON, to };
  const isClear = to > from && (from < HOUR || from >= EARLIEST || hasHalf(closes));
  return isClear ? { from, to } : null;
};

const daysIn = ({ first, last, others }: ListedSpan): readonly number[] => {
  const from = weekdayIn(first);
  if (last === undefined) return [from, ...others.map(weekdayIn)];
  const count = ((weekdayIn(last) - from + WEEK) % WEEK) + 1;
  return Array.from({ length: count }, (_, index) => (from + index) % WEEK);
};

/** 0 is Sunday. */
export const weekdayIn = (day: string): number => DAYS.indexOf(day.slice(0, 3).toLowerCase());

const hasHalf = (time: string): boolean => /[ap]\.?m/i.test(time);

const minutesIn = (time: string): number | null => {
  const [, hour = '', minute = '0', half] = /^(\d+)(?::(\d+))?\s*([ap])?/i.exec(time) ?? [];
  const minutes = Number(hour) * HOUR + Number(minute);
  if (minutes > DAY_MINUTES || Number(minute) >= HOUR) return null;
  if (half === undefined) return minutes;
  if (Number(hour) > 12 || Number(hour) === 0) return null;
  return (minutes % NOON) + (half.toLowerCase() === 'p' ? NOON : 0);
};

/** Assumed office hours if no source lists them. */
export const USUAL_HOURS: readonly OpenSpan[] = [
  { days: [1, 2, 3, 4, 5], from: 9 * HOUR, to: 16 * HOUR },
];

interface OnDay {
  readonly spans: readonly OpenSpan[];
  /** Time zones; with two possible ones, the place counts as open only while it would be in both. */
  readonly timeZones: readonly string[];
  /** Local ISO day. */
  readonly day: string;
}

/** Returns windows that begin on a local day, earliest first. Empty without a time zone. */
export const windowsOn = ({ spans, timeZones, day }: OnDay): readonly OpenWindow[] => {
  if (timeZones.length === 0) return [];
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const inEach = (minutes: number): readonly number[] =>
    timeZones.map((timeZone) => momentOf({ timeZone, day, minutes }));
  return spans
    .filter(({ days }) => days.includes(weekday))
    .map(({ from, to }) => ({ from: Math.max(...inEach(from)), to: Math.min(...inEach(to)) }))
    .filter(({ from, to }) => from < to)
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to }) => ({ from: new Date(from), to: new Date(to) }));
};

interface LocalMinutes {
  readonly timeZone: string;
  readonly day: string;
  /** Minutes after midnight; values from `DAY_MINUTES` on fall on the next day. */
  readonly minutes: number;
}

/** Milliseconds since 1970. */
const momentOf = ({ timeZone, day, minutes }: LocalMinutes): number => {
  const there = new Date(Date.parse(`${day}T00:00:00Z`) + minutes * MINUTE_MS);
  const hour = timeIn(timeZone, {
    day: there.toISOString().slice(0, 10),
    hour: there.getUTCHours(),
  });
  return hour.getTime() + there.getUTCMinutes() * MINUTE_MS;
};

/** Returns the current opening window; undefined if closed. It may have begun yesterday. */
export const openNow = (
  { spans, timeZones }: Omit<OnDay, 'day'>,
  now: Date,
): OpenWindow | undefined => {
  const [timeZone] = timeZones;
  if (timeZone === undefined) return undefined;
  return [-DAY_MS, 0, DAY_MS]
    .map((offset) => dayIn(timeZone, new Date(now.getTime() + offset)))
    .flatMap((day) => windowsOn({ spans, timeZones, day }))
    .find(({ from, to }) => from <= now && now < to);
};

/** Returns the next business day after today, `YYYY-MM-DD`, skipping weekends and federal holidays. */
export const nextCallDay = (today: string): string => {
  for (let day = dayNumberOf(today) + 1; ; day += 1)
    if (isWorkingDay(day)) return new Date(day * DAY_MS).toISOString().slice(0, 10);
};
