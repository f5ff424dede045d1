import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  ATTACHED_KINDS,
  ENTRY_KINDS,
  MARKS,
  REMINDERS,
  REPEATS,
  WEEKDAYS,
} from './calendar-entries.constants.ts';

const ids = { entryId: z.string().describe('The entry, by its id') };

/** When an entry takes place: local times with their IANA zone, or plain dates. */
const whenSchema = z.discriminatedUnion('kind', [
  z
    .object({
      kind: z.literal('timed'),
      startsAt: z.string(),
      endsAt: z.string(),
      timeZone: z.string(),
    })
    .readonly(),
  z.object({ kind: z.literal('all-day'), firstDay: z.string(), lastDay: z.string() }).readonly(),
]);

const ruleSchema = z
  .object({
    repeats: z.enum(REPEATS),
    interval: z.number(),
    weekdays: z.array(z.enum(WEEKDAYS)).readonly(),
    until: z.string().nullable(),
    count: z.number().nullable(),
  })
  .readonly();

/** Thing of another page that an entry belongs to, by its id there, and its name at the time. */
const attachedSchema = z
  .object({ kind: z.enum(ATTACHED_KINDS), id: z.string(), name: z.string() })
  .readonly();

/** Fields of an entry, as events and rows keep them. */
export const entryShape = {
  title: z.string(),
  place: z.string(),
  people: z.string(),
  notes: z.string(),
  kind: z.enum(ENTRY_KINDS),
  when: whenSchema,
  repeats: ruleSchema.nullable(),
  travelMinutes: z.int(),
  childIds: z.array(z.string()).readonly(),
  reminders: z.array(z.enum(REMINDERS)).readonly(),
  reminderZone: z.string(),
  responsibleId: z.string().nullable(),
  skipsBreaks: z.boolean(),
  attached: attachedSchema.nullable(),
};

/** Series that ends where another one begins, with its rule from then on. */
const followedSchema = z.object({ entryId: z.string(), repeats: ruleSchema }).readonly().nullable();

const sealed = z.object({
  title: personal(entryShape.title, 'account'),
  place: personal(entryShape.place, 'account'),
  people: personal(entryShape.people, 'account'),
  notes: personal(entryShape.notes, 'account'),
  attached: personal(entryShape.attached, 'account'),
});

const WORDS = {
  kind: 'Appointment or task',
  when: 'Local times with their zone, or plain dates',
  repeats: 'How it repeats; null where it does not',
  travelMinutes: 'Minutes of the way there; 0 where none was told',
  childIds: 'The children that it is for, by their ids',
  reminders: 'How long before it reminds',
  reminderZone: 'IANA zone by which an all-day entry reminds',
  responsibleId:
    'Who gets the reminders, by the id of the account; null for the owner of the household',
  skipsBreaks: 'A series that leaves out the days of school breaks',
} as const;

const ID = { entryId: '0123456789abcdef0123456789abcdef' };

const SWIMMING = {
  title: 'Swimming',
  place: 'Lakewood pool',
  people: 'Grandma drives',
  notes: 'Blue towel',
  kind: 'appointment',
  when: {
    kind: 'timed',
    startsAt: '2026-12-01T15:30',
    endsAt: '2026-12-01T16:15',
    timeZone: 'America/New_York',
  },
  repeats: { repeats: 'weekly', interval: 1, weekdays: ['TU'], until: null, count: null },
  travelMinutes: 20,
  childIds: ['fedcba9876543210fedcba9876543210'],
};

const ATTACHED = { attached: { kind: 'provider', id: '1', name: 'Bright Steps ABA' } };

const REMINDED = {
  reminders: ['day', 'two-hours'],
  reminderZone: 'America/New_York',
  responsibleId: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa',
};

const TERM_TIME = { skipsBreaks: true };

/** Events of streams `calendarEntry-{entryId}`. The type names are the storage format. */
const calendarEntryAdded = defineEvent({
  type: 'CalendarEntryAdded',
  schema: z.object({
    ...ids,
    ...sealed.shape,
    kind: entryShape.kind.describe(WORDS.kind),
    when: entryShape.when.describe(WORDS.when),
    repeats: entryShape.repeats.describe(WORDS.repeats),
    travelMinutes: entryShape.travelMinutes.describe(WORDS.travelMinutes),
    childIds: entryShape.childIds.describe(WORDS.childIds),
    reminders: entryShape.reminders.describe(WORDS.reminders),
    reminderZone: entryShape.reminderZone.describe(WORDS.reminderZone),
    responsibleId: entryShape.responsibleId.describe(WORDS.responsibleId),
    skipsBreaks: entryShape.skipsBreaks.describe(WORDS.skipsBreaks),
    follows: followedSchema.describe(
      'The series that ends where this one begins, with its rule from then on; null for none',
    ),
  }),
  upcasters: [
    // Entries of before remind of nothing.
    (data) => ({ ...data, reminders: [], reminderZone: 'UTC', responsibleId: null }),
    (data) => ({ ...data, skipsBreaks: false }),
    // Entries of before belong to nothing.
    (data) => ({ ...data, attached: null }),
  ],
  sentence: ({ repeats }) =>
    repeats === null
      ? say('Added an entry to the calendar')
      : say('Added an entry that repeats to the calendar'),
  isOwnAct: true,
  feature: 'calendar',
  examples: [
    { ...ID, ...SWIMMING, follows: null },
    { ...ID, ...SWIMMING, ...REMINDED, follows: null },
    { ...ID, ...SWIMMING, ...REMINDED, ...TERM_TIME, follows: null },
    { ...ID, ...SWIMMING, ...REMINDED, ...TERM_TIME, ...ATTACHED, follows: null },
  ],
});

