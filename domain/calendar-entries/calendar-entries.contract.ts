import * as z from 'zod/mini';
import { addDays, daysBetween } from '../calendar/days.ts';
import { isTimeZone } from '../calendar/time-zone.ts';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  ALL_DAY_MAX_DAYS,
  ATTACHED_KINDS,
  ATTACHED_NAME_MAX_LENGTH,
  COUNT_MAX,
  ENTRY_CHILDREN_MAX,
  ENTRY_KINDS,
  ENTRY_LINE_MAX_LENGTH,
  ENTRY_NOTES_MAX_LENGTH,
  INTERVAL_MAX,
  MARKS,
  REMINDERS,
  REMINDERS_MAX,
  REPEATS,
  type Reminder,
  TIMED_MAX_DAYS,
  TRAVEL_MINUTES_MAX,
  WEEKDAYS,
  WINDOW_MAX_DAYS,
} from './calendar-entries.constants.ts';

/** Whether there is such a day: not February 30. */
const isDate = (day: string): boolean => addDays(day, 0) === day;

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const DATE = '2[01]\\d\\d-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])';

/** Days from 2000 to 2199. */
const day = z
  .string()
  .check(
    z.regex(new RegExp(`^${DATE}$`), { error: 'Please enter a date', abort: true }),
    z.refine(isDate, 'Please enter a date'),
  );

/** Local time without a zone, to the minute: `2026-12-01T15:30`. */
const localTime = z.string().check(
  z.regex(new RegExp(`^${DATE}T(?:[01]\\d|2[0-3]):[0-5]\\d$`), {
    error: 'Please enter a date and a time',
    abort: true,
  }),
  z.refine((text) => isDate(text.slice(0, 10)), 'Please enter a date and a time'),
);

const timeZone = z.string().check(z.refine(isTimeZone, 'We don’t know this time zone'));

/** The place's clock: local times and their IANA zone. */
const timedSchema = z
  .object({
    kind: z.literal('timed'),
    startsAt: localTime,
    endsAt: localTime,
    timeZone,
  })
  .check(
    z.refine(({ startsAt, endsAt }) => endsAt >= startsAt, {
      error: 'The end is before the start',
      path: ['endsAt'],
    }),
    z.refine(
      ({ startsAt, endsAt }) =>
        endsAt < startsAt ||
        daysBetween(startsAt.slice(0, 10), endsAt.slice(0, 10)) < TIMED_MAX_DAYS,
      { error: `Please choose ${TIMED_MAX_DAYS} days at most, or “all day”`, path: ['endsAt'] },
    ),
  );

/** Plain dates, which are the same everywhere. The last day belongs to it. */
const allDaySchema = z.object({ kind: z.literal('all-day'), firstDay: day, lastDay: day }).check(
  z.refine(({ firstDay, lastDay }) => lastDay >= firstDay, {
    error: 'The end is before the start',
    path: ['lastDay'],
  }),
  z.refine(
    ({ firstDay, lastDay }) =>
      lastDay < firstDay || daysBetween(firstDay, lastDay) < ALL_DAY_MAX_DAYS,
    { error: `Please choose ${ALL_DAY_MAX_DAYS} days at most`, path: ['lastDay'] },
  ),
);

const whenSchema = z.discriminatedUnion('kind', [timedSchema, allDaySchema]);

export type When = Readonly<z.infer<typeof timedSchema>> | Readonly<z.infer<typeof allDaySchema>>;

const ruleSchema = z
  .object({
    repeats: z.enum(REPEATS),
    interval: z._default(
      z.int('Please enter a number').check(z.minimum(1), z.maximum(INTERVAL_MAX)),
      1,
    ),
    weekdays: z._default(z.array(z.enum(WEEKDAYS)).check(z.maxLength(WEEKDAYS.length)), []),
    until: z._default(z.nullable(day), null),
    count: z._default(z.nullable(z.int().check(z.minimum(1), z.maximum(COUNT_MAX))), null),
  })
  .check(
    z.refine(({ until, count }) => until === null || count === null, {
      error: 'Please choose one way to end it',
      path: ['until'],
    }),
  );

const title = typedLine({ most: ENTRY_LINE_MAX_LENGTH, missing: 'Please say what it is' });
const line = typedLine({ most: ENTRY_LINE_MAX_LENGTH });
const notes = typedText({ most: ENTRY_NOTES_MAX_LENGTH });

