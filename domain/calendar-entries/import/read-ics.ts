import { addDays } from '../../calendar/days.ts';
import {
  ALL_DAY_MAX_DAYS,
  CHANGED_DAYS_MAX,
  TIMED_MAX_DAYS,
} from '../calendar-entries.constants.ts';
import { addEntrySchema, type EntryFields, type When } from '../calendar-entries.contract.ts';
import type { OwnDay } from '../calendar-entries.decider.ts';
import { firstDayOf, lastDayOf } from '../entry-fields.ts';
import {
  IMPORT_MAX_ENTRIES,
  IMPORT_MAX_LOOKED,
  IMPORT_PAST_DAYS,
  SINGLE_DAYS_AHEAD,
  SINGLE_DAYS_SERIES,
  type SkipReason,
} from '../entry-import.constants.ts';
import { hasDay, shownAtOf, spanOf, whenOn } from '../occurrences.ts';
import { singleDaysOf } from './ics-days.ts';
import { type IcsLine, type IcsPart, lineIn, readParts, valueIn } from './ics-lines.ts';
import { ruleOf } from './ics-rule.ts';
import { lineOf, textsOf } from './ics-texts.ts';
import { type IcsZones, localIn, timeOf, zonesIn } from './ics-times.ts';
import { type NoWhen, whenOf } from './ics-when.ts';

type Stated = Pick<EntryFields, 'title' | 'when' | 'repeats' | 'place' | 'notes' | 'childIds'>;

/** Entry that a file states. */
export interface IcsEntry {
  /** Says in every file that it is the same one. */
  readonly uid: string;
  readonly fields: Stated;
  readonly days: Readonly<Record<string, OwnDay>>;
  /** One day of a series that ours cannot say. */
  readonly isSingleDay?: true;
}

interface Skipped extends NoWhen {
  readonly title: string;
}

export interface ReadIcs {
  readonly entries: readonly IcsEntry[];
  readonly skipped: readonly Skipped[];
  /** Entries at a time that clocks skip on their day. */
  readonly shifted: number;
}

interface ReadOptions {
  readonly childIds: readonly string[];
  /** IANA zones by the names in the file that the family was asked about. */
  readonly zones: Readonly<Record<string, string>>;
  /** Zone of the device. */
  readonly here: string;
  /** ISO day. */
  readonly today: string;
}

const isCanceled = (part: IcsPart): boolean =>
  valueIn(part, 'STATUS').toUpperCase() === 'CANCELLED';

/** Day on which a series has what a property names, by the clocks of the series. */
const dayOf = (
  line: Pick<IcsLine, 'value' | 'parameters'>,
  when: When,
  zones: IcsZones,
): string => {
  const time = timeOf(line, zones);
  if (time.kind === 'date') return time.day;
  if (time.kind !== 'time') return '';
  // For all-day series, some programs name a time, whose date it is.
  return (when.kind === 'timed' ? localIn(when.timeZone, time) : time.local).slice(0, 10);
};

const GONE: OwnDay = { isCanceled: true, when: null, title: null, place: null, notes: null };

const excludedDays = (part: IcsPart, when: When, zones: IcsZones): readonly string[] =>
  part.lines
    .filter(({ name }) => name === 'EXDATE')
    .flatMap(({ value, parameters }) =>
      value.split(',').map((each) => dayOf({ value: each, parameters }, when, zones)),
    );

const changedDay = (part: IcsPart, zones: IcsZones): OwnDay | NoWhen => {
  if (isCanceled(part)) return GONE;
  const when = whenOf(part, zones);
  return 'reason' in when ? when : { isCanceled: false, when, ...textsOf(part) };
};

const lengthReason = (when: When): SkipReason | undefined => {
  const most = when.kind === 'timed' ? TIMED_MAX_DAYS : ALL_DAY_MAX_DAYS;
  return lastDayOf(when) >= addDays(firstDayOf(when), most) ? 'too-long' : undefined;
};

const fieldsOf = (
  part: IcsPart,
  { zones, childIds }: Pick<Own, 'zones' | 'childIds'>,
  rule = valueIn(part, 'RRULE'),
): Stated | NoWhen => {
  const texts = textsOf(part);
  if (isCanceled(part)) return { reason: 'canceled' };
  if (texts.title === '') return { reason: 'no-title' };
  const when = whenOf(part, zones);
  if ('reason' in when) return when;
  const tooLong = lengthReason(when);
  if (tooLong !== undefined) return { reason: tooLong };
  const repeats = rule === '' ? null : ruleOf(rule, when, zones);
  if (typeof repeats === 'string') return { reason: repeats };
  if (lineIn(part, 'RDATE') !== undefined) return { reason: 'rule' };
  const checked = addEntrySchema.safeParse({ ...texts, when, repeats, childIds });
  return checked.success
    ? { ...texts, when: checked.data.when, repeats: checked.data.repeats, childIds }
    : { reason: checked.error.issues.some(({ path }) => path[0] === 'when') ? 'no-date' : 'rule' };
};

interface Own {
  readonly zones: IcsZones;
  readonly childIds: readonly string[];
  /** ISO day. */
  readonly today: string;
}

