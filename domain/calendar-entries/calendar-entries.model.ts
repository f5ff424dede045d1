import * as z from 'zod';
import { familyEvents } from '../kernel/family-events.ts';
import { foldRows } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { withStep } from '../kernel/removable.ts';
import { MARKS } from './calendar-entries.constants.ts';
import {
  type CalendarEntryEvent,
  calendarEntryStream,
  changeShape,
  entryShape,
} from './calendar-entries.events.ts';
import { entryStep, type KeptEntry } from './entry-fields.ts';
import { spanOf } from './occurrences.ts';

const { title, place, people, notes, attached, ...open } = entryShape;

/** An entry by its id, with the days that its window is found by. */
export const calendarEntryRowSchema = z.object({
  entry_id: z.string(),
  /** First and last ISO day that it may reach. */
  first_day: z.string(),
  last_day: z.string(),
  /** Fields that follow from no personal one. */
  plan: z
    .object({
      ...open,
      /** Rows built by definition 2 lack it. */
      skipsBreaks: open.skipsBreaks.default(false),
      remindsSince: z.string(),
    })
    .readonly(),
  /** The family's words. */
  words: z
    .object({
      title,
      place,
      people,
      notes,
      /** Rows built by definition 2 lack it. */
      attached: attached.default(null),
      days: z
        .record(
          z.string(),
          z
            .object({
              ...changeShape,
              mark: z.enum(MARKS).nullable(),
              remindsSince: z.string().nullable(),
            })
            .readonly(),
        )
        .readonly(),
    })
    .readonly(),
  created_at: z.coerce.date(),
  removed_at: z.coerce.date().nullable(),
  /** Last ISO day that may remind; null for an entry that reminds of nothing. */
  reminds_until: z.string().nullable(),
  /** Count of its events, by which a change is found. */
  revision: z.int(),
});

export type CalendarEntryRow = Readonly<z.infer<typeof calendarEntryRowSchema>>;

/** Fields of an entry as its row has them. */
export const keptIn = ({ plan, words }: Pick<CalendarEntryRow, 'plan' | 'words'>): KeptEntry => ({
  ...plan,
  ...words,
  // Only its policy needs it.
  follows: null,
});

const entryEvents = familyEvents<CalendarEntryEvent>()({
  streams: [calendarEntryStream],
  types: [
    'CalendarEntryAdded',
    'CalendarEntryChanged',
    'CalendarEntryRemoved',
    'CalendarEntryRestored',
    'CalendarDayChanged',
    'CalendarDayMarked',
  ],
});

/** A row for each entry: a window of a long history reads and opens no more than its own. */
export const calendarEntriesModel = foldRows({
  name: 'calendar-entries',
  label: say('Your calendar'),
  definition: 3,
  row: calendarEntryRowSchema,
  rowKey: 'entry_id',
  sealed: ['words'],
  indexes: [['user_id', 'last_day'], ['reminds_until']],
  keyOf: entryEvents.keyOf,
  read: entryEvents.read,
  view: {
    evolve: (rows, event) => {
      const { entryId } = event.data;
      const { occurredAt } = event.metadata;
      const before = rows.get(entryId);
      const listed = before === undefined ? [] : [listedIn(before)];
      const revision = (before?.revision ?? 0) + 1;
      return withStep(listed, {
        id: entryId,
        occurredAt,
        stepOf: (fields) => entryStep(event, fields),
      }).map((entry) => rowOf(entry, revision));
    },
  },
});

type Listed = ReturnType<typeof withStep<KeptEntry>>[number];

const listedIn = (row: CalendarEntryRow): Listed => ({
  ...keptIn(row),
  id: row.entry_id,
  createdAt: row.created_at.toISOString(),
  removedAt: row.removed_at?.toISOString() ?? null,
});

const rowOf = (
  { id, createdAt, removedAt, ...entry }: Listed,
  revision: number,
): CalendarEntryRow => {
  const { title, place, people, notes, attached, days, follows: _, ...plan } = entry;
  const span = spanOf(entry);
  return {
    entry_id: id,
    first_day: span.from,
    last_day: span.to,
    plan,
    words: { title, place, people, notes, attached, days },
    created_at: new Date(createdAt),
    removed_at: removedAt === null ? null : new Date(removedAt),
    reminds_until: entry.reminders.length === 0 || removedAt !== null ? null : span.to,
    revision,
  };
};
