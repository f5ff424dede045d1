import { DAY_MS, MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DEFAULT_SCOPES, NO_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import {
  memberOpeningsDecider,
  memberOpeningsIdOf,
} from '@hearthway/domain/household/member-openings.decider.ts';
import { HOUSEHOLD_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { readStream } from '@hearthway/infra/adapters/event-store/read-stream.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import {
  type BuildOverOptions,
  buildOver,
  eventually,
  type Family,
  handleOver,
  type Scenario,
  startScenario,
} from '../read-api.fixture.ts';

let scenario: Scenario;

beforeAll(async () => {
  scenario = await startScenario();
});

afterAll(() => scenario.stop());

const start = (options: BuildOverOptions = {}) => {
  const built = buildOver(scenario, options);
  onTestFinished(built.close);
  return built;
};

type App = ReturnType<typeof start>['app'];

const join = async (
  { userId }: Family,
  scopes = DEFAULT_SCOPES['co-parent'],
  status = 'active',
): Promise<Family> => {
  const member = await scenario.signUp();
  await scenario.project({
    model: 'memberships',
    userId,
    position: await scenario.append(),
    row: {
      member_id: member.userId,
      role: 'co-parent',
      scopes,
      status,
      joined_at: new Date(),
    },
  });
  return member;
};

const read = async (app: App, url: string, { headers }: Family, household: Family) => {
  const { statusCode } = await app.inject({
    url,
    headers: { ...headers, [HOUSEHOLD_HEADER]: household.userId },
  });
  return statusCode;
};

/** Events that the log has of what a member opened today. */
const storedOf = async (member: Family, household: Family) => {
  const ids = { familyId: household.userId, memberId: member.userId, now: new Date() };
  const streamName = memberOpeningsDecider.stream.nameOf(memberOpeningsIdOf(ids));
  const signal = AbortSignal.timeout(10_000);
  const stored = [];
  for await (const event of readStream(scenario.eventStore, { streamName, signal }))
    stored.push(event);
  return stored;
};

const openedBy = async (member: Family, household: Family) =>
  (await storedOf(member, household)).map(({ data }) => data);

test('an opening is recorded once for each member, part and day, by every instance of the service', async () => {
  const [owner, { app }, other] = [await scenario.signUp(), start(), start()];
  const member = await join(owner);
  for (const url of ['/api/favorites', '/api/call-plan', '/api/children', '/api/household'])
    expect(await read(app, url, member, owner)).toBe(200);
  expect(await read(other.app, '/api/favorites', member, owner)).toBe(200);
  await Promise.all([app.close(), other.close()]);
  const stored = await storedOf(member, owner);
  expect(stored.map(({ data }) => data)).toEqual(
    expect.arrayContaining([{ scope: 'favorites' }, { scope: 'children' }]),
  );
  expect(stored).toHaveLength(2);
  expect(stored[0]?.metadata).toMatchObject({ userId: owner.userId, actor: member.userId });
});

test('nothing is recorded of a refused read, and of what a family reads in its own household', async () => {
  const [owner, { app }] = [await scenario.signUp(), start()];
  const stranger = await join(owner, NO_SCOPES);
  expect(await read(app, '/api/favorites', stranger, owner)).toBe(403);
  expect(await read(app, '/api/favorites', owner, owner)).toBe(200);
  await app.close();
  expect(await openedBy(stranger, owner)).toEqual([]);
  expect(await openedBy(owner, owner)).toEqual([]);
});

test('a log that fails neither delays nor fails a read, and the next read records it', async () => {
  const owner = await scenario.signUp();
  const member = await join(owner);
  const working = handleOver(scenario);
  const failing = Promise.withResolvers<never>();
  let tries = 0;
  const handle: Handle = (...command) => {
    tries += 1;
    return tries === 1 ? failing.promise : working(...command);
  };
  const { app } = start({ handle });
  expect(await read(app, '/api/favorites', member, owner)).toBe(200);
  expect(await read(app, '/api/favorites', member, owner)).toBe(200);
  expect(tries).toBe(1);
  failing.reject(new Error('The log is away.'));
  await eventually(async () => {
    expect(await read(app, '/api/favorites', member, owner)).toBe(200);
    expect(tries).toBe(2);
  });
  await app.close();
  expect(await openedBy(member, owner)).toEqual([{ scope: 'favorites' }]);
});

const act = async (
  { userId }: Family,
  { userId: member_id }: Family,
  { scope, what, occurred_at }: { scope: string; what: string; occurred_at: Date },
) =>
  scenario.project({
    model: 'member_acts',
    userId,
    position: await scenario.append(),
    row: { member_id, scope, what, day: occurred_at.toISOString().slice(0, 10), occurred_at },
  });

const list = async ({ headers }: Family): Promise<unknown> =>
  (await start().app.inject({ url: '/api/household/acts', headers })).json();

test('acts are listed by member and day, the newest first, for 90 days, also of a member who left', async () => {
  const owner = await scenario.signUp();
  const [dana, gone] = [await join(owner), await join(owner, NO_SCOPES, 'gone')];
  const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T12:00:00Z`);
  const at = (daysAgo: number, minutes = 0) =>
    new Date(noon - daysAgo * DAY_MS + minutes * MINUTE_MS);
  for (const [member, scope, what, occurred_at] of [
    [gone, 'food', 'opened', at(2)],
    [dana, 'favorites', 'opened', at(1)],
    [dana, 'food', 'opened', at(1, 1)],
    [dana, 'food', 'changed', at(1, 2)],
    [dana, 'food', 'changed', at(1, 3)],
    [dana, 'insurance', 'opened', at(92)],
  ] as const)
    await act(owner, member, { scope, what, occurred_at });
  const [openedAt, changedAt] = [at(1, 1).toISOString(), at(1, 3).toISOString()];
  expect(await list(owner)).toMatchObject([
    {
      memberId: dana.userId,
      name: 'Ada Marsh',
      role: 'co-parent',
      parts: [
        { scope: 'food', openedAt, changedAt },
        { scope: 'favorites', openedAt: at(1).toISOString(), changedAt: null },
      ],
    },
    { memberId: gone.userId, parts: [{ scope: 'food', changedAt: null }] },
  ]);
});

test('acts disappear with the account of the member', async () => {
  const owner = await scenario.signUp();
  const member = await join(owner);
  await act(owner, member, { scope: 'food', what: 'opened', occurred_at: new Date() });
  expect(await list(owner)).toHaveLength(1);
  await sql`delete from accounts where user_id = ${member.userId}`.execute(scenario.database);
  expect(await list(owner)).toEqual([]);
});
