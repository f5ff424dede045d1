import { planGiven } from '@hearthway/domain/subscription/plan.fixture.ts';
import { TIERS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import { readCredentials } from '@hearthway/infra/adapters/sessions/credentials.ts';
import { findSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { buildOver, type Family, type Scenario, startScenario } from '../read-api.fixture.ts';
import { createTierOf } from './tier.ts';

const tierOf = createTierOf({ clock: () => new Date() });

/** By the session of a request, as the limits of the directory have it. */
const tierOfSession = async ({ headers }: Family) => {
  const session = await findSession(
    { database: scenario.database, now: new Date() },
    readCredentials({ headers, hasSecureCookies: false }),
  );
  return session && tierOf(familyOfSession(session));
};

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
  expect(await tierOfSession(family)).toBe('free');
  expect(tierOf(undefined)).toBe('free');
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
    expect(await tierOfSession(mine)).toBe(tier);
    expect(await tierOfSession(theirs)).toBe('free');
  },
);

test('a limit is never older than the plan that the family has just seen, though sessions are cached', async () => {
  const family = await scenario.signUp();
  const { app, close } = buildOver(scenario);
  onTestFinished(close);
  const read = async (url: string, position = 0n) => {
    const headers = { ...family.headers, 'x-min-position': String(position) };
    return (await app.inject({ url, headers })).json();
  };
  for (const tier of ['plus', 'free', 'family'] as const) {
    // The session is in the cache from here on.
    await read('/api/resources');
    const position = await scenario.append();
    const row = { plan: planGiven(tier) };
    await scenario.project({ model: 'subscription', userId: family.userId, position, row });
    expect(await read('/api/subscription/status', position)).toMatchObject({ tier });
    expect(await read('/api/resources')).toMatchObject({ meta: { userTier: tier } });
  }
});
