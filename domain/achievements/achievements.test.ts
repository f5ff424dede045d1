import { describe, expect, test } from 'vitest';
import { DAY_MS } from '../calendar/durations.constants.ts';
import { fold, type Given, given, givenRow } from '../kernel/given.fixture.ts';
import { ACHIEVEMENTS, levelOf } from './achievements.constants.ts';
import { achievementsDecider } from './achievements.decider.ts';
import { achievementsView, toAchievements, toStats } from './achievements.view.ts';
import { NO_PROGRESS, type Progress, progressed, reachedBy } from './progress.ts';

type Act = Parameters<typeof progressed>[1];

const viewed = (id: number, category = 'aba-therapy'): Act => ({
  type: 'ResourceViewed',
  data: { resourceId: `r${id}`, category, name: 'A provider', state: 'NC' },
});

const favorited = (id: number): Act => ({
  type: 'ResourceFavorited',
  data: { resourceId: `r${id}`, name: 'A provider', category: null },
});

const onDay = (day: string): Act => ({ type: 'DayActive', data: { day } });

const times = <Item>(count: number, make: (index: number) => Item): readonly Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const progressAfter = (...acts: readonly Act[]): Progress => acts.reduce(progressed, NO_PROGRESS);

const daysFrom = (day: string, count: number): readonly Act[] =>
  times(count, (index) =>
    onDay(new Date(Date.parse(day) + index * DAY_MS).toISOString().slice(0, 10)),
  );

test('the eight achievements are those of the specification', () => {
  expect(
    ACHIEVEMENTS.map(({ id, points, rarity, goals }) => [
      id,
      points,
      rarity,
      ...goals.map(({ measure, requirement }) => `${requirement} ${measure}`),
    ]),
  ).toEqual([
    ['first-steps', 10, 'common', '1 profileCompleted'],
    ['explorer', 25, 'common', '5 resourcesViewed'],
    ['category-master', 50, 'rare', '6 categoriesExplored'],
    ['heart-collector', 35, 'rare', '10 favoritesAdded'],
    ['support-seeker', 20, 'common', '1 supportContacted'],
    ['tour-guide', 15, 'common', '1 tourCompleted'],
    ['dedicated-parent', 75, 'epic', '7 daysActive'],
    ['community-champion', 100, 'legendary', '25 resourcesViewed', '5 favoritesAdded'],
  ]);
});

test.for<[string, readonly Act[], readonly Act[]]>([
  [
    'first-steps',
    [],
    [{ type: 'OnboardingCompleted', data: { diagnosisDate: '2025-10-05', location: 'Durham' } }],
  ],
  ['explorer', times(4, (id) => viewed(id)), [viewed(4)]],
  ['category-master', times(5, (id) => viewed(0, `c${id}`)), [viewed(0, 'c5')]],
  ['heart-collector', times(9, favorited), [favorited(9)]],
  ['tour-guide', [], [{ type: 'TourCompleted', data: {} }]],
  ['dedicated-parent', daysFrom('2026-02-24', 6), daysFrom('2026-03-02', 1)],
])('%s is reached by the last act, and not before', ([id, before, last]) => {
  expect(reachedBy(progressAfter(...before))).not.toContain(id);
  expect(reachedBy(progressAfter(...before, ...last))).toContain(id);
});

test('a community champion has viewed 25 providers and added 5, in any order', () => {
  const [views, hearts] = [times(25, (id) => viewed(id)), times(5, favorited)];
  expect(reachedBy(progressAfter(...views))).not.toContain('community-champion');
  expect(reachedBy(progressAfter(...hearts))).not.toContain('community-champion');
  expect(reachedBy(progressAfter(...views, ...hearts))).toContain('community-champion');
  expect(reachedBy(progressAfter(...hearts, ...views))).toContain('community-champion');
});

test('the same provider counts once', () => {
  const progress = progressAfter(viewed(1), viewed(1), favorited(1), favorited(1));
  expect(progress).toMatchObject({ viewedResources: ['r1'], favoriteResources: ['r1'] });
});

test('no more than 1,000 providers are counted', () => {
  const progress = progressAfter(...times(1_002, (id) => viewed(id)));
  expect(progress.viewedResources).toHaveLength(1_000);
});

describe('days active', () => {
  const daysOf = (...days: readonly string[]) => {
    const { daysActive, daysInAll, lastActive } = progressAfter(...days.map(onDay));
    return { daysActive, daysInAll, lastActive };
  };

  test('go on with the next day, over the end of a month, a year and February', () => {
    expect(daysOf('2026-12-31', '2027-01-01')).toMatchObject({ daysActive: 2 });
    expect(daysOf('2028-02-28', '2028-02-29', '2028-03-01')).toMatchObject({ daysActive: 3 });
    expect(daysOf('2027-02-28', '2027-03-01')).toMatchObject({ daysActive: 2 });
  });

  test('begin again at 1 after a gap, while days in all go on', () => {
    expect(daysOf('2026-11-01', '2026-11-02', '2026-11-04')).toEqual({
      daysActive: 1,
      daysInAll: 3,
      lastActive: '2026-11-04',
    });
  });

  test('count a day once, and none before the last', () => {
    expect(daysOf('2026-11-02', '2026-11-02', '2026-11-01')).toEqual({
      daysActive: 1,
      daysInAll: 1,
      lastActive: '2026-11-02',
    });
  });
});

