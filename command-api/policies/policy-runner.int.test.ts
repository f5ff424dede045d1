import { randomUUID } from 'node:crypto';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { unlockAchievements } from '@hearthway/domain/achievements/achievements.policy.ts';
import { activityDecider } from '@hearthway/domain/journey/activity.decider.ts';
import {
  type ActivityEvent,
  activityIdOf,
  activityStream,
} from '@hearthway/domain/journey/activity.events.ts';
import { familyEvents } from '@hearthway/domain/kernel/family-events.ts';
import { say } from '@hearthway/domain/kernel/message.ts';
import { consequence, definePolicy, type Policy } from '@hearthway/domain/kernel/policy.ts';
import { EventStoreUnavailableError } from '@hearthway/infra/adapters/event-store/errors.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { z } from 'zod';
import { type Family, startTestApi, type TestApi } from '../command-api.fixture.ts';
import {
  dealtWithAll,
  followLog,
  POLICY_TIMEOUT,
  renamed,
  startTestPolicy,
  viewProviders,
} from './policies.fixture.ts';
import { createPolicyHealth } from './policy-health.ts';
import { readPolicyStatus } from './policy-status.ts';
import { retryParked } from './retry-parked.ts';

let api: TestApi;
let family: Family;
let policy: Policy;

beforeAll(async () => {
  api = await startTestApi();
  await followLog(api);
});

afterAll(() => api.stop());

beforeEach(async () => {
  family = await api.signUp();
  policy = renamed(unlockAchievements);
});

const FIVE = ['provider-0', 'provider-1', 'provider-2', 'provider-3', 'provider-4'];

const activityOf = ({ userId }: Family): string =>
  `activity-${userId}-${api.now().toISOString().slice(0, 10)}`;

const unlockedOf = ({ userId }: Family) => api.stored(`achievements-${userId}`);

const unlocks = async (who: Family): Promise<void> => {
  await expect.poll(() => unlockedOf(who), POLICY_TIMEOUT).not.toEqual([]);
};

const stateOf = async ({ userId }: Family): Promise<unknown> => {
  const row = await api.database
    .selectFrom('policy_states')
    .select('state')
    .where('policy', '=', policy.name)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.state;
};

test('what happened has its consequence, which says where it comes from', async () => {
  startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE);
  await unlocks(family);
  const views = api.stored(activityOf(family));
  expect(views).toHaveLength(5);
  const correlations = views.map(({ metadata }) => metadata);
  expect(unlockedOf(family)).toMatchObject([
    {
      type: 'AchievementUnlocked',
      data: { achievementId: 'explorer', points: 25 },
      metadata: {
        ...Object(correlations[4]),
        $causationId: expect.stringMatching(/^[0-9a-f-]{36}$/),
        commandId: expect.stringMatching(/^[0-9a-f]{64}$/),
        commandBodyHash: expect.any(String),
        actor: policy.name,
        sessionId: null,
        state: null,
        schemaVersion: 1,
      },
    },
  ]);
});

test('redelivery of all of history changes nothing', async () => {
  const first = startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE);
  await unlocks(family);
  await dealtWithAll(api, policy);
  await first.stop();
  const [head, state] = [api.head(), await stateOf(family)];
  await api.database
    .updateTable('policies')
    .set({ position: '0' })
    .where('name', '=', policy.name)
    .execute();
  await api.database.deleteFrom('policy_states').where('policy', '=', policy.name).execute();
  startTestPolicy(api, policy);
  await dealtWithAll(api, policy);
  await expect.poll(() => stateOf(family), POLICY_TIMEOUT).toEqual(state);
  expect(api.head()).toBe(head);
});

/** Leaves the families of other tests alone. */
const ownedBy =
  ({ keyOf }: Policy, { userId }: Family): Policy['keyOf'] =>
  (event) =>
    keyOf(event) === userId ? userId : undefined;

