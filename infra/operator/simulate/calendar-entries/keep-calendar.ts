import { FIRST_REMINDERS } from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import { addEntrySchema } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import {
  type CalendarEntryCommand,
  calendarEntryDecider,
} from '@hearthway/domain/calendar-entries/calendar-entries.decider.ts';
import {
  firstDayOf,
  newEntry,
  UNCHANGED_DAY,
} from '@hearthway/domain/calendar-entries/entry-fields.ts';
import { type Family, perFamily, type Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

/** Ids of the entries that a family added. */
export const entriesOf = perFamily((): string[] => []);

type Act = CalendarEntryCommand extends infer Command
  ? Command extends CalendarEntryCommand
    ? Omit<Command, 'id' | 'familyId' | 'now'>
    : never
  : never;

interface CalendarOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

/** Adds entries if the plan has a calendar; later ones are changed, marked, canceled, removed and restored. */
export const keepCalendar =
  (family: Family, { course }: CalendarOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own, itself, userId: familyId } = family;
    if (course === undefined && tierOf(family, at) !== 'family') return [];
    const known = entriesOf(family);
    const now = new Date(at);
    const give = (act: Act, id: string) =>
      own.dispatch(calendarEntryDecider, { ...act, id, familyId, now }, itself(at, sessionId), id);
    const add = (id: string) => {
      known.push(id);
      const firstDay = now.toISOString().slice(0, 10);
      const entry = addEntrySchema.parse({
        title: 'An entry',
        when: { kind: 'all-day', firstDay, lastDay: firstDay },
        repeats: random.chance(0.5) ? { repeats: 'weekly' } : null,
        reminders: random.chance(0.5) ? FIRST_REMINDERS : [],
      });
      return give({ command: 'create', fields: newEntry({ ...entry, responsibleId: null }) }, id);
    };
    const onFirstDay = (id: string): string => {
      const state = own.stateOf(calendarEntryDecider, id);
      return state.status === 'none' ? '' : firstDayOf(state.fields.when);
    };
    const change = (id: string) =>
      give({ command: 'change', changes: { notes: `Told at ${at}` } }, id);
    const mark = (id: string) =>
      give({ command: 'mark-day', day: onFirstDay(id), mark: 'kept' }, id);
    const cancel = (id: string) =>
      give(
        {
          command: 'change-day',
          day: onFirstDay(id),
          change: { ...UNCHANGED_DAY, isCanceled: true },
        },
        id,
      );
    if (course === 'everything') {
      const id = random.id();
      return [
        ...add(id),
        ...change(id),
        ...mark(id),
        ...cancel(id),
        ...give({ command: 'remove' }, id),
        ...give({ command: 'restore' }, id),
      ];
    }
    if (known.length === 0 || random.chance(0.4)) return add(random.id());
    return random.pick([change, mark, cancel])(random.pick(known));
  };
