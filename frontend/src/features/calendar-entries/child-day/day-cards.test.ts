import {
  addEntrySchema,
  type CalendarEntry,
  type Occurrence,
} from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { expect, test } from 'vitest';
import { cardsOn, changesOn, firstThen, newFace } from './day-cards.ts';

const DAY = '2026-12-01';

const CHILD_ID = 'c'.repeat(32);

const at = (from: string, to: string, day = DAY) =>
  ({
    kind: 'timed',
    startsAt: `${day}T${from}`,
    endsAt: `${day}T${to}`,
    timeZone: 'America/New_York',
  }) as const;

const entryOf = (title: string, fields: object): CalendarEntry => ({
  ...addEntrySchema.parse({ title, childIds: [CHILD_ID], ...fields }),
  responsibleId: null,
  id: title,
  endsOn: null,
  hasLeft: false,
  kept: 0,
  missed: 0,
  removedAt: null,
});

const on = ({ id, title, when, place }: CalendarEntry, changes: object = {}): Occurrence => ({
  entryId: id,
  day: DAY,
  when,
  title,
  place,
  notes: '',
  isChanged: false,
  shownAt: null,
  mark: null,
  isCanceled: false,
  reminder: null,
  ...changes,
});

const SWIMMING = entryOf('Swimming', { when: at('15:30', '16:15') });

const LIBRARY = entryOf('Library', { when: at('16:00', '17:00'), childIds: [] });

const WHOLE_DAY = { kind: 'all-day', firstDay: DAY, lastDay: DAY } as const;

const dayOf = (occurrences: readonly Occurrence[], entries = [SWIMMING, LIBRARY]) => ({
  calendar: { entries, occurrences, adults: [], isCut: false },
  faces: [{ ...newFace('Swimming'), label: 'Pool' }],
  childId: CHILD_ID,
  day: DAY,
});

const labels = (cards: readonly { readonly label: string }[]) => cards.map(({ label }) => label);

test('a day has the entries of the child and of the family, without tasks of the family and what is for adults', () => {
  const entries = [
    SWIMMING,
    LIBRARY,
    entryOf('School form', { when: WHOLE_DAY, kind: 'task', childIds: [] }),
    entryOf('Meeting', { when: WHOLE_DAY }),
    entryOf('Of a sibling', { when: WHOLE_DAY, childIds: ['d'.repeat(32)] }),
  ];
  const day = dayOf(
    entries.map((entry) => on(entry)),
    entries,
  );
  const faces = [...day.faces, { ...newFace('Meeting'), isHidden: true }];
  expect(labels(cardsOn({ ...day, faces }))).toEqual(['Pool', 'Library']);
});

const changesOf = (changes: object) =>
  changesOn(dayOf([on(SWIMMING, changes), on(LIBRARY)])).map(({ kind, label, instead }) => [
    kind,
    label,
    instead?.label,
  ]);

test.for([
  ['nothing', {}, []],
  ['canceled', { isCanceled: true }, [['off', 'Pool', 'Library']]],
  [
    'moved to another day',
    { when: at('15:30', '16:15', '2026-12-03') },
    [['off', 'Pool', 'Library']],
  ],
  ['another title', { title: 'Zoo' }, [['off', 'Pool', 'Zoo']]],
  ['an earlier time', { when: at('09:00', '09:45') }, [['earlier', 'Pool', undefined]]],
  ['a later time', { when: at('18:00', '18:45') }, [['later', 'Pool', undefined]]],
  ['another place', { place: 'Lake' }, [['elsewhere', 'Pool', undefined]]],
] as const)('%s of a day is told with what takes its place', ([, changes, told]) => {
  expect(changesOf(changes)).toEqual(told);
});

test('first and then are the next two that are neither done nor over, all-day ones last', () => {
  const party = entryOf('Party', { when: WHOLE_DAY });
  const dinner = entryOf('Dinner', { when: at('18:00', '19:00') });
  const shownAt = (hour: string, mark: Occurrence['mark'] = null) => {
    const occurrences = [on(party), on(SWIMMING, { mark }), on(LIBRARY), on(dinner)];
    const cards = cardsOn(dayOf(occurrences, [party, SWIMMING, LIBRARY, dinner]));
    return labels(firstThen(cards, new Date(`${DAY}T${hour}-05:00`)));
  };
  expect(shownAt('08:00')).toEqual(['Pool', 'Library']);
  expect(shownAt('15:45', 'kept')).toEqual(['Library', 'Dinner']);
  expect(shownAt('17:30')).toEqual(['Dinner', 'Party']);
  expect(shownAt('22:00')).toEqual(['Party']);
});