test('a process that ends between the command and its checkpoint does nothing twice', async () => {
  let failures = 2;
  const handle: Handle = async (decider, request) => {
    const outcome = await api.dependencies.handle(decider, request);
    failures -= 1;
    if (failures >= 0) throw new EventStoreUnavailableError({ cause: 'The answer is lost.' });
    return outcome;
  };
  startTestPolicy(api, { ...policy, keyOf: ownedBy(policy, family) }, { handle });
  await viewProviders(api, family, FIVE);
  await expect.poll(() => failures, POLICY_TIMEOUT).toBeLessThan(0);
  expect(unlockedOf(family)).toHaveLength(1);
});

/** Its stream would store each search again: nothing but the id of the command keeps it from that. */
const searchAfterView = (): Policy =>
  definePolicy({
    name: `search-after-view-${randomUUID()}`,
    label: say('Searches after a view'),
    startsAt: 'start',
    events: familyEvents<ActivityEvent>()({ streams: [activityStream], types: ['ResourceViewed'] }),
    state: z.number(),
    initialState: 0,
    evolve: (count) => count + 1,
    react: ({ key, after }) =>
      ['dentist', 'aba'].map((term) =>
        consequence(activityDecider, {
          id: activityIdOf(key, api.now()),
          command: {
            command: 'report-search',
            category: null,
            state: null,
            resultCount: after,
            terms: [term],
            tier: 'free',
          },
        }),
      ),
  });

test('each of several commands of an event is given once, also to a stream that takes it again', async () => {
  let answers = 0;
  const handle: Handle = async (decider, request) => {
    const outcome = await api.dependencies.handle(decider, request);
    answers += 1;
    if (answers <= 3) throw new EventStoreUnavailableError({ cause: 'The answer is lost.' });
    return outcome;
  };
  await viewProviders(api, family, ['provider-0']);
  const searching = searchAfterView();
  startTestPolicy(api, { ...searching, keyOf: ownedBy(searching, family) }, { handle });
  await expect
    .poll(
      async () =>
        (
          await api.database
            .selectFrom('policy_states')
            .select('state')
            .where('policy', '=', searching.name)
            .executeTakeFirst()
        )?.state,
      POLICY_TIMEOUT,
    )
    .toBe(1);
  expect(answers).toBeGreaterThan(3);
  expect(api.stored(activityOf(family))).toMatchObject([
    { type: 'ResourceViewed' },
    { type: 'SearchPerformed', data: { terms: ['dentist'] } },
    { type: 'SearchPerformed', data: { terms: ['aba'] } },
  ]);
});

test('of two processes one runs the policy, and the other goes on where it ends', async () => {
  const first = startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE);
  await unlocks(family);
  startTestPolicy(api, policy);
  await first.stop();
  const other = await api.signUp();
  await viewProviders(api, other, FIVE);
  await unlocks(other);
  expect([unlockedOf(family), unlockedOf(other)].map(({ length }) => length)).toEqual([1, 1]);
});

test('from the head, the past is counted and has no consequences', async () => {
  const fromHead: Policy = { ...policy, startsAt: 'head' };
  const old = await api.signUp();
  await viewProviders(api, old, FIVE);
  await viewProviders(api, family, FIVE.slice(0, 4));
  startTestPolicy(api, fromHead);
  await dealtWithAll(api, fromHead);
  await viewProviders(api, family, FIVE.slice(4));
  await unlocks(family);
  expect(unlockedOf(old)).toEqual([]);
});

test('a new definition folds history again, and unlocks nothing twice', async () => {
  const first = startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE);
  await unlocks(family);
  await first.stop();
  const next: Policy = { ...policy, definition: 2 };
  startTestPolicy(api, next);
  await expect
    .poll(() => readDefinition(), POLICY_TIMEOUT)
    .toEqual({ definition: 2, has_moved: true });
  await dealtWithAll(api, next);
  expect(unlockedOf(family)).toHaveLength(1);
  // The older code stands by.
  const late = startTestPolicy(api, policy);
  await viewProviders(api, family, ['provider-5']);
  await expect
    .poll(() => stateOf(family), POLICY_TIMEOUT)
    .toMatchObject({ viewedResources: { length: 6 } });
  expect(late.trouble()).toBeUndefined();
});

