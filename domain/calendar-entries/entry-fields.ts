import { readableOr } from '../kernel/personal.ts';
import type { RemovableStep } from '../kernel/removable.ts';
import type { Recorded } from '../kernel/view.ts';
import type { Mark } from './calendar-entries.constants.ts';
import type { EntryFields, When } from './calendar-entries.contract.ts';
import type { CalendarEntryEvent } from './calendar-entries.events.ts';

/** How a day of an entry differs from the others; a text is null where it does not. */
export interface DayChange {
  readonly isCanceled: boolean;
  readonly when: When | null;
  readonly title: string | null;
  readonly place: string | null;
  readonly notes: string | null;
  readonly mark: Mark | null;
  /** ISO date and time since which it is at this time; null for as long as its series. */
  readonly remindsSince: string | null;
}

/** By the day on which the series has it. */
type DayChanges = Readonly<Record<string, DayChange>>;

/** Series that ends where an entry begins; null for none. */
type Followed = {
  readonly entryId: string;
  readonly repeats: NonNullable<EntryFields['repeats']>;
} | null;

export interface KeptEntry extends EntryFields {
  readonly days: DayChanges;
  readonly follows: Followed;
  /** ISO date and time since which it reminds as it does: earlier reminders are not sent late. */
  readonly remindsSince: string;
}

/** An entry that begins with these fields. */
export const newEntry = (fields: EntryFields, follows: Followed = null): KeptEntry => ({
  ...fields,
  days: {},
  follows,
  remindsSince: '',
});

export const UNCHANGED_DAY: DayChange = {
  isCanceled: false,
  when: null,
  title: null,
  place: null,
  notes: null,
  mark: null,
  remindsSince: null,
};

export const EMPTY_ENTRY: KeptEntry = newEntry({
  title: '',
  kind: 'appointment',
  when: { kind: 'all-day', firstDay: '2000-01-01', lastDay: '2000-01-01' },
  repeats: null,
  place: '',
  people: '',
  notes: '',
  travelMinutes: 0,
  childIds: [],
  reminders: [],
  reminderZone: 'UTC',
  responsibleId: null,
  skipsBreaks: false,
  attached: null,
});

/** ISO day on which it begins. */
export const firstDayOf = (when: When): string =>
  when.kind === 'timed' ? when.startsAt.slice(0, 10) : when.firstDay;

/** ISO day on which it ends, which belongs to it. */
export const lastDayOf = (when: When): string =>
  when.kind === 'timed' ? when.endsAt.slice(0, 10) : when.lastDay;

type Stated = Extract<
  Recorded<CalendarEntryEvent>,
  { readonly type: 'CalendarEntryAdded' | 'CalendarEntryChanged' }
>;

/** Fields after an event. Shredded fields read as empty. */
const fieldsAfter = ({ data, metadata }: Stated, before: KeptEntry): KeptEntry => ({
  title: readableOr(data.title, before.title),
  place: readableOr(data.place, before.place),
  people: readableOr(data.people, before.people),
  notes: readableOr(data.notes, before.notes),
  kind: data.kind ?? before.kind,
  when: data.when ?? before.when,
  repeats: data.repeats === undefined ? before.repeats : data.repeats,
  travelMinutes: data.travelMinutes ?? before.travelMinutes,
  childIds: data.childIds ?? before.childIds,
  reminders: data.reminders ?? before.reminders,
  reminderZone: data.reminderZone ?? before.reminderZone,
  responsibleId: data.responsibleId === undefined ? before.responsibleId : data.responsibleId,
  skipsBreaks: data.skipsBreaks ?? before.skipsBreaks,
  attached: readableOr(data.attached, before.attached),
  days: before.days,
  follows: before.follows,
  remindsSince: RE_PLANNING.some((field) => data[field] !== undefined)
    ? metadata.occurredAt
    : before.remindsSince,
});

/** Fields whose change gives an entry other reminders. */
const RE_PLANNING = ['when', 'repeats', 'reminders', 'reminderZone'] as const;

const withDay = (
  before: KeptEntry | null,
  {
    day,
    change,
    occurredAt,
  }: {
    readonly day: string;
    readonly change: Partial<DayChange>;
    readonly occurredAt: string;
  },
): RemovableStep<KeptEntry> => {
  const entry = before ?? EMPTY_ENTRY;
  const known = entry.days[day] ?? UNCHANGED_DAY;
  const merged = { ...known, ...change };
  const isMoved =
    merged.isCanceled !== known.isCanceled ||
    JSON.stringify(merged.when) !== JSON.stringify(known.when);
  const changed = isMoved ? { ...merged, remindsSince: occurredAt } : merged;
  return { step: 'changed', fields: { ...entry, days: { ...entry.days, [day]: changed } } };
};

/** Effect of an event on its entry. */
export const entryStep = (
  event: Recorded<CalendarEntryEvent>,
  before: KeptEntry | null,
): RemovableStep<KeptEntry> => {
  const { occurredAt } = event.metadata;
  switch (event.type) {
    case 'CalendarEntryAdded':
      return {
        step: 'created',
        fields: { ...fieldsAfter(event, EMPTY_ENTRY), follows: event.data.follows },
      };
    case 'CalendarEntryChanged':
      return { step: 'changed', fields: fieldsAfter(event, before ?? EMPTY_ENTRY) };
    case 'CalendarEntryRemoved':
      return { step: 'removed' };
    case 'CalendarEntryRestored':
      return { step: 'restored' };
    case 'CalendarDayChanged': {
      const { day, isCanceled, when, title, place, notes } = event.data;
      const change = {
        isCanceled,
        when,
        title: readableOr(title, null),
        place: readableOr(place, null),
        notes: readableOr(notes, null),
      };
      return withDay(before, { day, change, occurredAt });
    }
    case 'CalendarDayMarked':
      return withDay(before, {
        day: event.data.day,
        change: { mark: event.data.mark },
        occurredAt,
      });
  }
};