describe('what a browser has counted before', () => {
  const brought = (
    daysActive: number,
    lastActive: string | null,
    ...providers: readonly number[]
  ): Act => ({
    type: 'VisitorStatsTakenOver',
    data: {
      daysActive,
      lastActive,
      viewedResources: providers.map((id) => ({ resourceId: `r${id}`, category: 'dental' })),
    },
  });
  const daysOf = ({ daysActive, daysInAll, lastActive }: Progress) => [
    daysActive,
    daysInAll,
    lastActive,
  ];

  test.for<[string, Act, string, readonly unknown[]]>([
    ['up to the day before', brought(3, '2026-11-20'), '2026-11-21', [4, 4, '2026-11-21']],
    ['with the same day', brought(3, '2026-11-21'), '2026-11-21', [3, 3, '2026-11-21']],
    ['long before', brought(3, '2026-11-01'), '2026-11-21', [1, 4, '2026-11-21']],
    ['none', brought(0, null), '2026-11-21', [1, 1, '2026-11-21']],
  ])('days %s count once, whichever is told first', ([, before, day, expected]) => {
    expect(daysOf(progressAfter(before, onDay(day)))).toEqual(expected);
    expect(daysOf(progressAfter(onDay(day), before))).toEqual(expected);
  });

  test('six days before and the first with an account are seven in a row', () => {
    const six = brought(6, '2026-11-20');
    expect(reachedBy(progressAfter(six))).not.toContain('dedicated-parent');
    expect(reachedBy(progressAfter(six, onDay('2026-11-21')))).toContain('dedicated-parent');
  });

  test('a provider that was viewed before and after counts once', () => {
    const views = times(3, (id) => viewed(id, 'dental'));
    const before = brought(0, null, 1, 2, 3);
    const orders = [
      [before, ...views],
      [...views, before],
    ];
    for (const progress of orders.map((acts) => progressAfter(...acts)))
      expect({ ...progress, viewedResources: progress.viewedResources.toSorted() }).toMatchObject({
        viewedResources: ['r0', 'r1', 'r2', 'r3'],
        exploredCategories: ['dental'],
      });
  });
});

describe('the stream', () => {
  const unlocking = { command: 'unlock', achievements: ['tour-guide', 'explorer'] } as const;
  const unlocked = (achievementId: string, points: number) =>
    ({ type: 'AchievementUnlocked', data: { achievementId, points } }) as const;

  test('unlocks each achievement with its points', () => {
    expect(given(achievementsDecider).when(unlocking)).toEqual([
      unlocked('explorer', 25),
      unlocked('tour-guide', 15),
    ]);
  });

  test('unlocks none twice', () => {
    expect(given(achievementsDecider, [unlocked('explorer', 25)]).when(unlocking)).toEqual([
      unlocked('tour-guide', 15),
    ]);
    const both = [unlocked('explorer', 25), unlocked('tour-guide', 15)];
    expect(given(achievementsDecider, both).when(unlocking)).toEqual([]);
    expect(fold(achievementsDecider, [...both, ...both]).size).toBe(2);
  });
});

test.for([
  [0, 1],
  [49, 1],
  [50, 2],
  [330, 7],
] as const)('%i points are level %i', ([points, level]) => {
  expect(levelOf(points)).toBe(level);
});

type RowEvent = Parameters<typeof achievementsView.evolve>[1];
type GivenEvent = RowEvent extends infer Event
  ? Event extends RowEvent
    ? Given<Omit<Event, 'metadata'>>
    : never
  : never;

const row = (events: readonly GivenEvent[], last: GivenEvent) =>
  givenRow(achievementsView, events).when(last);

describe('the row of a family', () => {
  const AT = '2026-11-21T09:00:00.000Z';
  const dedicated: GivenEvent = {
    type: 'AchievementUnlocked',
    data: { achievementId: 'dedicated-parent', points: 75 },
    metadata: { occurredAt: AT },
  };

  test('without one, all eight are locked at level 1', () => {
    const { achievements, ...sums } = toAchievements(null);
    expect(sums).toEqual({ points: 0, level: 1, pointsToNextLevel: 50 });
    expect(achievements).toHaveLength(8);
    expect(achievements.every(({ unlocked, current }) => !unlocked && current === 0)).toBe(true);
    expect(toStats(null)).toMatchObject({ daysActive: 0, lastActive: null, viewedResources: [] });
  });

  test('an achievement says how far it is, and each of its goals', () => {
    const folded = row([...times(26, (id) => viewed(id)), favorited(1)], favorited(2));
    const { achievements } = toAchievements(folded);
    expect(achievements.find(({ id }) => id === 'community-champion')).toMatchObject({
      requirement: 30,
      current: 27,
      goals: [
        { measure: 'resourcesViewed', requirement: 25, current: 25 },
        { measure: 'favoritesAdded', requirement: 5, current: 2 },
      ],
    });
    expect(toStats(folded)).toMatchObject({ resourcesViewed: 26, favoritesAdded: 2 });
  });

  test('it stays unlocked, and full, after the days in a row have ended', () => {
    const folded = row([...daysFrom('2026-11-14', 7), dedicated], onDay('2026-12-24'));
    const { achievements, ...sums } = toAchievements(folded);
    expect(sums).toEqual({ points: 75, level: 2, pointsToNextLevel: 25 });
    expect(achievements.find(({ id }) => id === 'dedicated-parent')).toMatchObject({
      unlocked: true,
      unlockedAt: AT,
      requirement: 7,
      current: 7,
    });
    expect(toStats(folded)).toMatchObject({ daysActive: 1, daysInAll: 8 });
  });

  test('the first unlocking counts, with the points of its day', () => {
    const later: GivenEvent = {
      ...dedicated,
      data: { achievementId: 'dedicated-parent', points: 80 },
      metadata: { occurredAt: '2027-01-01T00:00:00.000Z' },
    };
    const { points, achievements } = toAchievements(row([dedicated], later));
    expect(points).toBe(75);
    expect(achievements.find(({ id }) => id === 'dedicated-parent')).toMatchObject({
      points: 75,
      unlockedAt: AT,
    });
  });
});
