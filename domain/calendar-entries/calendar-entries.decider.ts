import type { Change } from '../kernel/changes.contract.ts';
import { type Decider, isRejected, reject } from '../kernel/decider.ts';
import {
  type OfRemovable,
  type RemovableCommand,
  type RemovableState,
  removableDecider,
} from '../kernel/removable.ts';
import { CHANGED_DAYS_MAX, type Mark } from './calendar-entries.constants.ts';
import { type CalendarEntryEvent, calendarEntryStream } from './calendar-entries.events.ts';
import {
  type DayChange,
  EMPTY_ENTRY,
  entryStep,
  firstDayOf,
  type KeptEntry,
  UNCHANGED_DAY,
} from './entry-fields.ts';
import { hasDay, whenOn } from './occurrences.ts';
import { undoneDay } from './undone-day.ts';

/** Fields of a day that a family states. Its mark is a command of its own. */
export type OwnDay = Omit<DayChange, 'mark' | 'remindsSince'>;

export type CalendarEntryCommand =
  | RemovableCommand<KeptEntry>
  | (OfRemovable & { readonly day: string } & (
        | { readonly command: 'change-day'; readonly change: OwnDay }
        | { readonly command: 'mark-day'; readonly mark: Mark | null }
      ))
  | (OfRemovable & { readonly command: 'import'; readonly imported: Imported });

/** Entry as a file of another calendar states it. */
interface Imported {
  readonly fields: Pick<KeptEntry, 'title' | 'when' | 'repeats' | 'place' | 'notes' | 'childIds'>;
  readonly days: Readonly<Record<string, OwnDay>>;
}

export type CalendarEntryRejection =
  | 'UnknownEntry'
  | 'EntryGone'
  | 'NotOnThisDay'
  | 'ChangedSince'
  | 'TooManyChangedDays';

const removable = removableDecider(calendarEntryStream)({
  stepOf: entryStep,
  created: (entryId, { days: _, remindsSince: __, ...fields }) => ({
    type: 'CalendarEntryAdded',
    data: { entryId, ...fields },
  }),
  changed: (entryId, { days: _, follows: __, remindsSince: ___, ...changed }) => ({
    type: 'CalendarEntryChanged',
    data: { entryId, ...changed },
  }),
  removed: (entryId) => ({ type: 'CalendarEntryRemoved', data: { entryId } }),
  restored: (entryId) => ({ type: 'CalendarEntryRestored', data: { entryId } }),
  unknown: 'UnknownEntry',
  gone: 'EntryGone',
});

/** One entry of a family's calendar, with the days on which it differs from its series. */
export const calendarEntryDecider: Decider<
  State,
  CalendarEntryCommand,
  CalendarEntryEvent,
  CalendarEntryRejection
> = {
  ...removable,
  decide: (command, state) => {
    if (command.command === 'import') return importInto(command, state);
    if (command.command === 'undo') return undoIn(command, state);
    if (command.command !== 'change-day' && command.command !== 'mark-day')
      return removable.decide(command, state);
    if (state.status === 'none' || state.familyId !== command.familyId)
      return reject('UnknownEntry');
    if (state.status === 'removed') return reject('EntryGone');
    const { id: entryId, day } = command;
    const { fields } = state;
    if (!hasDay(fields, day)) return reject('NotOnThisDay');
    const { mark, remindsSince: _, ...before } = fields.days[day] ?? UNCHANGED_DAY;
    if (!(day in fields.days) && Object.keys(fields.days).length >= CHANGED_DAYS_MAX)
      return reject('TooManyChangedDays');
    if (command.command === 'mark-day')
      return command.mark === mark
        ? []
        : [
            {
              type: 'CalendarDayMarked',
              data: { entryId, day, mark: command.mark, ...visitOn(fields, day) },
            },
          ];
    const change = ownIn(command.change, fields, day);
    return JSON.stringify(change) === JSON.stringify(before)
      ? []
      : [{ type: 'CalendarDayChanged', data: { entryId, day, ...change } }];
  },
};

type State = RemovableState<KeptEntry>;

/** Undoes a change of an entry, or of one of its days. */
const undoIn = (
  { change, ...of }: OfRemovable & { readonly change: Change<KeptEntry> },
  state: State,
): ReturnType<typeof calendarEntryDecider.decide> => {
  const undone = undoneDay(change, state.status === 'none' ? EMPTY_ENTRY : state.fields);
  if (undone === 'changed-since') return reject('ChangedSince');
  if (undone !== undefined) return calendarEntryDecider.decide({ ...of, ...undone }, state);
  // When it began to remind is no field of its own.
  const { before, after } = change;
  const { remindsSince } = after;
  const own = { before: { ...before, remindsSince }, after };
  return removable.decide({ ...of, command: 'undo', change: own }, state);
};

/** Provider that a day of an entry is with, and the day on which it takes place. A call is no visit. */
const visitOn = ({ attached, when, days }: KeptEntry, day: string) =>
  attached?.kind === 'provider'
    ? { providerId: attached.id, heldOn: firstDayOf(days[day]?.when ?? whenOn(when, day)) }
    : { providerId: null, heldOn: null };

/** Days that a file changes; those that it does not name stay as the family has them. */
const importDays = (entryId: string, entry: KeptEntry, days: Imported['days']) =>
  Object.entries(days).flatMap(([day, stated]): readonly CalendarEntryEvent[] => {
    const { mark: _, remindsSince: __, ...before } = entry.days[day] ?? UNCHANGED_DAY;
    const change = ownIn(stated, entry, day);
    return JSON.stringify(change) === JSON.stringify(before)
      ? []
      : [{ type: 'CalendarDayChanged', data: { entryId, day, ...change } }];
  });

/** Adds the entry of a file, or changes what differs. One that was removed comes back. */
const importInto = (
  { imported: { fields, days }, ...of }: OfRemovable & { readonly imported: Imported },
  state: State,
) => {
  const before = state.status === 'none' ? EMPTY_ENTRY : state.fields;
  const after = { ...before, ...fields };
  const stated = removable.decide(
    state.status === 'none'
      ? { ...of, command: 'create', fields: after }
      : { ...of, command: 'change', changes: fields },
    state.status === 'removed' ? { ...state, status: 'active' } : state,
  );
  if (isRejected(stated)) return stated;
  const restored: readonly CalendarEntryEvent[] =
    state.status === 'removed' ? [{ type: 'CalendarEntryRestored', data: { entryId: of.id } }] : [];
  return [...restored, ...stated, ...importDays(of.id, after, days)];
};

/** Leaves out the parts of a day that are those of its series anyway: they follow its changes. */
const ownIn = (
  { isCanceled, when, title, place, notes }: OwnDay,
  entry: KeptEntry,
  day: string,
): OwnDay => {
  const regular = whenOn(entry.when, day);
  return {
    isCanceled,
    when: JSON.stringify(when) === JSON.stringify(regular) ? null : when,
    title: title === entry.title ? null : title,
    place: place === entry.place ? null : place,
    notes: notes === entry.notes ? null : notes,
  };
};
