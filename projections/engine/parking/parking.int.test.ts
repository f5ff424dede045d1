import type { Projection } from '@hearthway/domain/kernel/projection.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { expect, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  PROJECTION_TIMEOUT,
  projectedTo,
  silent,
  startTestRunner,
  type TestEvent,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites, timeline } from '../../read-models.fixture.ts';
import { createHealth } from '../health/health.ts';
import { readStatus } from '../health/status.ts';
import { retryParked } from './retry-parked.ts';

const scenario = useScenario();

const fromTheFuture = (userId: string): TestEvent => ({
  ...favorited(userId, 'a'),
  type: 'ResourceRated',
});

const namesOf = async (userId: string): Promise<unknown> => {
  const row = await scenario()
    .database.selectFrom('favorites')
    .select('resources')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row?.resources;
};

const retry = (projection: Projection) =>
  retryParked({
    ...scenario(),
    projection,
    logger: silent,
    signal: new AbortController().signal,
  });

/** A projection that the test can break and repair. */
const createRepairable = () => {
  let isBroken = true;
  const projection: Projection = {
    ...favorites,
    startFolding: () => {
      const folding = favorites.startFolding();
      return {
        ...folding,
        fold: (key, event) => {
          if (isBroken && JSON.stringify(event.data).includes('broken'))
            throw new TypeError(`Nobody must read this of ${key}.`);
          folding.fold(key, event);
        },
      };
    },
  };
  return {
    projection,
    repair: () => {
      isBroken = false;
    },
  };
};

test.for([favorites, timeline])(
  'an event of a type that is not known here parks its key: $name',
  async (projection) => {
    const [ada, ben] = [newUser(), newUser()];
    const { append, database } = scenario();
    startTestRunner(scenario(), projection);
    const poison = await append(fromTheFuture(ada));
    const last = await append(favorited(ada, 'later'), favorited(ben, 'b'));
    await projectedTo(scenario(), projection, last);
    const status = await readStatus(database, projection);
    expect(status.parkedKeys).toBe(1);
    expect(status.firstParked?.position).toBe(poison);
    expect(status.firstParked?.reason).toContain('ResourceRated');
    const users = await database
      .selectFrom(projection.name === 'favorites' ? 'favorites' : 'timeline')
      .select('user_id')
      .execute();
    expect(users).toEqual([{ user_id: ben }]);
  },
);

test.for([
  { what: 'data of another shape', event: { data: { resourceId: 7 } } },
  { what: 'data that is no object', event: { data: 'text' } },
  { what: 'metadata of another shape', event: { metadata: { userId: 'somebody' } } },
  { what: 'no metadata', event: { metadata: null } },
  {
    what: 'text that PostgreSQL does not take',
    event: { data: { resourceId: 'a', name: 'a\u0000b', category: null } },
  },
])('$what parks the key of the stream, and the other keys go on', async ({ event }) => {
  const [ada, ben] = [newUser(), newUser()];
  const { append, database } = scenario();
  const last = await append(
    favorited(ada, 'before'),
    { ...favorited(ada, 'a'), ...event },
    favorited(ben, 'b'),
    favorited(ada, 'after'),
  );
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, last);
  expect(await namesOf(ada)).toMatchObject([{ resourceId: 'before' }]);
  expect(await namesOf(ben)).toMatchObject([{ resourceId: 'b' }]);
  const parked = await database.selectFrom('parked_events').select(['key', 'position']).execute();
  expect(parked.map(({ key }) => key)).toEqual([ada, ada]);
});

test('a parked key stays parked over a restart', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const first = startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(fromTheFuture(ada)));
  await first.stop();
  startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'later')));
  expect(await namesOf(ada)).toBeUndefined();
  expect(await database.selectFrom('parked_events').selectAll().execute()).toHaveLength(2);
});

test('the reason holds no data of the event or the person', async () => {
  const ada = newUser();
  const { append, database, eventStore } = scenario();
  const { projection } = createRepairable();
  const runner = startTestRunner(scenario(), projection);
  await projectedTo(scenario(), favorites, await append(favorited(ada, 'broken')));
  const { firstParked } = await readStatus(database, projection);
  expect(firstParked?.reason).toBe('Folding it failed with TypeError.');
  const runners = new Map([[projection, runner]]);
  const readHealth = createHealth({ database, eventStore, runners, clock: () => 0 });
  const health = await readHealth(translatorIn('en'));
  expect(health).toContainEqual({
    name: 'projection-favorites',
    label: 'Your favorites',
    status: 'failing',
    detail:
      'One row stands still, since an event cannot be folded: npm run projections -- status says which.',
  });
});

test('after a repair, parked events are folded in order, and notified', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const { projection, repair } = createRepairable();
  startTestRunner(scenario(), projection);
  const last = await append(
    favorited(ada, 'a'),
    favorited(ada, 'broken'),
    favorited(ada, 'c'),
    favorited(newUser(), 'other'),
  );
  await projectedTo(scenario(), projection, last);
  expect(await retry(projection)).toEqual({ freed: 0, parked: 1 });
  repair();
  expect(await retry(projection)).toEqual({ freed: 1, parked: 0 });
  expect(await namesOf(ada)).toMatchObject([
    { resourceId: 'a' },
    { resourceId: 'broken' },
    { resourceId: 'c' },
  ]);
  const { position } = await database
    .selectFrom('moves')
    .select('position')
    .where('user_id', '=', ada)
    .executeTakeFirstOrThrow();
  expect(position).toBe(String(last - 1n));

  const next = await append(favorited(ada, 'd'));
  await projectedTo(scenario(), projection, next);
  await vi.waitFor(async () => expect(await namesOf(ada)).toHaveLength(4), PROJECTION_TIMEOUT);
});

test('a parked event that is no longer in the log is dropped', async () => {
  const ada = newUser();
  const { append, database } = scenario();
  const runner = startTestRunner(scenario(), favorites);
  await projectedTo(scenario(), favorites, await append(fromTheFuture(ada)));
  await runner.stop();
  await database.updateTable('parked_events').set({ position: '1000000' }).execute();
  expect(await retry(favorites)).toEqual({ freed: 1, parked: 0 });
});
