import { describe, expect, test } from 'vitest';
import { reject } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { fold, type Given, given } from '../kernel/given.fixture.ts';
import { SHREDDED } from '../kernel/personal.ts';
import { familyDaysContext } from './family-days.context.ts';
import { addHomeWeeksSchema, schoolBreakSchema } from './family-days.contract.ts';
import { familyDaysDecider } from './family-days.decider.ts';
import type { FamilyDaysEvent } from './family-days.events.ts';
import { familyDaysModel } from './family-days.model.ts';
import { haveBreak } from './school-breaks.ts';

const LEO = 'leo';

const WEEKS = {
  homes: ['Mom’s', 'Dad’s'],
  rhythm: 'weekly',
  firstDay: '2026-12-04',
  lastDay: null,
  time: '17:00',
} as const;

const BREAK = {
  name: 'Winter break',
  firstDay: '2026-12-21',
  lastDay: '2027-01-02',
  childIds: [],
} as const;

const now = new Date('2026-12-05T09:00:00.000Z');

const added = (changes: object = {}): Given<FamilyDaysEvent> => ({
  type: 'HomeWeeksAdded',
  data: { homeWeeksId: 'a', childId: LEO, ...WEEKS, ...changes },
});

const removed: Given<FamilyDaysEvent> = {
  type: 'HomeWeeksRemoved',
  data: { homeWeeksId: 'a' },
  metadata: { occurredAt: '2026-12-05T08:00:00.000Z' },
};

const broken = (changes: object = {}): Given<FamilyDaysEvent> => ({
  type: 'SchoolBreakAdded',
  data: { breakId: 'w', ...BREAK, ...changes },
});

const add = (
  changes: object = {},
  { id = 'b', childId = LEO, follows = null as string | null } = {},
) => ({ command: 'add-weeks', id, childId, follows, weeks: { ...WEEKS, ...changes } }) as const;

describe('weeks in two homes', () => {
  test('are added once, and overlap no others of the same child', () => {
    const { when } = given(familyDaysDecider, [added({ lastDay: '2026-12-31' })]);
    expect(when(add({}, { id: 'a' }))).toEqual([]);
    expect(when(add({ firstDay: '2026-12-31' }))).toEqual(reject('HomeWeeksOverlap'));
    expect(when(add({ firstDay: '2027-01-01' }))).toHaveLength(1);
    expect(when(add({}, { childId: 'mia' }))).toHaveLength(1);
    const { when: afterRemoval } = given(familyDaysDecider, [added(), removed]);
    expect(afterRemoval(add())).toHaveLength(1);
  });

  test('that go on from others end those on the day before', () => {
    const { when } = given(familyDaysDecider, [added()]);
    const later = { firstDay: '2027-02-05', rhythm: '2-2-3' };
    expect(when(add(later, { follows: 'a' }))).toEqual([
      { type: 'HomeWeeksChanged', data: { homeWeeksId: 'a', lastDay: '2027-02-04' } },
      { type: 'HomeWeeksAdded', data: { homeWeeksId: 'b', childId: LEO, ...WEEKS, ...later } },
    ]);
    expect(when(add({}, { follows: 'a' }))).toEqual(reject('HomeWeeksOverlap'));
    expect(when(add(later, { follows: 'c' }))).toEqual(reject('UnknownHomeWeeks'));
  });

  test('change in the fields that differ, and never to an end before the start', () => {
    const { when } = given(familyDaysDecider, [
      added(),
      added({ homeWeeksId: 'm', childId: 'mia' }),
    ]);
    const change = (changes: object, childId = LEO) =>
      ({ command: 'change-weeks', id: 'a', childId, changes }) as const;
    expect(when(change({ ...WEEKS, time: null }))).toEqual([
      { type: 'HomeWeeksChanged', data: { homeWeeksId: 'a', time: null } },
    ]);
    expect(when(change(WEEKS))).toEqual([]);
    expect(when(change({ lastDay: '2026-12-03' }))).toEqual(reject('DaysEndBeforeStart'));
    expect(when(change({ time: null }, 'mia'))).toEqual(reject('UnknownHomeWeeks'));
  });

  test('are swapped from the day on which one begins, once, and back', () => {
    const swap = (day: string, isSwapped = true) =>
      ({ command: 'swap-week', id: 'a', childId: LEO, day, isSwapped }) as const;
    const { when } = given(familyDaysDecider, [added({ lastDay: '2026-12-31' })]);
    const swapped = {
      type: 'HomeWeekSwapped',
      data: { homeWeeksId: 'a', day: '2026-12-11', isSwapped: true },
    } as const;
    expect(when(swap('2026-12-11'))).toEqual([swapped]);
    for (const day of ['2026-12-12', '2026-11-27', '2027-01-01'])
      expect(when(swap(day))).toEqual(reject('NoSuchHomeWeek'));
    const after = given(familyDaysDecider, [added(), swapped]);
    expect(after.when(swap('2026-12-11'))).toEqual([]);
    expect(after.when(swap('2026-12-11', false))).toMatchObject([{ data: { isSwapped: false } }]);
  });

  test('are taken back for a day, unless others took their place', () => {
    const restore = { command: 'restore-weeks', id: 'a', childId: LEO, now } as const;
    expect(given(familyDaysDecider, [added(), removed]).when(restore)).toMatchObject([
      { type: 'HomeWeeksRestored' },
    ]);
    expect(
      given(familyDaysDecider, [added(), removed, added({ homeWeeksId: 'b' })]).when(restore),
    ).toEqual(reject('HomeWeeksOverlap'));
    const late = { ...restore, now: new Date('2026-12-07T09:00:00.000Z') };
    expect(given(familyDaysDecider, [added(), removed]).when(late)).toEqual(
      reject('UnknownHomeWeeks'),
    );
  });
});

