import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import {
  erased,
  favorited,
  newUser,
  projectedTo,
  registered,
  signedInFrom,
  silent,
  startTestRunner,
  type TestEvent,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';
import { retryParked } from '../parking/retry-parked.ts';
import { rebuild } from '../rebuild/rebuild.ts';
import { verify } from '../rebuild/verify.ts';

const scenario = useScenario();
const both = [favorites, timeline];

/** In the order in which it is done: the database knows of it before the log. */
const erase = async (userId: string): Promise<bigint> => {
  await markErased(userId);
  return scenario().append(erased(userId));
};

const markErased = async (userId: string): Promise<void> => {
  const { database } = scenario();
  await database
    .insertInto('erased_people')
    .values({ user_id: userId, erased_at: new Date(0) })
    .execute();
};

const fromTheFuture = (userId: string): TestEvent => ({
  ...favorited(userId, 'a'),
  type: 'ResourceRated',
});

/** All content of these projections' tables, as text. */
const heldOf = async (userId: string): Promise<readonly string[]> => {
  const { database } = scenario();
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name <> 'erased_people'
  `.execute(database);
  const held: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select t::text as row from ${sql.table(name)} t
      where position(${userId} in t::text) > 0
    `.execute(database);
    held.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return held;
};

const options = (projection: Projection) => ({
  ...scenario(),
  projection,
  signal: new AbortController().signal,
});

test.for(both)(
  'erasure removes all rows of a person, and later events bring none back: $name',
  async (projection) => {
    const [ada, ben] = [newUser(), newUser()];
    const { append } = scenario();
    startTestRunner(scenario(), projection);
    const before = await append(registered(ada), favorited(ada, 'a'), favorited(ben, 'a'));
    await projectedTo(scenario(), projection, before);
    expect(await heldOf(ada)).not.toEqual([]);
    await projectedTo(scenario(), projection, await erase(ada));
    expect(await heldOf(ada)).toEqual([]);
    const after = await append(favorited(ada, 'late'), fromTheFuture(ada), favorited(ben, 'b'));
    await projectedTo(scenario(), projection, after);
    expect(await heldOf(ada)).toEqual([]);
    expect(await heldOf(ben)).not.toEqual([]);
    expect(await verify(options(projection))).toMatchObject({ differingKeys: 0 });
  },
);

test.for(both)(
  'it makes no difference when it comes in the middle of a batch: $name',
  async (projection) => {
    const [ada, ben] = [newUser(), newUser()];
    const { append } = scenario();
    const last = await append(
      favorited(ada, 'a'),
      fromTheFuture(ada),
      favorited(ben, 'a'),
      erased(ada),
      favorited(ada, 'late'),
      fromTheFuture(ada),
      favorited(ben, 'b'),
    );
    startTestRunner(scenario(), projection);
    await projectedTo(scenario(), projection, last);
    expect(await heldOf(ada)).toEqual([]);
    expect(await heldOf(ben)).not.toEqual([]);
  },
);

test.for(both)('after a restart it is still known: $name', async (projection) => {
  const [ada, ben] = [newUser(), newUser()];
  const { append } = scenario();
  const first = startTestRunner(scenario(), projection);
  await append(favorited(ada, 'a'));
  await projectedTo(scenario(), projection, await erase(ada));
  await first.stop();
  startTestRunner(scenario(), projection);
  const last = await append(favorited(ada, 'late'), favorited(ben, 'a'));
  await projectedTo(scenario(), projection, last);
  expect(await heldOf(ada)).toEqual([]);
});

test('a person erased while the runner is down is gone when it is back', async () => {
  const ada = newUser();
  const { append } = scenario();
  const first = startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, await append(favorited(ada, 'a')));
  await first.stop();
  await append(favorited(ada, 'b'));
  const last = await erase(ada);
  startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, last);
  expect(await heldOf(ada)).toEqual([]);
});

test('parked events of the person are dropped', async () => {
  const ada = newUser();
  const { append } = scenario();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'a'), fromTheFuture(ada)));
  await projectedTo(scenario(), favorites, await erase(ada));
  expect(await heldOf(ada)).toEqual([]);
});

test('parked events are not folded once the person is being erased', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const runner = startTestRunner(scenario(), favorites);
  const last = await append(fromTheFuture(ada), favorited(ada, 'a'));
  await projectedTo(scenario(), favorites, last);
  await runner.stop();
  await markErased(ada);
  const retried = await retryParked({ ...options(favorites), logger: silent });
  expect(retried).toEqual({ freed: 1, parked: 0 });
  expect(await database.selectFrom('favorites').selectAll().execute()).toEqual([]);
});

test.for(both)('a rebuilt table holds no erased person: $name', async (projection) => {
  const [ada, ben] = [newUser(), newUser()];
  const { append } = scenario();
  await append(favorited(ada, 'a'), fromTheFuture(ada), favorited(ben, 'a'));
  await erase(ada);
  await append(favorited(ada, 'late'));
  await rebuild(options(projection));
  expect(await heldOf(ada)).toEqual([]);
  expect(await heldOf(ben)).not.toEqual([]);
});

test('a person erased during a rebuild is not in the new table', async () => {
  const [ada, ben] = [newUser(), newUser()];
  const { append, privacy } = scenario();
  startTestRunner(scenario(), timeline);
  await projectedTo(scenario(), timeline, await append(signedInFrom(ada, 'a browser')));
  await rebuild({
    ...options(timeline),
    privacy: {
      ...privacy,
      openEvents: async (events) => {
        await erase(ada);
        await projectedTo(scenario(), timeline, await append(favorited(ben, 'a')));
        return privacy.openEvents(events);
      },
    },
  });
  expect(await heldOf(ada)).toEqual([]);
  expect(await verify(options(timeline))).toMatchObject({ rows: 1, differingKeys: 0 });
});

test('a table left behind by a rebuild keeps no person, whichever writer erases first', async () => {
  const [ada, ben] = [newUser(), newUser()];
  const { append, database } = scenario();
  const first = startTestRunner(scenario(), favorites);
  await projectedTo(
    scenario(),
    favorites,
    await append(favorited(ada, 'a'), favorited(ben, 'a'), favorited(newUser(), 'a')),
  );
  await first.stop();
  await erase(ada);
  await rebuild(options(favorites));
  expect(await heldOf(ada)).toEqual([]);
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await erase(ben));
  expect(await heldOf(ben)).toEqual([]);
  const { rows } = await sql`select * from favorites_v1`.execute(database);
  expect(rows).toHaveLength(1);
});

test('an erasure tolerates a table that is not there yet', async () => {
  const ada = newUser();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await scenario().append(favorited(ada, 'a')));
  await markErased(ada);
  expect(await verify(options(favorites))).toMatchObject({ rows: 1, differingKeys: 0 });
});

test('verify finds a row that came back', async () => {
  const ada = newUser();
  startTestRunner(scenario(), favorites);
  await scenario().append(favorited(ada, 'a'));
  await projectedTo(scenario(), favorites, await erase(ada));
  await sql`insert into favorites values (${ada}, '[]')`.execute(scenario().database);
  expect(await verify(options(favorites))).toMatchObject({ rows: 1, differingKeys: 1 });
});