const attachedSchema = z.object({
  kind: z.enum(ATTACHED_KINDS),
  /** Id of the thing; a call has that of its provider. */
  id: z.string().check(z.minLength(1), z.maxLength(100)),
  /** Name at this time; of a denial, the ISO day of its letter. */
  name: typedLine({ most: ATTACHED_NAME_MAX_LENGTH }),
});

const fields = {
  title,
  kind: z.enum(ENTRY_KINDS),
  when: whenSchema,
  repeats: z.nullable(ruleSchema),
  /** Place, or the address of an online one. */
  place: line,
  /** People who take part as well, in the family's words. */
  people: line,
  notes,
  travelMinutes: z
    .int('Please enter minutes')
    .check(z.minimum(0), z.maximum(TRAVEL_MINUTES_MAX, 'Please check the minutes')),
  childIds: z.array(id).check(z.maxLength(ENTRY_CHILDREN_MAX)),
  reminders: z
    .array(z.enum(REMINDERS))
    .check(z.maxLength(REMINDERS_MAX, `Please choose ${REMINDERS_MAX} reminders at most`)),
  /** Clock by which an all-day entry reminds; one with times has its own. */
  reminderZone: timeZone,
  /** Adult who gets the reminders, by the id of the account; null for the owner of the household. */
  responsibleId: z.nullable(id),
  /** A series leaves out days on which all children that it is for have a school break. */
  skipsBreaks: z.boolean(),
  /** Thing of another page that it belongs to. */
  attached: z.nullable(attachedSchema),
};

/**
 * `POST /api/calendar/entries` replies 200 with the entry's id. A free or Plus plan is `CalendarNeedsFamily`. An adult
 * who does not share the calendar is `NotResponsible`; without one, the caller is responsible.
 */
export const addEntrySchema = z.object({
  ...fields,
  kind: z._default(fields.kind, 'appointment'),
  repeats: z._default(fields.repeats, null),
  place: z._default(line, ''),
  people: z._default(line, ''),
  notes: z._default(notes, ''),
  travelMinutes: z._default(fields.travelMinutes, 0),
  childIds: z._default(fields.childIds, []),
  reminders: z._default(fields.reminders, []),
  reminderZone: z._default(timeZone, 'UTC'),
  responsibleId: z.optional(fields.responsibleId),
  skipsBreaks: z._default(fields.skipsBreaks, false),
  attached: z._default(fields.attached, null),
});

type Filled = z.infer<typeof addEntrySchema>;

type Rule = NonNullable<Filled['repeats']>;

/** Fields that a family states of an entry. */
export type EntryFields = Readonly<
  Omit<Filled, 'when' | 'repeats' | 'childIds' | 'reminders' | 'responsibleId' | 'attached'>
> & {
  readonly when: When;
  readonly repeats:
    | (Readonly<Omit<Rule, 'weekdays'>> & {
        readonly weekdays: readonly Rule['weekdays'][number][];
      })
    | null;
  readonly childIds: readonly string[];
  readonly reminders: readonly Reminder[];
  readonly responsibleId: string | null;
  readonly attached: Readonly<z.infer<typeof attachedSchema>> | null;
};

export const addedEntrySchema = z.object({ id: z.string() });

/** Path of `PUT` and `DELETE /api/calendar/entries/{entryId}`, and of `POST …/restored` within a day. */
export const entryParamsSchema = z.object({ entryId: id });

/** `PUT /api/calendar/entries/{entryId}`: omitted fields stay, so that two editors each change their own. */
export const changeEntrySchema = z.partial(z.object(fields));

/**
 * `POST /api/calendar/entries/{entryId}/following` replies 200 with the id of a new series, which begins on a day
 * of this one; this one ends before. Its first day is `NotOnThisDay`: all of it is changed instead. Unless the new one
 * says what it belongs to, it belongs to the same.
 */
export const splitEntrySchema = z.object({
  day,
  entry: z.extend(addEntrySchema, { attached: z.optional(fields.attached) }),
});

/** Path of `PUT /api/calendar/entries/{entryId}/days/{day}`, by the day on which the series has it. */
export const dayParamsSchema = z.object({ entryId: id, day });

/**
 * `PUT …/days/{day}`: how one day of an entry differs from the others; null where it does not. A day that the
 * entry does not have is `NotOnThisDay`.
 */
export const changeDaySchema = z.object({
  isCanceled: z.boolean(),
  when: z.nullable(whenSchema),
  title: z.nullable(title),
  place: z.nullable(line),
  notes: z.nullable(notes),
});

