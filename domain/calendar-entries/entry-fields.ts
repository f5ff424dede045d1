import { readableOr } from '../kernel/personal.ts';
import type { RemovableStep } from '../kernel/removable.ts';
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
}

export const UNCHANGED_DAY: DayChange = {
  isCanceled: false,
  when: null,
  title: null,
  place: null,
  notes: null,
  mark: null,
};

export const EMPTY_ENTRY: KeptEntry = {
  title: '',
  kind: 'appointment',
  when: { kind: 'all-day', firstDay: '2000-01-01', lastDay: '2000-01-01' },
  repeats: null,
  place: '',
  people: '',
  notes: '',
  travelMinutes: 0,
  childIds: [],
  days: {},
  follows: null,
};

/** ISO day on which it begins. */
export const firstDayOf = (when: When): string =>
  when.kind === 'timed' ? when.startsAt.slice(0, 10) : when.firstDay;

/** ISO day on which it ends, which belongs to it. */
export const lastDayOf = (when: When): string =>
  when.kind === 'timed' ? when.endsAt.slice(0, 10) : when.lastDay;

type Stated = Extract<
  CalendarEntryEvent,
  { readonly type: 'CalendarEntryAdded' | 'CalendarEntryChanged' }
>;

/** Fields after an event. Shredded fields read as empty. */
const fieldsAfter = ({ data }: Pick<Stated, 'data'>, before: KeptEntry): KeptEntry => ({
  title: readableOr(data.title, before.title),
  place: readableOr(data.place, before.place),
  people: readableOr(data.people, before.people),
  notes: readableOr(data.notes, before.notes),
  kind: data.kind ?? before.kind,
  when: data.when ?? before.when,
  repeats: data.repeats === undefined ? before.repeats : data.repeats,
  travelMinutes: data.travelMinutes ?? before.travelMinutes,
  childIds: data.childIds ?? before.childIds,
  days: before.days,
  follows: before.follows,
});

const withDay = (
  before: KeptEntry | null,
  day: string,
  change: Partial<DayChange>,
): RemovableStep<KeptEntry> => {
  const entry = before ?? EMPTY_ENTRY;
  const changed = { ...UNCHANGED_DAY, ...entry.days[day], ...change };
  return { step: 'changed', fields: { ...entry, days: { ...entry.days, [day]: changed } } };
};

/** Effect of an event on its entry. */
export const entryStep = (
  event: CalendarEntryEvent,
  before: KeptEntry | null,
): RemovableStep<KeptEntry> => {
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
      return withDay(before, day, {
        isCanceled,
        when,
        title: readableOr(title, null),
        place: readableOr(place, null),
        notes: readableOr(notes, null),
      });
    }
    case 'CalendarDayMarked':
      return withDay(before, event.data.day, { mark: event.data.mark });
  }
};
