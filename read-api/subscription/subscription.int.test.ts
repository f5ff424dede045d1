import { planGiven } from '@hearthway/domain/subscription/plan.fixture.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';
import { createTierOf } from './tier.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const statusOf = async ({ headers }: Family, minPosition = 0n) => {
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const response = await app.inject({
    url: '/api/subscription/status',
    headers: { ...headers, 'x-min-position': String(minPosition) },
  });
  return response.json();
};

test('a family without a subscription is on the free tier, and so is a visitor', async () => {
  const family = await scenario.signUp();
  expect(await statusOf(family)).toEqual({ tier: 'free', status: 'active', expiresAt: null });
  const tierOf = createTierOf({ database: scenario.database, clock: () => new Date() });
  expect(await tierOf({ familyId: family.userId })).toBe('free');
  expect(await tierOf(undefined)).toBe('free');
});

test.for(TIERS)(
  'a family is on the tier %s that it was given, and no other family is',
  async (tier) => {
    const [mine, theirs] = [await scenario.signUp(), await scenario.signUp()];
    const position = await scenario.append();
    const plan = planGiven(tier);
    await scenario.project({ model: 'subscription', userId: mine.userId, position, row: { plan } });
    expect(await statusOf(mine, position)).toMatchObject({ tier });
    expect(await statusOf(theirs)).toMatchObject({ tier: 'free' });
    const tierOf = createTierOf({ database: scenario.database, clock: () => new Date() });
    expect(await tierOf({ familyId: mine.userId })).toBe(tier);
    expect(await tierOf({ familyId: theirs.userId })).toBe('free');
  },
);
