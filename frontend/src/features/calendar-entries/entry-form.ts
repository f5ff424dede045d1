import {
  ENTRY_CHILDREN_MAX,
  REMINDERS,
  WEEKDAYS,
} from '@hearthway/domain/calendar-entries/calendar-entries.constants.ts';
import {
  addEntrySchema,
  type CalendarEntry,
  type Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { changedFields } from '@hearthway/domain/kernel/changes.contract.ts';
import * as z from 'zod/mini';
import { formSchema, type Texts } from '../../forms/form-schema.ts';
import { tickedIn } from '../../forms/lists.ts';
import { attachedIn, attachedText } from './attached.ts';
import { daysOf, zoneHere } from './when-words.ts';

/** Fields are named by their paths in the contract, so that its errors stand at them. */
const whenIn = (texts: Texts): unknown => {
  const firstDay = texts['when.firstDay'] ?? '';
  const lastDay = texts['when.lastDay'] || firstDay;
  const start = texts['when.startsAt'] ?? '';
  return start === ''
    ? { kind: 'all-day', firstDay, lastDay }
    : {
        kind: 'timed',
        startsAt: `${firstDay}T${start}`,
        endsAt: `${lastDay}T${texts['when.endsAt'] || start}`,
        timeZone: texts['when.timeZone'],
      };
};

const ruleIn = (texts: Texts): unknown =>
  texts['repeats.repeats'] === undefined || texts['repeats.repeats'] === ''
    ? null
    : {
        repeats: texts['repeats.repeats'],
        interval: Number(texts['repeats.interval'] || 1),
        weekdays: tickedIn(texts, 'weekdays', WEEKDAYS),
        until: texts['repeats.until'] || null,
        count: Number(texts['repeats.count']) || null,
      };

const CHILD_BOX = /^children ([0-9a-f]{32})$/;

/** Fields of an entry as the texts of the form state them, unchecked. */
const entryIn = (texts: Texts): unknown => ({
  title: texts['title'] ?? '',
  kind: texts['task'] === undefined ? 'appointment' : 'task',
  when: whenIn(texts),
  repeats: ruleIn(texts),
  place: texts['place'] ?? '',
  people: texts['people'] ?? '',
  notes: texts['notes'] ?? '',
  travelMinutes: Number(texts['travelMinutes'] || 0),
  childIds: Object.keys(texts)
    .flatMap((name) => CHILD_BOX.exec(name)?.[1] ?? [])
    .slice(0, ENTRY_CHILDREN_MAX),
  reminders: tickedIn(texts, 'reminders', REMINDERS),
  reminderZone: texts['when.timeZone'],
  skipsBreaks: texts['skipsBreaks'] !== undefined,
  ...(texts['responsibleId'] !== undefined && { responsibleId: texts['responsibleId'] || null }),
  attached: attachedIn(texts['attached']),
});

/** New entry, read from its form. */
export const newEntrySchema = formSchema(entryIn, addEntrySchema);

/** Fields that differ from those that the form began with, so that another editor's stay. */
export const changedEntrySchema = (before: CalendarEntry) =>
  z.pipe(
    newEntrySchema,
    z.transform((filled: z.infer<typeof addEntrySchema>) => changedFields(before, filled)),
  );

/** New series from a day on, read from its form. What it belongs to is told only where that was changed. */
export const followingSchema = (day: string, before: CalendarEntry) =>
  z.pipe(
    newEntrySchema,
    z.transform(({ attached, ...entry }: z.infer<typeof addEntrySchema>) => ({
      day,
      entry:
        attachedText(attached) === attachedText(before.attached) ? entry : { ...entry, attached },
    })),
  );

/** One day of a series, read from the form: the server keeps what differs. */
export const oneDaySchema = z.pipe(
  newEntrySchema,
  z.transform(({ when, title, place, notes }: z.infer<typeof addEntrySchema>) => ({
    isCanceled: false,
    when,
    title,
    place,
    notes,
  })),
);

interface Shown
  extends Pick<
    CalendarEntry,
    | 'people'
    | 'travelMinutes'
    | 'repeats'
    | 'reminders'
    | 'reminderZone'
    | 'responsibleId'
    | 'attached'
  > {
  readonly when: Occurrence['when'];
  readonly title: string;
  readonly place: string;
  readonly notes: string;
}

/** Clock of an entry: that of this device for an all-day one that has not reminded yet. */
export const zoneOf = ({
  when,
  reminders,
  reminderZone,
}: Pick<CalendarEntry, 'when' | 'reminders' | 'reminderZone'>): string => {
  if (when.kind === 'timed') return when.timeZone;
  return reminders.length === 0 ? zoneHere() : reminderZone;
};

/** Texts that the form of an entry begins with. */
export const textsOf = ({ when, repeats, travelMinutes, ...entry }: Shown): Texts => {
  const { first, last } = daysOf(when);
  return {
    title: entry.title,
    place: entry.place,
    people: entry.people,
    notes: entry.notes,
    travelMinutes: travelMinutes === 0 ? '' : `${travelMinutes}`,
    'when.firstDay': first,
    'when.lastDay': last === first ? '' : last,
    'when.timeZone': zoneOf({ when, ...entry }),
    ...(when.kind === 'timed' && {
      'when.startsAt': when.startsAt.slice(11),
      'when.endsAt': when.endsAt.slice(11),
    }),
    responsibleId: entry.responsibleId ?? '',
    attached: attachedText(entry.attached),
    'repeats.repeats': repeats?.repeats ?? '',
    'repeats.interval': `${repeats?.interval ?? 1}`,
    'repeats.until': repeats?.until ?? '',
    'repeats.count': repeats?.count === null ? '' : `${repeats?.count ?? ''}`,
  };
};
