import { randomUUID } from 'node:crypto';
import { unlockAchievements } from '@hearthway/domain/achievements/achievements.policy.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../command-api.fixture.ts';
import { followLog, POLICY_TIMEOUT, startTestPolicy, viewProviders } from './policies.fixture.ts';

let api: TestApi;

beforeEach(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterEach(() => api.stop());

const parkedFamilies = async (): Promise<readonly string[]> => {
  const rows = await api.database.selectFrom('policy_parked_events').select('user_id').execute();
  return rows.map(({ user_id }) => user_id);
};

test.for([
  ['NUL', 'a\u0000b', true],
  ['half a surrogate pair', 'a\ud800b', true],
  ['a text that reads like an escape', 'a\\u0000b', false],
] as const)('%s in an event parks no more than its family', async ([, category, isParked]) => {
  const [family, other] = [await api.signUp(), await api.signUp()];
  await viewProviders(api, family, ['provider-0']);
  const streamName = `activity-${family.userId}-${api.now().toISOString().slice(0, 10)}`;
  const [viewed] = api.stored(streamName);
  await api.append([
    {
      id: randomUUID(),
      streamName,
      type: 'ResourceViewed',
      data: { ...Object(viewed?.data), category },
      metadata: viewed?.metadata,
    },
  ]);
  await viewProviders(
    api,
    other,
    [0, 1, 2, 3, 4].map((number) => `provider-${number}`),
  );
  startTestPolicy(api, unlockAchievements);
  // All are of one batch, or the others come later.
  await expect
    .poll(
      async () =>
        (
          await api.database
            .selectFrom('policy_states')
            .select('state')
            .where('user_id', '=', other.userId)
            .executeTakeFirst()
        )?.state,
      POLICY_TIMEOUT,
    )
    .toMatchObject({ viewedResources: { length: 5 } });
  expect(await parkedFamilies()).toEqual(isParked ? [family.userId] : []);
  expect(api.stored(`achievements-${other.userId}`)).toHaveLength(1);
});