/** `PUT …/days/{day}/mark`: whether it took place; null takes that back. */
export const markDaySchema = z.object({ mark: z.nullable(z.enum(MARKS)) });

/** `GET /api/calendar?from=…&to=…`: ISO days, both included. */
export const calendarQuerySchema = z.object({ from: day, to: day }).check(
  z.refine(({ from, to }) => from <= to && to < addDays(from, WINDOW_MAX_DAYS), {
    error: `Please ask for ${WINDOW_MAX_DAYS} days at most`,
    path: ['to'],
  }),
);

const timed = z.object({
  kind: z.literal('timed'),
  startsAt: z.string(),
  endsAt: z.string(),
  timeZone: z.string(),
});

const shownWhen = z.readonly(
  z.discriminatedUnion('kind', [
    timed,
    z.object({ kind: z.literal('all-day'), firstDay: z.string(), lastDay: z.string() }),
  ]),
);

const entrySchema = z.readonly(
  z.object({
    id: z.string(),
    title: z.string(),
    kind: z.enum(ENTRY_KINDS),
    /** When the first one of a series takes place. */
    when: shownWhen,
    repeats: z.nullable(
      z.readonly(
        z.object({
          repeats: z.enum(REPEATS),
          interval: z.number(),
          weekdays: z.readonly(z.array(z.enum(WEEKDAYS))),
          until: z.nullable(z.string()),
          count: z.nullable(z.number()),
        }),
      ),
    ),
    place: z.string(),
    people: z.string(),
    notes: z.string(),
    travelMinutes: z.number(),
    childIds: z.readonly(z.array(z.string())),
    reminders: z.readonly(z.array(z.enum(REMINDERS))),
    reminderZone: z.string(),
    /** Adult who is reminded, by the id of the account; null for the owner of the household. */
    responsibleId: z.nullable(z.string()),
    skipsBreaks: z.boolean(),
    /** Thing that it belongs to; null also where that is not shared with the reader. */
    attached: z.nullable(
      z.readonly(
        z.object({
          kind: z.enum(ATTACHED_KINDS),
          id: z.string(),
          name: z.string(),
        }),
      ),
    ),
    /** The attached provider is no longer in the directory: its name is that at the time. */
    hasLeft: z.boolean(),
    /** Last ISO day of a series; null without end. */
    endsOn: z.nullable(z.string()),
    /** How often it took place and was missed, as far as that was noted. */
    kept: z.number(),
    missed: z.number(),
    /** ISO date and time; null for an entry that was not removed. A removed one can be restored for a day. */
    removedAt: z.nullable(z.string()),
  }),
);

export type CalendarEntry = z.infer<typeof entrySchema>;

const occurrenceSchema = z.readonly(
  z.object({
    entryId: z.string(),
    /** Day on which the series has it, whichever day it was moved to. */
    day: z.string(),
    when: shownWhen,
    title: z.string(),
    place: z.string(),
    notes: z.string(),
    /** It differs from its series. */
    isChanged: z.boolean(),
    /** Local time that is shown because clocks skip the one that was entered; null for all others. */
    shownAt: z.nullable(z.string()),
    mark: z.nullable(z.enum(MARKS)),
    isCanceled: z.boolean(),
    /** ISO dates and times between which it reminds the reader on the page; null where it does not, or is days off. */
    reminder: z.nullable(z.readonly(z.object({ from: z.string(), until: z.string() }))),
  }),
);

export type Occurrence = z.infer<typeof occurrenceSchema>;

const adultSchema = z.readonly(
  z.object({
    /** Id of the account; null for the owner of the household. */
    id: z.nullable(z.string()),
    /** First name. */
    name: z.string(),
    /** The adult is the reader. */
    isReader: z.boolean(),
  }),
);

/** `GET /api/calendar`: what takes place in the window, in the order of local times, and the entries concerned. */
export const calendarSchema = z.readonly(
  z.object({
    entries: z.readonly(z.array(entrySchema)),
    occurrences: z.readonly(z.array(occurrenceSchema)),
    /** Adults who share the calendar, the owner of the household first; none where the owner is alone. */
    adults: z.readonly(z.array(adultSchema)),
    /** There is more in the window than an answer holds. */
    isCut: z.boolean(),
  }),
);

export type Calendar = z.infer<typeof calendarSchema>;