/** Entries of one calendar by their UID: the series first, then the days that differ. */
const readCalendar = (calendar: IcsPart, own: Own) => {
  const { zones } = own;
  const entries = new Map<string, IcsEntry>();
  const skipped: Skipped[] = [];
  /** Counts series whose single days were looked for. */
  let tried = 0;
  const skip = (part: IcsPart, { reason, zone }: NoWhen): void => {
    skipped.push({ reason, title: lineOf(part, 'SUMMARY'), ...(zone !== undefined && { zone }) });
  };
  const take = (part: IcsPart, uid: string): void => {
    const fields = fieldsOf(part, own);
    if ('reason' in fields) {
      if (fields.reason === 'rule') tried += 1;
      const isTried = fields.reason === 'rule' && tried <= SINGLE_DAYS_SERIES;
      const days = isTried ? singleDays(part, uid, own) : [];
      if (days.length === 0) skip(part, fields);
      for (const day of days) entries.set(day.uid, day);
      return;
    }
    const days = excludedDays(part, fields.when, zones)
      .slice(0, CHANGED_DAYS_MAX)
      .filter((day) => hasDay(fields, day));
    entries.set(uid, { uid, fields, days: Object.fromEntries(days.map((day) => [day, GONE])) });
  };
  const takeDay = (part: IcsPart, id: IcsLine): void => {
    const series = entries.get(uidOf(part));
    // A day of a series that the file lacks, or that came in as single days, is an entry of its own.
    if (series === undefined) {
      const uid = singleUid(uidOf(part), id.value);
      if (isCanceled(part) && entries.delete(uid)) return;
      take(part, uid);
      return;
    }
    const day = dayOf(id, series.fields.when, zones);
    const change = id.parameters['RANGE'] === undefined ? changedDay(part, zones) : RANGE;
    if ('reason' in change) skip(part, change);
    else if (hasDay(series.fields, day) && Object.keys(series.days).length < CHANGED_DAYS_MAX)
      entries.set(series.uid, { ...series, days: { ...series.days, [day]: change } });
  };
  const events = calendar.parts.filter(({ name }) => name === 'VEVENT');
  for (const part of events) if (recurrenceOf(part) === undefined) take(part, uidOf(part));
  for (const part of events) {
    const id = recurrenceOf(part);
    if (id !== undefined) takeDay(part, id);
  }
  return { entries: [...entries.values()], skipped };
};

const singleUid = (uid: string, value: string): string => `${uid} ${value.trim()}`;

/** Days of a series whose rule ours cannot say, each as an entry of its own; none where that is not possible. */
const singleDays = (part: IcsPart, uid: string, own: Own): readonly IcsEntry[] => {
  const fields = fieldsOf(part, own, '');
  if ('reason' in fields) return [];
  const { zones, today } = own;
  const { when } = fields;
  const window = {
    from: addDays(today, -IMPORT_PAST_DAYS),
    to: addDays(today, SINGLE_DAYS_AHEAD),
  };
  const days = singleDaysOf(valueIn(part, 'RRULE'), { when, zones, window }) ?? [];
  const excluded = excludedDays(part, when, zones);
  // The RECURRENCE-ID of a day that differs has this form too.
  const start = valueIn(part, 'DTSTART').trim();
  return days
    .filter((day) => !excluded.includes(day))
    .map((day) => ({
      uid: singleUid(uid, `${day.replaceAll('-', '')}${start.slice(8)}`),
      fields: { ...fields, when: whenOn(when, day) },
      days: {},
      isSingleDay: true,
    }));
};

/** A change from a day on, which this calendar has as another series. */
const RANGE: NoWhen = { reason: 'rule' };

const recurrenceOf = (part: IcsPart): IcsLine | undefined => lineIn(part, 'RECURRENCE-ID');

/** Reads the entries of a file that a calendar of ours takes; undefined for a file that is none. */
export const readIcs = (
  file: string,
  { childIds, zones: chosen, here, today }: ReadOptions,
): ReadIcs | undefined => {
  const calendars = readParts(file).filter(({ name }) => name === 'VCALENDAR');
  if (calendars.length === 0) return undefined;
  const read = calendars.map((calendar) =>
    readCalendar(calendar, { zones: zonesIn(calendar, { chosen, here }), childIds, today }),
  );
  return limited(
    read.flatMap(({ entries }) => entries),
    { skipped: read.flatMap(({ skipped }) => skipped), today },
  );
};

/** Identity of an event; of one without any, what it says. */
const uidOf = (part: IcsPart): string =>
  valueIn(part, 'UID').trim() || `${valueIn(part, 'DTSTART')} ${valueIn(part, 'SUMMARY')}`;

const limited = (
  all: readonly IcsEntry[],
  { skipped, today }: { readonly skipped: readonly Skipped[]; readonly today: string },
): ReadIcs => {
  const from = addDays(today, -IMPORT_PAST_DAYS);
  const isPast = ({ fields, days }: IcsEntry): boolean => spanOf({ ...fields, days }).to < from;
  const inOrder = all.toSorted((one, other) =>
    firstDayOf(one.fields.when).localeCompare(firstDayOf(other.fields.when)),
  );
  // Counting out a series takes time: of very many entries, the latest are looked at.
  const looked = inOrder.slice(-IMPORT_MAX_LOOKED);
  const past = looked.filter(isPast);
  const gone = new Set(past);
  const present = looked.filter((entry) => !gone.has(entry));
  const entries = present.slice(0, IMPORT_MAX_ENTRIES);
  const skippedAs = (reason: SkipReason) => (entry: IcsEntry) => ({
    reason,
    title: entry.fields.title,
  });
  return {
    entries,
    skipped: [
      ...skipped,
      ...past.map(skippedAs('past')),
      ...inOrder.slice(0, -IMPORT_MAX_LOOKED).map(skippedAs('too-many')),
      ...present.slice(IMPORT_MAX_ENTRIES).map(skippedAs('too-many')),
    ],
    shifted: entries.filter(({ fields }) => shownAtOf(fields.when) !== null).length,
  };
};