const calendarEntryChanged = defineEvent({
  type: 'CalendarEntryChanged',
  // The fields that changed.
  schema: z.object({
    ...ids,
    ...sealed.partial().shape,
    kind: entryShape.kind.optional().describe(WORDS.kind),
    when: entryShape.when.optional().describe(WORDS.when),
    repeats: entryShape.repeats.optional().describe(WORDS.repeats),
    travelMinutes: entryShape.travelMinutes.optional().describe(WORDS.travelMinutes),
    childIds: entryShape.childIds.optional().describe(WORDS.childIds),
    reminders: entryShape.reminders.optional().describe(WORDS.reminders),
    reminderZone: entryShape.reminderZone.optional().describe(WORDS.reminderZone),
    responsibleId: entryShape.responsibleId.optional().describe(WORDS.responsibleId),
    skipsBreaks: entryShape.skipsBreaks.optional().describe(WORDS.skipsBreaks),
  }),
  sentence: () => say('Changed an entry of the calendar'),
  isOwnAct: true,
  // Fields that are not told stay, so that what was told before there were others reads as it was.
  upcasters: [(data) => data, (data) => data, (data) => data],
  examples: [
    { ...ID, ...SWIMMING, notes: 'Red towel' },
    { ...ID, ...SWIMMING, ...REMINDED, notes: 'Red towel' },
    { ...ID, ...SWIMMING, ...REMINDED, ...TERM_TIME, notes: 'Red towel' },
    { ...ID, ...SWIMMING, ...REMINDED, ...TERM_TIME, ...ATTACHED, notes: 'Red towel' },
  ],
});

const calendarEntryRemoved = defineEvent({
  type: 'CalendarEntryRemoved',
  schema: z.object(ids),
  sentence: () => say('Removed an entry of the calendar'),
  isOwnAct: true,
  examples: [ID],
});

const calendarEntryRestored = defineEvent({
  type: 'CalendarEntryRestored',
  schema: z.object(ids),
  sentence: () => say('Took the removal of an entry of the calendar back'),
  isOwnAct: true,
  examples: [ID],
});

const day = z.string().describe('Day on which the series has it');

/** How a day of an entry differs from the others. */
export const changeShape = {
  isCanceled: z.boolean(),
  /** Null where the series says it. */
  when: whenSchema.nullable(),
  title: z.string().nullable(),
  place: z.string().nullable(),
  notes: z.string().nullable(),
};

const calendarDayChanged = defineEvent({
  type: 'CalendarDayChanged',
  schema: z.object({
    ...ids,
    day,
    isCanceled: changeShape.isCanceled.describe('It does not take place'),
    when: changeShape.when.describe('Its own time; null for that of the series'),
    title: personal(changeShape.title, 'account'),
    place: personal(changeShape.place, 'account'),
    notes: personal(changeShape.notes, 'account'),
  }),
  sentence: ({ isCanceled }) =>
    isCanceled
      ? say('Canceled one day of an entry of the calendar')
      : say('Changed one day of an entry of the calendar'),
  isOwnAct: true,
  examples: [
    {
      ...ID,
      day: '2026-12-08',
      isCanceled: true,
      when: null,
      title: null,
      place: null,
      notes: null,
    },
  ],
});

const calendarDayMarked = defineEvent({
  type: 'CalendarDayMarked',
  schema: z.object({
    ...ids,
    day,
    mark: z.enum(MARKS).nullable().describe('Kept or missed; null where that was taken back'),
    providerId: z
      .string()
      .nullable()
      .describe('The provider that it was with, by its id in the directory; null for none'),
    heldOn: z.string().nullable().describe('Day on which it took place; null for no provider'),
  }),
  // Marks of before were of no provider.
  upcasters: [(data) => ({ ...data, providerId: null, heldOn: null })],
  sentence: ({ mark }) => {
    if (mark === null) return say('Took back whether an entry of the calendar took place');
    return mark === 'kept'
      ? say('Noted that an entry of the calendar took place')
      : say('Noted that an entry of the calendar was missed');
  },
  isOwnAct: true,
  examples: [
    { ...ID, day: '2026-12-01', mark: 'kept' },
    { ...ID, day: '2026-12-01', mark: 'kept', providerId: '1', heldOn: '2026-12-02' },
  ],
});

/** A stream for each entry. Which family it belongs to is in the metadata of its events. */
export const calendarEntryStream = defineStream('calendar-entry', [
  calendarEntryAdded,
  calendarEntryChanged,
  calendarEntryRemoved,
  calendarEntryRestored,
  calendarDayChanged,
  calendarDayMarked,
]);

export type CalendarEntryEvent = EventOf<typeof calendarEntryStream>;
