import { expect, test } from 'vitest';
import { dayOf, parseVisitorStats, withDay } from './visitor-stats.ts';
import { createVisitorStatsStore, VISITOR_STATS_KEY } from './visitor-stats-store.ts';

const NOTHING = parseVisitorStats('');

const storageWith = (text?: string) => {
  const kept = new Map(text === undefined ? [] : [[VISITOR_STATS_KEY, text]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

const at = (day: string) => new Date(`${day}T12:00:00`);

test('a browser keeps the fields of the specification', () => {
  const storage = storageWith();
  const store = createVisitorStatsStore(storage);
  store.countDay(at('2026-11-20'));
  store.countDay(at('2026-11-21'));
  store.completeProfile();
  store.completeTour();
  expect(JSON.parse(storage.getItem(VISITOR_STATS_KEY) ?? '')).toEqual({
    resourcesViewed: 0,
    categoriesExplored: 0,
    favoritesAdded: 0,
    profileCompleted: true,
    supportContacted: false,
    tourCompleted: true,
    daysActive: 2,
    lastActive: '2026-11-21',
    viewedResources: [],
    exploredCategories: [],
    favoriteResources: [],
  });
});

test.for([
  [null, 0, 1],
  ['2026-11-20', 4, 5],
  ['2026-11-21', 4, 4],
  ['2026-11-19', 4, 1],
  ['2026-11-22', 4, 4],
  ['2025-11-20', 4, 1],
] as const)('after %s with %i days, November 21 is day %i', ([lastActive, daysActive, day]) => {
  const stats = withDay({ ...NOTHING, lastActive, daysActive }, '2026-11-21');
  expect(stats.daysActive).toBe(day);
});

test('days go on over the nights in which the clock changes', () => {
  const run = ['2026-03-07', '2026-03-08', '2026-03-09', '2026-10-31', '2026-11-01', '2026-11-02'];
  const counts = run.map((_, last) => run.slice(0, last + 1).reduce(withDay, NOTHING));
  expect(counts.map(({ daysActive }) => daysActive)).toEqual([1, 2, 3, 1, 2, 3]);
  expect(dayOf(new Date('2026-11-01T23:59:59'))).toBe('2026-11-01');
  expect(dayOf(new Date('2026-11-01T00:00:00'))).toBe('2026-11-01');
});

test.for([
  'null',
  '[]',
  '"a text"',
  '{',
  '7',
  '{"daysActive":"many","lastActive":7,"viewedResources":{"0":"a"},"tourCompleted":"yes"}',
  '{"lastActive":"soon","exploredCategories":[null,{},[]],"owner":{"userId":"a"}}',
])('broken storage counts as nothing done: %s', (text) => {
  expect(parseVisitorStats(text)).toEqual(NOTHING);
  const storage = storageWith(text);
  createVisitorStatsStore(storage).countDay(at('2026-11-21'));
  expect(parseVisitorStats(storage.getItem(VISITOR_STATS_KEY) ?? '')).toMatchObject({
    daysActive: 1,
    lastActive: '2026-11-21',
  });
});

test('dates and ids that another program has kept are read', () => {
  const { lastActive, daysActive, viewedResources, resourcesViewed } = parseVisitorStats(
    JSON.stringify({
      lastActive: at('2026-11-20').toISOString(),
      daysActive: 3,
      viewedResources: ['1', '2', '1', '', 7],
      resourcesViewed: 500,
    }),
  );
  expect({ lastActive, daysActive, viewedResources, resourcesViewed }).toEqual({
    lastActive: '2026-11-20',
    daysActive: 3,
    viewedResources: ['1', '2'],
    resourcesViewed: 2,
  });
});

test('the first account to sign in claims the counts, and no other gets them', () => {
  const storage = storageWith();
  const store = createVisitorStatsStore(storage);
  expect(store.claim('robin')).toBeUndefined();
  store.countDay(at('2026-11-21'));
  expect(store.claim('robin')).toMatchObject({ daysActive: 1 });
  expect(store.claim('robin')).toMatchObject({ daysActive: 1 });
  expect(store.claim('kim')).toBeUndefined();
  expect(storage.getItem(VISITOR_STATS_KEY)).toBeNull();
});

test('what a visitor does after an account has claimed the counts begins anew', () => {
  const store = createVisitorStatsStore(storageWith());
  store.completeTour();
  store.claim('robin');
  store.countDay(at('2026-11-21'));
  expect(store.claim('kim')).toMatchObject({ daysActive: 1, tourCompleted: false });
});

test('a browser that keeps nothing shows no error', () => {
  const store = createVisitorStatsStore({
    ...storageWith(),
    setItem: () => {
      throw new Error('Full.');
    },
  });
  store.countDay(at('2026-11-21'));
  expect(store.claim('robin')).toBeUndefined();
});
