import { addDays, civilOf, dayNumberOf } from '../../calendar/days.ts';
import { WEEKDAYS } from '../calendar-entries.constants.ts';
import type { When } from '../calendar-entries.contract.ts';
import { firstDayOf } from '../entry-fields.ts';
import type { SkipReason } from '../entry-import.constants.ts';
import { type RepeatRule, weekdayOf } from '../repeat-rule.ts';
import { type IcsZones, localIn, timeOf } from './ics-times.ts';

export type RuleParts = Readonly<Record<string, string>>;

export const partsOf = (value: string): RuleParts =>
  Object.fromEntries(
    value
      .toUpperCase()
      .split(';')
      .map((part) => part.split('='))
      .map(([name = '', text = '']) => [name.trim(), text.trim()]),
  );

const KNOWN = [
  'FREQ',
  'INTERVAL',
  'COUNT',
  'UNTIL',
  'WKST',
  'BYDAY',
  'BYMONTHDAY',
  'BYMONTH',
  'BYSETPOS',
];

const TOO_OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY'];

type Repeats = Pick<RepeatRule, 'repeats' | 'interval' | 'weekdays'>;

const plain = (repeats: RepeatRule['repeats'], interval: number): Repeats => ({
  repeats,
  interval,
  weekdays: [],
});

/** Weekly on such weekdays, of which that of the first day has to be one. */
const weekly = (parts: RuleParts, first: number, interval: number): Repeats | undefined => {
  const asked = (parts['BYDAY'] ?? '').split(',').filter((text) => text !== '');
  const weekdays = WEEKDAYS.filter((weekday) => asked.includes(weekday));
  const own = WEEKDAYS[weekdayOf(first)];
  if (weekdays.length !== new Set(asked).size) return undefined;
  if (own === undefined || (asked.length > 0 && !weekdays.includes(own))) return undefined;
  // Weeks of ours begin on Monday: with another beginning, Sunday may be in the week beside.
  const begins = parts['WKST'] ?? 'MO';
  const isOtherWeek = begins !== 'MO' && (begins !== 'SU' || weekdays.includes('SU'));
  if (interval > 1 && weekdays.length > 1 && isOtherWeek) return undefined;
  return { repeats: 'weekly', interval, weekdays };
};

/** Monthly on a weekday that is counted from either end, as that of the first day. */
const byWeekday = (parts: RuleParts, first: number, interval: number): Repeats | undefined => {
  const [, ordinal = '', weekday] = /^([+-]?\d)?([A-Z]{2})$/.exec(parts['BYDAY'] ?? '') ?? [];
  const nth = Number(ordinal || parts['BYSETPOS']);
  if (weekday !== WEEKDAYS[weekdayOf(first)]) return undefined;
  if (nth === -1) return plain('monthly-last', interval);
  return nth === Math.ceil(civilOf(first).day / 7) ? plain('monthly-weekday', interval) : undefined;
};

const repeatsOf = (parts: RuleParts, first: number): Repeats | undefined => {
  const interval = Number(parts['INTERVAL'] ?? 1);
  const { month, day } = civilOf(first);
  const { BYDAY, BYMONTHDAY = `${day}`, BYMONTH = `${month}`, BYSETPOS } = parts;
  const isOnDay = Number(BYMONTHDAY) === day && Number(BYMONTH) === month;
  const hasMonth = parts['BYMONTH'] !== undefined;
  switch (parts['FREQ']) {
    case 'DAILY':
      if (hasMonth || parts['BYMONTHDAY'] !== undefined || BYSETPOS !== undefined) return undefined;
      if (BYDAY === undefined) return plain('daily', interval);
      return interval === 1 ? weekly(parts, first, 1) : undefined;
    case 'WEEKLY':
      return hasMonth || parts['BYMONTHDAY'] !== undefined || BYSETPOS !== undefined
        ? undefined
        : weekly(parts, first, interval);
    case 'MONTHLY':
      if (hasMonth) return undefined;
      if (BYDAY === undefined) return isOnDay ? plain('monthly', interval) : undefined;
      return parts['BYMONTHDAY'] === undefined ? byWeekday(parts, first, interval) : undefined;
    case 'YEARLY':
      if (BYDAY === undefined) return isOnDay ? plain('yearly', interval) : undefined;
      return hasMonth && Number(BYMONTH) === month && parts['BYMONTHDAY'] === undefined
        ? byWeekday(parts, first, interval * 12)
        : undefined;
    default:
      return undefined;
  }
};

/** Last day of a series: that of its last start up to this moment. */
export const untilOf = (value: string, when: When, zones: IcsZones): string | undefined => {
  const floating = when.kind === 'timed' ? when.timeZone : zones.floating;
  const until = timeOf({ value, parameters: {} }, { ...zones, floating });
  if (until.kind === 'date') return until.day;
  if (until.kind !== 'time') return undefined;
  if (when.kind === 'all-day') return until.local.slice(0, 10);
  const local = localIn(when.timeZone, until);
  const day = local.slice(0, 10);
  return local.slice(11) >= when.startsAt.slice(11) ? day : addDays(day, -1);
};

export const areKnown = (parts: RuleParts): boolean =>
  Object.keys(parts).every((name) => name === '' || KNOWN.includes(name));

/** Rule of a file as ours, or the reason why there is none. It is read, never expanded. */
export const ruleOf = (value: string, when: When, zones: IcsZones): RepeatRule | SkipReason => {
  const parts = partsOf(value);
  if (TOO_OFTEN.includes(parts['FREQ'] ?? '')) return 'too-often';
  if (!areKnown(parts)) return 'rule';
  const repeats = repeatsOf(parts, dayNumberOf(firstDayOf(when)));
  if (repeats === undefined) return 'rule';
  const { UNTIL, COUNT } = parts;
  const until = UNTIL === undefined ? null : untilOf(UNTIL, when, zones);
  if (until === undefined || (UNTIL !== undefined && COUNT !== undefined)) return 'rule';
  return { ...repeats, until, count: COUNT === undefined ? null : Number(COUNT) };
};
