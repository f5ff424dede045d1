import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const read = async (
  url: string,
  { headers }: { readonly headers: Partial<Family['headers']> },
  minPosition = 0n,
) => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({
    url,
    headers: { ...headers, 'x-min-position': String(minPosition) },
  });
  return { status: response.statusCode, body: response.json() };
};

const progress = {
  viewedResources: ['a', 'b'],
  exploredCategories: ['dental'],
  favoriteResources: ['a'],
  profileCompleted: true,
  tourCompleted: false,
  daysActive: 3,
  daysInAll: 12,
  lastActive: '2026-11-21',
};

const unlocked = [
  { achievementId: 'first-steps', points: 10, unlockedAt: '2026-11-20T10:00:00.000Z' },
];

test('a family reads its own achievements and counts, and no other family does', async () => {
  const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
  const position = await scenario.append();
  await scenario.project({
    model: 'achievements',
    userId: mine.userId,
    position,
    row: { progress, unlocked },
  });

  const { body } = await read('/api/achievements', mine, position);
  expect(body).toMatchObject({ points: 10, level: 1, pointsToNextLevel: 40 });
  expect(body.achievements).toHaveLength(8);
  expect(body.achievements.slice(0, 2)).toEqual([
    {
      id: 'first-steps',
      title: 'First Steps',
      description: expect.any(String),
      category: 'getting-started',
      points: 10,
      requirement: 1,
      current: 1,
      unlocked: true,
      unlockedAt: '2026-11-20T10:00:00.000Z',
      rarity: 'common',
      goals: [{ measure: 'profileCompleted', requirement: 1, current: 1 }],
    },
    expect.objectContaining({ id: 'explorer', unlocked: false, unlockedAt: null, current: 2 }),
  ]);
  expect((await read('/api/stats', mine, position)).body).toEqual({
    ...progress,
    resourcesViewed: 2,
    categoriesExplored: 1,
    favoritesAdded: 1,
    supportContacted: false,
  });

  expect((await read('/api/achievements', theirs)).body).toMatchObject({ points: 0, level: 1 });
  expect((await read('/api/stats', theirs)).body).toMatchObject({ resourcesViewed: 0 });
});

test.for(['/api/achievements', '/api/stats'])('%s is for families alone', async (url) => {
  expect(await read(url, { headers: {} })).toMatchObject({ status: 401 });
});