/** The last event of an account. */
const erase = async (userId: string): Promise<void> => {
  for (const command of [
    { command: 'request-deletion', dueAt: api.now() },
    { command: 'erase' },
  ] as const)
    await api.dependencies.handle(accountDecider, {
      id: userId,
      command,
      context: {
        correlationId: 'correlation-1',
        userId,
        actor: 'erasure',
        sessionId: null,
        state: null,
        now: api.now(),
        idempotency: undefined,
      },
    });
};

const readDefinition = async () => {
  const { definition, position } = await api.database
    .selectFrom('policies')
    .select(['definition', 'position'])
    .where('name', '=', policy.name)
    .executeTakeFirstOrThrow();
  return { definition, has_moved: BigInt(position) > 0n };
};

/** Fails for the family, as long as it is broken. */
const breaking = (of: Policy, userId: string, isBroken: () => boolean): Policy => ({
  ...of,
  open: (key, stored) => {
    const state = of.open(key, stored);
    return {
      ...state,
      after: (event) => {
        if (key === userId && isBroken()) throw new TypeError(`No good: ${userId}.`);
        return state.after(event);
      },
    };
  },
});

test('a failing event parks its family alone, shows in health, and is dealt with on retry', async () => {
  let isBroken = true;
  const broken = breaking(policy, family.userId, () => isBroken);
  const runner = startTestPolicy(api, broken);
  await viewProviders(api, family, FIVE);
  const other = await api.signUp();
  await viewProviders(api, other, FIVE);
  await unlocks(other);
  await expect
    .poll(() => readPolicyStatus(api.database, broken), POLICY_TIMEOUT)
    .toMatchObject({
      parkedFamilies: 1,
      firstParked: { reason: 'It failed with TypeError.' },
    });
  expect(unlockedOf(family)).toEqual([]);
  const readHealth = createPolicyHealth({
    ...api.dependencies,
    runners: new Map([[broken, runner]]),
    clock: () => performance.now(),
  });
  const [part] = await readHealth(({ message }) => message);
  expect(part).toMatchObject({
    name: `policy-${policy.name}`,
    status: 'failing',
    isOptional: true,
  });
  expect(part?.detail).toMatch(/^1 parked, from position \d+ on: npm run policies -- status/);

  const retry = () =>
    retryParked({ ...api.dependencies, policy: broken, signal: new AbortController().signal });
  expect(await retry()).toEqual({ freed: 0, parked: 1 });
  isBroken = false;
  expect(await retry()).toEqual({ freed: 1, parked: 0 });
  expect(unlockedOf(family)).toHaveLength(1);
  expect(await readHealth(({ message }) => message)).toMatchObject([{ status: 'ok' }]);
});

test('of an erased family nothing is kept, and nothing follows any more', async () => {
  startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE.slice(0, 4));
  await expect
    .poll(() => stateOf(family), POLICY_TIMEOUT)
    .toMatchObject({ viewedResources: { length: 4 } });
  await api.database
    .insertInto('erased_people')
    .values({ user_id: family.userId, erased_at: api.now() })
    .execute();
  await erase(family.userId);
  await expect.poll(() => stateOf(family), POLICY_TIMEOUT).toBeUndefined();
  await viewProviders(api, family, FIVE.slice(4));
  const other = await api.signUp();
  await viewProviders(api, other, FIVE);
  await unlocks(other);
  expect([unlockedOf(family), await stateOf(family)]).toEqual([[], undefined]);
});

test('a database that belongs to another log is left alone', async () => {
  await api.database
    .updateTable('followed_log')
    .set({ first_event_id: '00000000-0000-4000-8000-000000000000' })
    .execute();
  const runner = startTestPolicy(api, policy);
  await viewProviders(api, family, FIVE);
  expect(await readPolicyStatus(api.database, policy)).toBeUndefined();
  await api.database.deleteFrom('followed_log').execute();
  await followLog(api);
  await unlocks(family);
  expect(runner.trouble()).toBeUndefined();
});
