import { randomUUID } from 'node:crypto';
import { sealingInMemory } from '@hearthway/infra/adapters/privacy/privacy.fixture.ts';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  PROJECTION_TIMEOUT,
  projectedTo,
  registered,
  signedInFrom,
  startTestRunner,
  unfavorited,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';
import { readLiveVersion } from '../versions/live-version.ts';

const scenario = useScenario();

const resourcesOf = async (userId: string) => {
  const row = await scenario()
    .database.selectFrom('favorites')
    .select('resources')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.resources;
};

const readTimeline = (userId: string) =>
  scenario()
    .database.selectFrom('timeline')
    .select(['position', 'type', 'sentence'])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute();

const entry = (id: string) => ({
  resourceId: id,
  name: `Provider ${id}`,
  category: 'aba-therapy',
  favoritedAt: '2026-11-21T09:00:00.000Z',
  note: null,
  status: null,
  waitsSince: null,
  visitedOn: null,
});

/** Collects notifications about read models from now on. */
const listen = async (): Promise<readonly unknown[]> => {
  const notifications: unknown[] = [];
  const client = new pg.Client({ connectionString: scenario().databaseUrl });
  client.on('notification', ({ payload }) => notifications.push(JSON.parse(payload ?? '')));
  await client.connect();
  await client.query('listen projected');
  onTestFinished(() => client.end());
  return notifications;
};

test('a row follows from the events of its stream, in the order they happened', async () => {
  const [ada, ben] = [newUser(), newUser()];
  const { append } = scenario();
  await append(favorited(ada, 'a'), favorited(ben, 'b'), favorited(ada, 'c'));
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(unfavorited(ada, 'a')));
  expect(await resourcesOf(ada)).toEqual([entry('c')]);
  expect(await resourcesOf(ben)).toEqual([entry('b')]);
});

test.for([
  { what: 'is there', hasKey: true },
  { what: 'was destroyed', hasKey: false },
])('an event with personal data is folded when its key $what', async ({ hasKey }) => {
  const ada = newUser();
  startTestRunner(scenario(), timeline, hasKey ? {} : { privacy: sealingInMemory() });
  const last = await scenario().append(signedInFrom(ada, 'Firefox on Android'));
  await projectedTo(scenario(), timeline, last);
  expect(await readTimeline(ada)).toMatchObject([{ type: 'SignedIn', sentence: 'Signed in' }]);
});

test('the timeline has a row for each event of a person, of every type', async () => {
  const ada = newUser();
  const { append } = scenario();
  startTestRunner(scenario(), timeline);
  const first = await append(registered(ada));
  const last = await append(registered(newUser()), favorited(ada, 'a'));
  await projectedTo(scenario(), timeline, last);
  expect(await readTimeline(ada)).toEqual([
    { position: String(first), type: 'AccountRegistered', sentence: 'Created an account' },
    {
      position: String(last),
      type: 'ResourceFavorited',
      sentence: expect.stringContaining('*Provider a*'),
    },
  ]);
});

test('moved rows are stored and notified, once for each batch', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const notifications = await listen();
  startTestRunner(scenario(), favorites);
  const position = String(await append(favorited(ada, 'a')));
  await vi.waitFor(
    () => expect(notifications).toEqual([{ userId: ada, model: 'favorites', position }]),
    PROJECTION_TIMEOUT,
  );
  expect(await database.selectFrom('moves').selectAll().execute()).toEqual([
    { user_id: ada, model: 'favorites', position },
  ]);
});

test('the checkpoint moves past unrelated events, without notifications', async () => {
  const notifications = await listen();
  const { append, log } = scenario();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(registered(newUser())));
  const foreign = { streamId: `other-${randomUUID()}`, type: 'Happened', data: {}, metadata: {} };
  await append(...Array.from({ length: 100 }, () => foreign));
  await projectedTo(scenario(), favorites, BigInt(log.head() - 40));
  expect(notifications).toEqual([]);
});

test('after a restart it continues at its checkpoint', async () => {
  const ada = newUser();
  const { append } = scenario();
  const first = startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, await append(favorited(ada, 'a')));
  await first.stop();
  const last = await append(favorited(ada, 'b'));
  startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, last);
  expect(await readTimeline(ada)).toHaveLength(2);
});

test('a long history is written in order, once, in few batches', async () => {
  const ada = newUser();
  const notifications = await listen();
  const { append } = scenario();
  const ids = Array.from({ length: 2_000 }, (_, index) => `r${index}`);
  const last = await append(...ids.map((id) => favorited(ada, id)));
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, last);
  expect(await resourcesOf(ada)).toEqual(ids.map(entry));
  expect(notifications.length).toBeLessThan(ids.length / 4);
});

test.for([favorites, timeline])('redelivery changes nothing: $name', async (projection) => {
  const ada = newUser();
  const { append, database } = scenario();
  const before = await append(favorited(ada, 'a'), favorited(ada, 'b'));
  const last = await append(favorited(ada, 'a'));
  const first = startTestRunner(scenario(), projection);
  await projectedTo(scenario(), projection, last);
  await first.stop();
  const read = () =>
    sql`select * from ${sql.table(projection.name)} order by 1, 2`.execute(database);
  const { rows } = await read();
  await database
    .updateTable('checkpoints')
    .set({ position: String(before - 1n) })
    .where('name', '=', projection.name)
    .execute();
  startTestRunner(scenario(), projection);
  await projectedTo(scenario(), projection, last);
  expect((await read()).rows).toEqual(rows);
});

test('an outage of the event store is reported, and misses nothing', async () => {
  const ada = newUser();
  const { append, stopEventStore, startEventStore } = scenario();
  const runner = startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'a')));
  await stopEventStore();
  await vi.waitFor(
    () => expect(runner.trouble()).toBe('It failed, and tries again.'),
    PROJECTION_TIMEOUT,
  );
  const last = await append(favorited(ada, 'b'));
  await startEventStore();
  await projectedTo(scenario(), favorites, last);
  await vi.waitFor(() => expect(runner.trouble()).toBeUndefined(), PROJECTION_TIMEOUT);
  expect(await resourcesOf(ada)).toEqual([entry('a'), entry('b')]);
});

test('after an outage without events it is healthy again', async () => {
  const { append, stopEventStore, startEventStore } = scenario();
  const runner = startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  await stopEventStore();
  await vi.waitFor(() => expect(runner.trouble()).toBeDefined(), PROJECTION_TIMEOUT);
  await startEventStore();
  await vi.waitFor(() => expect(runner.trouble()).toBeUndefined(), PROJECTION_TIMEOUT);
});

test('a broken database connection loses and doubles nothing', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  startTestRunner(scenario(), timeline);
  let last = 0n;
  for (let round = 0; round < 5; round += 1) {
    last = await append(favorited(ada, `a${round}`), favorited(ada, `b${round}`));
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
    `.execute(database);
  }
  await projectedTo(scenario(), timeline, last);
  expect(await readTimeline(ada)).toHaveLength(10);
  expect((await readLiveVersion(database, timeline)).position).toBe(last);
});
