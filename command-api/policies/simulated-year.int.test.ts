import { unlockAchievements } from '@hearthway/domain/achievements/achievements.policy.ts';
import { simulateHistory } from '@hearthway/infra/operator/simulate/history.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { dealtWithAll, followLog, POLICY_TIMEOUT, startTestPolicy } from './policies.fixture.ts';

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

const year = [
  ...simulateHistory({ families: 60, months: 12, events: 4_000, seed: 17, until: '2026-11-20' }),
];

const isUnlocking = ({ type }: { readonly type: string }): boolean =>
  type === 'AchievementUnlocked';

const erased = new Set(
  year.filter(({ type }) => type === 'AccountErased').map(({ metadata }) => metadata.userId),
);

const families = [...new Set(year.map(({ metadata }) => metadata.userId))].filter(
  (userId) => !erased.has(userId),
);

/** When each achievement of a family was unlocked, as the simulator tells it. */
const expected = (userId: string) =>
  year
    .filter((event) => isUnlocking(event) && event.metadata.userId === userId)
    .map(({ data, metadata: { occurredAt } }) => ({ data, occurredAt }));

const unlocked = (userId: string) =>
  api.stored(`achievements-${userId}`).map(({ data, metadata }) => ({
    data,
    occurredAt: Object(metadata).occurredAt,
  }));

test('a year that was lived without the policy has the same unlock dates, and no other', async () => {
  await api.append(year.filter((event) => !isUnlocking(event)));
  startTestPolicy(api, unlockAchievements);
  await expect
    .poll(() => families.map(unlocked), { ...POLICY_TIMEOUT, timeout: 30_000 })
    .toEqual(families.map(expected));
  await dealtWithAll(api, unlockAchievements);
  const dates = families.flatMap(unlocked);
  expect(dates.length).toBeGreaterThan(50);
  expect(families.map(unlocked)).toEqual(families.map(expected));
}, 60_000);
