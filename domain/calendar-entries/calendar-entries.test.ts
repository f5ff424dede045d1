import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { fold, type Given, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { addEntrySchema, calendarQuerySchema, type When } from './calendar-entries.contract.ts';
import { calendarEntryDecider } from './calendar-entries.decider.ts';
import type { CalendarEntryEvent } from './calendar-entries.events.ts';
import { type KeptEntry, newEntry, UNCHANGED_DAY } from './entry-fields.ts';
import { byTime, occurrencesIn, spanOf } from './occurrences.ts';

const now = new Date('2026-11-29T12:00:00.000Z');
const ID = { id: 'a'.repeat(32), familyId: 'family-1', now };

const TUESDAYS: When = {
  kind: 'timed',
  startsAt: '2026-12-01T15:30',
  endsAt: '2026-12-01T16:15',
  timeZone: 'America/New_York',
};

const { mark: _, remindsSince: __, ...AS_EVER } = UNCHANGED_DAY;

const SWIMMING: KeptEntry = newEntry({
  ...addEntrySchema.parse({
    title: 'Swimming',
    place: 'Lakewood pool',
    when: TUESDAYS,
    repeats: { repeats: 'weekly' },
  }),
  responsibleId: null,
});

const added = (fields: Partial<KeptEntry> = {}): Given<CalendarEntryEvent> => {
  const { days: _days, remindsSince: _since, ...stated } = { ...SWIMMING, ...fields };
  return { type: 'CalendarEntryAdded', data: { entryId: ID.id, ...stated } };
};

const kept = (...events: readonly Given<CalendarEntryEvent>[]): KeptEntry => {
  const state = fold(calendarEntryDecider, events);
  if (state.status === 'none') throw new Error('It was not added.');
  return state.fields;
};

const changeDay = (day: string, change: Partial<typeof AS_EVER>) =>
  ({ command: 'change-day', ...ID, day, change: { ...AS_EVER, ...change } }) as const;

const dayChanged = (day: string, change: Partial<typeof AS_EVER>): Given<CalendarEntryEvent> => ({
  type: 'CalendarDayChanged',
  data: { entryId: ID.id, day, ...AS_EVER, ...change },
});

const shown = (entry: KeptEntry, from: string, to: string): readonly string[] =>
  occurrencesIn({ ...entry, id: ID.id }, { from, to }).map(({ when, title }) =>
    when.kind === 'timed' ? `${when.startsAt} ${title}` : `${when.firstDay} ${title}`,
  );

describe('an entry', () => {
  test('is added once, and a change tells only the fields that differ', () => {
    const create = { command: 'create', ...ID, fields: SWIMMING } as const;
    expect(given(calendarEntryDecider).when(create)).toEqual([added()]);
    expect(given(calendarEntryDecider, [added()]).when(create)).toEqual([]);
    const changes = { title: 'Swimming', notes: 'Blue towel' };
    expect(
      given(calendarEntryDecider, [added()]).when({ command: 'change', ...ID, changes }),
    ).toEqual([{ type: 'CalendarEntryChanged', data: { entryId: ID.id, notes: 'Blue towel' } }]);
  });

  test('of another family is unknown', () => {
    const { when } = given(calendarEntryDecider, [added()]);
    const other = { ...ID, familyId: 'family-2' };
    expect(when({ command: 'remove', ...other })).toEqual(reject('UnknownEntry'));
    expect(when({ ...changeDay('2026-12-08', {}), ...other })).toEqual(reject('UnknownEntry'));
  });

  test('reads shredded words as empty', () => {
    const event = added();
    const data = { ...event.data, title: SHREDDED, notes: SHREDDED };
    expect(kept({ ...event, data } as Given<CalendarEntryEvent>)).toMatchObject({
      title: '',
      notes: '',
    });
  });
});

describe('one day of a series', () => {
  const { when } = given(calendarEntryDecider, [added()]);

  test('is moved, canceled and marked, each once', () => {
    const moved = { ...TUESDAYS, startsAt: '2026-12-09T10:00', endsAt: '2026-12-09T11:00' };
    expect(when(changeDay('2026-12-08', { when: moved }))).toEqual([
      dayChanged('2026-12-08', { when: moved }),
    ]);
    const canceled = dayChanged('2026-12-08', { isCanceled: true });
    const again = given(calendarEntryDecider, [added(), canceled]);
    expect(again.when(changeDay('2026-12-08', { isCanceled: true }))).toEqual([]);
    expect(again.when(changeDay('2026-12-08', {}))).toEqual([dayChanged('2026-12-08', {})]);
    expect(when({ command: 'mark-day', ...ID, day: '2026-12-01', mark: 'kept' })).toHaveLength(1);
    expect(when({ command: 'mark-day', ...ID, day: '2026-12-01', mark: null })).toEqual([]);
  });

  test('is set back as it was before a change of it, beside what was changed since', () => {
    const later = { ...TUESDAYS, startsAt: '2026-12-08T17:00', endsAt: '2026-12-08T18:00' };
    const moved = dayChanged('2026-12-08', { when: later, place: 'The lake' });
    const change = { before: kept(added()), after: kept(added(), moved) };
    const undo = { command: 'undo', ...ID, change } as const;
    const marked: Given<CalendarEntryEvent> = {
      type: 'CalendarDayMarked',
      data: { entryId: ID.id, day: '2026-12-15', mark: 'kept', providerId: null, heldOn: null },
    };
    const undoneAfter = (...events: readonly Given<CalendarEntryEvent>[]) =>
      given(calendarEntryDecider, [added(), moved, ...events]).when(undo);
    expect(undoneAfter(marked)).toEqual([dayChanged('2026-12-08', {})]);
    const elsewhere = dayChanged('2026-12-08', { when: later, place: 'The pond' });
    expect(undoneAfter(elsewhere)).toEqual([dayChanged('2026-12-08', { place: 'The pond' })]);
    expect(undoneAfter(dayChanged('2026-12-08', { isCanceled: true, place: 'The pond' }))).toEqual(
      reject('ChangedSince'),
    );
  });

  test('that is kept names its provider, and the day on which it took place', () => {
    const attached = { kind: 'provider', id: '1', name: 'Bright Steps ABA' } as const;
    const moved = { ...TUESDAYS, startsAt: '2026-12-09T10:00', endsAt: '2026-12-09T11:00' };
    const visited = given(calendarEntryDecider, [
      added({ attached }),
      dayChanged('2026-12-08', { when: moved }),
    ]);
    const mark = { command: 'mark-day', ...ID, day: '2026-12-08', mark: 'kept' } as const;
    expect(visited.when(mark)).toMatchObject([{ data: { providerId: '1', heldOn: '2026-12-09' } }]);
    const called = given(calendarEntryDecider, [
      added({ attached: { ...attached, kind: 'call' } }),
    ]);
    expect(called.when(mark)).toMatchObject([{ data: { providerId: null, heldOn: null } }]);
  });

  test('that the series does not have is refused', () => {
    expect(when(changeDay('2026-12-09', { isCanceled: true }))).toEqual(reject('NotOnThisDay'));
  });

  test('shows where it was moved to, and its words outlast a change of the series', () => {
    const moved = { ...TUESDAYS, startsAt: '2027-02-03T10:00', endsAt: '2027-02-03T11:00' };
    const entry = kept(
      added(),
      dayChanged('2026-12-08', { when: moved, title: 'Swimming test' }),
      dayChanged('2026-12-15', { isCanceled: true }),
      { type: 'CalendarEntryChanged', data: { entryId: ID.id, title: 'Swim club' } },
    );
    expect(shown(entry, '2026-12-01', '2026-12-22')).toEqual([
      '2026-12-01T15:30 Swim club',
      '2026-12-15T15:30 Swim club',
      '2026-12-22T15:30 Swim club',
    ]);
    expect(shown(entry, '2027-02-03', '2027-02-03')).toEqual(['2027-02-03T10:00 Swimming test']);
    // The window of a series that ends is found by the days that were moved, too.
    expect(
      spanOf({
        ...entry,
        repeats: { repeats: 'weekly', interval: 1, weekdays: [], until: null, count: 2 },
      }),
    ).toEqual({
      from: '2026-12-01',
      to: '2027-02-03',
    });
  });
});

describe('a window', () => {
  test('shows the same local time before and after clocks change, and says which one is skipped', () => {
    const at = (time: string): KeptEntry => ({
      ...SWIMMING,
      when: {
        ...TUESDAYS,
        startsAt: `2026-03-01T${time}`,
        endsAt: `2026-03-01T${time}`,
      },
    });
    expect(shown(at('15:30'), '2026-03-08', '2026-03-15')).toEqual([
      '2026-03-08T15:30 Swimming',
      '2026-03-15T15:30 Swimming',
    ]);
    const window = { from: '2026-03-01', to: '2026-03-15' };
    expect(
      occurrencesIn({ ...at('02:30'), id: ID.id }, window).map(({ shownAt }) => shownAt),
    ).toEqual([null, '2026-03-08T03:30', null]);
  });

  test('shows an entry of many days on each, whatever the zone of the machine', () => {
    const term: KeptEntry = {
      ...SWIMMING,
      repeats: null,
      when: { kind: 'all-day', firstDay: '2026-08-24', lastDay: '2027-06-11' },
    };
    expect(shown(term, '2026-08-20', '2026-08-23')).toEqual([]);
    expect(shown(term, '2026-12-01', '2026-12-01')).toEqual(['2026-08-24 Swimming']);
    expect(shown(term, '2027-06-11', '2027-06-20')).toEqual(['2026-08-24 Swimming']);
    expect(shown(term, '2027-06-12', '2027-06-20')).toEqual([]);
  });

  test('is in the order of local times, all day first', () => {
    const times = ['2026-12-01T15:30', '2026-12-01T09:00'].map((startsAt) => ({
      ...SWIMMING,
      when: { ...TUESDAYS, startsAt, endsAt: startsAt },
    }));
    const allDay = {
      ...SWIMMING,
      when: { kind: 'all-day', firstDay: '2026-12-01', lastDay: '2026-12-01' },
    } as const;
    const window = { from: '2026-12-01', to: '2026-12-01' };
    const all = [...times, allDay].flatMap((entry) =>
      occurrencesIn({ ...entry, id: ID.id }, window),
    );
    expect(all.toSorted(byTime).map(({ when }) => when)).toEqual(
      [allDay, ...times.toReversed()].map(({ when }) => when),
    );
  });
});

test(
  'the contract refuses …',
  everyRow(
    [
      [{ ...TUESDAYS, endsAt: '2026-12-01T15:00' }, 'The end is before the start'],
      [{ ...TUESDAYS, endsAt: '2027-09-30T15:30' }, 'Please choose 14 days at most, or “all day”'],
      [{ ...TUESDAYS, startsAt: '2026-02-31T15:30' }, 'Please enter a date and a time'],
      [{ ...TUESDAYS, startsAt: '2026-12-01T24:30' }, 'Please enter a date and a time'],
      [{ ...TUESDAYS, timeZone: 'Eastern Standard Time' }, 'We don’t know this time zone'],
      [
        { kind: 'all-day', firstDay: '2026-12-02', lastDay: '2026-12-01' },
        'The end is before the start',
      ],
      [
        { kind: 'all-day', firstDay: '2026-12-02', lastDay: '2036-12-01' },
        'Please choose 366 days at most',
      ],
      [{ kind: 'all-day', firstDay: '1026-12-02', lastDay: '1026-12-02' }, 'Please enter a date'],
    ] as const,
    ([when, message]) => {
      const parsed = addEntrySchema.safeParse({ title: 'Swimming', when });
      expect(parsed.error?.issues[0]?.message).toBe(message);
    },
  ),
);

test('a window is of two months at most', () => {
  const isTaken = (to: string): boolean =>
    calendarQuerySchema.safeParse({ from: '2026-12-01', to }).success;
  expect(['2026-12-01', '2027-01-31', '2027-02-01', '2026-11-30'].map(isTaken)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

describe('an entry of a file', () => {
  const { title, when, repeats, place, notes, childIds } = SWIMMING;
  const fields = { title, when, repeats, place, notes, childIds };
  const GONE = { ...AS_EVER, isCanceled: true };
  const bring = (changes: Partial<typeof fields> = {}, days: Record<string, typeof GONE> = {}) =>
    ({ command: 'import', ...ID, imported: { fields: { ...fields, ...changes }, days } }) as const;
  const gone = dayChanged('2026-12-08', { isCanceled: true });

  test('comes in with its days, and the same file again changes nothing', () => {
    const days = { '2026-12-08': GONE };
    expect(given(calendarEntryDecider).when(bring({}, days))).toEqual([added(), gone]);
    expect(given(calendarEntryDecider, [added(), gone]).when(bring({}, days))).toEqual([]);
  });

  test('changes what differs, keeps what files do not tell, and comes back after a removal', () => {
    const own = added({ travelMinutes: 20, people: 'Grandma drives' });
    const changed = { type: 'CalendarEntryChanged', data: { entryId: ID.id, place: 'The lake' } };
    expect(given(calendarEntryDecider, [own]).when(bring({ place: 'The lake' }))).toEqual([
      changed,
    ]);
    const removed: Given<CalendarEntryEvent> = {
      type: 'CalendarEntryRemoved',
      data: { entryId: ID.id },
    };
    expect(given(calendarEntryDecider, [own, removed]).when(bring({ place: 'The lake' }))).toEqual([
      { type: 'CalendarEntryRestored', data: { entryId: ID.id } },
      changed,
    ]);
  });
});