describe('a school break', () => {
  test('is changed in what differs, removed once and taken back', () => {
    const { when } = given(familyDaysDecider, [broken()]);
    const of = { id: 'w' } as const;
    const changes = { ...BREAK, lastDay: '2027-01-03' };
    expect(when({ command: 'change-break', ...of, changes })).toEqual([
      { type: 'SchoolBreakChanged', data: { breakId: 'w', lastDay: '2027-01-03' } },
    ]);
    const long = { lastDay: '2028-01-25' };
    expect(when({ command: 'change-break', ...of, changes: long })).toEqual(
      reject('SchoolBreakTooLong'),
    );
    const gone: Given<FamilyDaysEvent> = { type: 'SchoolBreakRemoved', data: { breakId: 'w' } };
    expect(when({ command: 'remove-break', ...of })).toEqual([gone]);
    const after = given(familyDaysDecider, [broken(), gone]);
    expect(after.when({ command: 'remove-break', ...of })).toEqual([]);
    const restored = after.when({
      command: 'restore-break',
      ...of,
      now: new Date('2026-11-21T10:00:00.000Z'),
    });
    expect(restored).toMatchObject([{ type: 'SchoolBreakRestored' }]);
  });

  test(
    'is one of all children it is asked for: children …, on …, have one: …',
    everyRow(
      [
        [['leo'], '2026-12-21', true],
        [['leo'], '2026-12-20', false],
        [['leo'], '2027-01-02', true],
        [['leo'], '2027-03-01', true],
        [['leo', 'mia'], '2027-03-01', false],
        [['leo', 'mia'], '2027-03-02', true],
        // An entry of the whole family has the breaks of the whole family.
        [[], '2027-03-02', false],
        [[], '2027-01-01', true],
      ] as const,
      ([childIds, day, expected]) => {
        const spring = { firstDay: '2027-03-01', lastDay: '2027-03-05', childIds: ['leo'] };
        const other = { ...spring, firstDay: '2027-03-02', childIds: ['mia'] };
        expect(haveBreak([BREAK, spring, other], childIds, day)).toBe(expected);
      },
    ),
  );
});

test(
  'days that cannot be are refused with the reason',
  everyRow(
    [
      [addHomeWeeksSchema, { ...WEEKS, lastDay: '2026-12-03' }, 'The end is before the start'],
      [addHomeWeeksSchema, { ...WEEKS, firstDay: '2026-02-31' }, 'Please enter a date'],
      [
        addHomeWeeksSchema,
        { ...WEEKS, homes: ['Mom’s', 'mom’s '] },
        'Please give the homes different names',
      ],
      [schoolBreakSchema, { ...BREAK, lastDay: '2026-12-20' }, 'The end is before the start'],
      [schoolBreakSchema, { ...BREAK, lastDay: '2028-01-25' }, 'Please choose 400 days at most'],
    ] as const,
    ([schema, stated, reason]) => {
      expect(schema.safeParse(stated).error?.issues.map(({ message }) => message)).toEqual([
        reason,
      ]);
    },
  ),
);

test('members see the homes and breaks of the children that they see, and those of all', () => {
  const events = [
    added({ homes: SHREDDED }),
    added({ homeWeeksId: 'm', childId: 'mia' }),
    broken(),
    broken({ breakId: 'l', childIds: [LEO, 'mia'] }),
    broken({ breakId: 'm', childIds: ['mia'] }),
  ];
  const row = { user_id: 'family-1', ...fold(familyDaysDecider, events) };
  const [read] = familyDaysContext.reads;
  const hasChild = (id: string | null): boolean => id === LEO;
  expect(read?.toAnswer(row, now, { hasChild, hasObject: () => true })).toMatchObject({
    homes: [{ id: 'a', homes: ['', ''] }],
    breaks: [
      { id: 'w', childIds: [] },
      { id: 'l', childIds: [LEO] },
    ],
  });
  expect(familyDaysModel.parse(row)).toEqual(fold(familyDaysDecider, events));
});
