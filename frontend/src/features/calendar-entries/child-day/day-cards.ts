import { momentOf } from '@hearthway/domain/calendar/local-time.ts';
import type {
  Calendar,
  CalendarEntry,
  Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import type { Face } from '@hearthway/domain/entry-faces/entry-faces.contract.ts';
import { daysOf } from '../when-words.ts';

/** Occurrence as a child reads it. */
export interface Card {
  readonly occurrence: Occurrence;
  readonly entry: CalendarEntry;
  readonly face: Face;
  readonly label: string;
}

/** How a day differs from what the child may expect. */
export interface Change extends Card {
  readonly kind: 'off' | 'earlier' | 'later' | 'elsewhere';
  /** Card that takes its place; undefined for none. */
  readonly instead: Card | undefined;
}

interface DayOptions {
  readonly calendar: Calendar;
  readonly faces: readonly Face[];
  readonly childId: string;
  /** ISO day. */
  readonly day: string;
}

const reaches = ({ when }: Pick<Occurrence, 'when'>, day: string): boolean => {
  const { first, last } = daysOf(when);
  return first <= day && day <= last;
};

/** Occurrences for a child: tasks of the whole family, and what is for adults, are left out. */
const cardsFor = ({ calendar, faces, childId }: DayOptions): readonly Card[] => {
  const entries = new Map(calendar.entries.map((entry) => [entry.id, entry]));
  const byEntry = new Map(faces.map((face) => [face.entryId, face]));
  return calendar.occurrences.flatMap((occurrence) => {
    const { entryId, title } = occurrence;
    const entry = entries.get(entryId);
    if (entry === undefined) return [];
    const isTheirs =
      entry.childIds.length === 0 ? entry.kind !== 'task' : entry.childIds.includes(childId);
    const face = byEntry.get(entryId) ?? newFace(entryId);
    if (!isTheirs || face.isHidden) return [];
    // A day with a title of its own is something else than the face shows.
    const isOther = title !== entry.title;
    return [
      {
        occurrence,
        entry,
        face: isOther ? newFace(entryId) : face,
        label: isOther || face.label === '' ? title : face.label,
      },
    ];
  });
};

export const newFace = (entryId: string): Face => ({
  entryId,
  picture: null,
  label: '',
  isHidden: false,
  photoId: null,
});

/** Cards of a day, in its order. */
export const cardsOn = (options: DayOptions): readonly Card[] =>
  cardsFor(options).filter(
    ({ occurrence }) => !occurrence.isCanceled && reaches(occurrence, options.day),
  );

/** Local time within a day, `15:30`; undefined for all day. */
const timeOf = (when: Occurrence['when'], at: 'startsAt' | 'endsAt'): string | undefined =>
  when.kind === 'timed' ? when[at].slice(11) : undefined;

/** Occurrences that are canceled on a day, moved from it or within it, or otherwise not as ever. */
export const changesOn = (options: DayOptions): readonly Change[] => {
  const { day, faces } = options;
  const shown = cardsOn(options);
  return cardsFor(options).flatMap((card): readonly Change[] => {
    const { occurrence, entry } = card;
    const isHere = reaches(occurrence, day);
    if (occurrence.day !== day && !(isHere && occurrence.isCanceled)) return [];
    const isAnother = occurrence.title !== entry.title;
    const kind = kindOf(card, isHere);
    if (kind === undefined) return [];
    const face = faces.find(({ entryId }) => entryId === entry.id) ?? card.face;
    const label = face.label === '' ? entry.title : face.label;
    const instead =
      isHere && isAnother && !occurrence.isCanceled
        ? card
        : shown.find((other) => other.entry.id !== entry.id && overlaps(other, entry.when));
    return [{ ...card, face, label, kind, instead: kind === 'off' ? instead : undefined }];
  });
};

const kindOf = ({ occurrence, entry }: Card, isHere: boolean): Change['kind'] | undefined => {
  if (occurrence.isCanceled || !isHere || occurrence.title !== entry.title) return 'off';
  const [before, now] = [timeOf(entry.when, 'startsAt'), timeOf(occurrence.when, 'startsAt')];
  if (before !== undefined && now !== undefined && before !== now)
    return now < before ? 'earlier' : 'later';
  return occurrence.place === entry.place ? undefined : 'elsewhere';
};

/** Whether something takes place at the time of day that another one has in its series. */
const overlaps = ({ occurrence }: Card, series: Occurrence['when']): boolean => {
  const [starts, ends] = [timeOf(occurrence.when, 'startsAt'), timeOf(occurrence.when, 'endsAt')];
  const [from, to] = [timeOf(series, 'startsAt'), timeOf(series, 'endsAt')];
  if (starts === undefined || ends === undefined || from === undefined || to === undefined)
    return false;
  return starts === from || (starts < to && ends > from);
};

/** It was noted that it took place. */
export const isDone = ({ occurrence }: Card): boolean => occurrence.mark === 'kept';

const isOver = ({ occurrence: { when } }: Card, now: Date): boolean =>
  when.kind === 'timed' && momentOf(when.timeZone, when.endsAt) < now;

/** Next two cards that are neither done nor over; all-day cards only where nothing has a time. */
export const firstThen = (cards: readonly Card[], now: Date): readonly Card[] => {
  const left = cards.filter((card) => !isDone(card) && !isOver(card, now));
  const timed = left.filter(({ occurrence }) => occurrence.when.kind === 'timed');
  const whole = left.filter(({ occurrence }) => occurrence.when.kind === 'all-day');
  return [...timed, ...whole].slice(0, 2);
};
