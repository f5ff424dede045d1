import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ACHIEVEMENTS } from '../achievements/achievements.constants.ts';
import { NO_PROGRESS, progressed, reachedBy } from '../achievements/progress.ts';
import { isRejected } from '../kernel/decider.ts';
import { given } from '../kernel/given.fixture.ts';
import { VISITOR_VIEWS_LIMIT } from './visitor-stats.constants.ts';
import { takeOverVisitorStatsSchema } from './visitor-stats.contract.ts';
import { visitorStatsDecider } from './visitor-stats.decider.ts';

const registeredAt = new Date('2026-11-21T09:00:00Z');

const PROVIDER = { resourceId: '1', category: 'dental' };

const TAKE_OVER = {
  command: 'take-over',
  daysActive: 2,
  lastActive: '2026-11-21',
  viewedResources: [PROVIDER],
  today: '2026-11-21',
  now: registeredAt,
  registeredAt,
} as const;

const takenOver = (data: object = {}) => [
  {
    type: 'VisitorStatsTakenOver',
    data: {
      daysActive: 2,
      lastActive: '2026-11-21',
      viewedResources: [PROVIDER],
      ...data,
    },
  } as const,
];

const decide = (command: Partial<typeof TAKE_OVER> | object = {}) =>
  given(visitorStatsDecider).when({ ...TAKE_OVER, ...command });

test('a new account takes over days and providers', () => {
  expect(decide()).toEqual(takenOver());
});

test('an account takes over once', () => {
  const [before] = takenOver();
  if (before === undefined) throw new Error('There is no event.');
  const account = given(visitorStatsDecider, [before]);
  expect(account.when({ ...TAKE_OVER, daysActive: 5 })).toEqual([]);
});

test('an account takes over in the 24 hours after it was made', () => {
  const after = (hours: number, ms = 0) => ({
    now: new Date(registeredAt.getTime() + hours * 3_600_000 + ms),
  });
  expect(decide(after(24))).toEqual(takenOver());
  expect(decide(after(24, 1))).toEqual([]);
});

test('two days before today are believed, however many are claimed', () => {
  expect(decide({ daysActive: 365 })).toEqual(takenOver({ daysActive: 3 }));
  const yesterday = { lastActive: '2026-11-20' };
  expect(decide({ ...yesterday, daysActive: 365 })).toEqual(
    takenOver({ ...yesterday, daysActive: 2 }),
  );
});

test('whatever a browser says completes no achievement but common ones, then and the day after', () => {
  const viewedResources = Array.from({ length: VISITOR_VIEWS_LIMIT }, (_, n) => ({
    resourceId: `${n}`,
    category: `kind-${n}`,
  }));
  const decided = decide({ daysActive: 1_000_000, viewedResources });
  const recorded = isRejected(decided) ? undefined : decided[0];
  if (recorded === undefined) throw new Error('There is no event.');
  const favorites = { favoriteResources: viewedResources.map(({ resourceId }) => resourceId) };
  const brought = progressed({ ...NO_PROGRESS, ...favorites }, recorded);
  const tomorrow = { type: 'DayActive', data: { day: '2026-11-22' } } as const;
  const isCommon = (id: string) => ACHIEVEMENTS.find((each) => each.id === id)?.rarity === 'common';
  const reached = reachedBy(progressed(brought, tomorrow));
  expect(reached.filter((id) => !isCommon(id))).toEqual(['heart-collector']);
  expect(reached).toContain('explorer');
});

test.for([{ lastActive: '2026-11-22' }, { lastActive: null }, { daysActive: 0 }])(
  'days that cannot have been count for nothing: %j',
  (wrong) => {
    expect(decide(wrong)).toEqual(takenOver({ daysActive: 0, lastActive: null }));
    expect(decide({ ...wrong, viewedResources: [] })).toEqual([]);
  },
);

const BODY = {
  timeZone: 'America/New_York',
  daysActive: 2,
  lastActive: '2026-11-21',
  viewedResources: ['1'],
};

test.for([
  { timeZone: 'Mars/Olympus' },
  { daysActive: -1 },
  { daysActive: 1.5 },
  { daysActive: '2' },
  { lastActive: '2026-02-30' },
  { lastActive: 'yesterday' },
  { viewedResources: [''] },
  { viewedResources: [7] },
  { viewedResources: Array.from({ length: 101 }, String) },
])('a body that no browser of ours sends is refused: %j', (wrong) => {
  expect(z.safeParse(takeOverVisitorStatsSchema, BODY).success).toBe(true);
  expect(z.safeParse(takeOverVisitorStatsSchema, { ...BODY, ...wrong }).success).toBe(false);
});
