import { once } from 'node:events';
import { ReplacedWriterError } from '@hearthway/infra/adapters/following/follower.ts';
import { DEFAULT_LEASE_TIMES, withLease } from '@hearthway/infra/adapters/following/lease.ts';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  PROJECTION_TIMEOUT,
  projectedTo,
  silent,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import { readLiveVersion } from '../versions/live-version.ts';
import { createBatchWriter } from './batch-writer.ts';
import { type Lease, takeLease } from './lease.ts';

const scenario = useScenario();

const LONG = { lastsMs: 60_000, renewEveryMs: 50, pollEveryMs: 10 };

const take = (options: { readonly lastsMs?: number; readonly isForced?: boolean } = {}) =>
  takeLease({ database: scenario().database, projection: favorites, lastsMs: 60_000, ...options });

const mustTake = async (options: Parameters<typeof take>[0] = {}): Promise<Lease> =>
  (await take(options)) ?? expect.fail('Somebody else has the lease.');

const writerWith = (lease: Lease) =>
  createBatchWriter({
    projection: favorites,
    lease,
    ...scenario(),
    logger: silent,
    erasures: { people: new Set(), follow: async () => [] },
    parkedKeys: new Set(),
  });

const epochNow = async (): Promise<string> => {
  const { epoch } = await scenario()
    .database.selectFrom('projections')
    .select('epoch')
    .where('name', '=', 'favorites')
    .executeTakeFirstOrThrow();
  return epoch;
};

test('of two runners, one writes and the other stands by', async () => {
  const { append } = scenario();
  const runners = [1, 2].map(() => startTestRunner(scenario(), favorites, { leaseTimes: LONG }));
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'b')));
  expect(await epochNow()).toBe('1');
  expect(runners.map(({ trouble }) => trouble())).toEqual([undefined, undefined]);
});

test('a released lease is taken at once', async () => {
  const { append } = scenario();
  const first = startTestRunner(scenario(), favorites, { leaseTimes: LONG });
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  startTestRunner(scenario(), favorites, { leaseTimes: LONG });
  await first.stop();
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'b')));
  expect(await epochNow()).toBe('2');
});

test('the lease of one that has died is taken when it has run out, and not before', async () => {
  const { append } = scenario();
  await mustTake({ lastsMs: 300 });
  expect(await take()).toBeUndefined();
  startTestRunner(scenario(), favorites, { leaseTimes: LONG });
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  expect(await epochNow()).toBe('2');
});

test('the next process has written well before a read that waits for it gives up', async () => {
  const { append } = scenario();
  startTestRunner(scenario(), favorites, { leaseTimes: DEFAULT_LEASE_TIMES });
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  for (let kills = 0; kills < 3; kills += 1) {
    // Killed just after it has renewed its lease, which is the longest wait.
    await mustTake({ isForced: true, lastsMs: DEFAULT_LEASE_TIMES.lastsMs });
    const killedAt = performance.now();
    await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'b')));
    const READ_WAITS_MS = 2_000;
    expect(performance.now() - killedAt).toBeLessThan(0.75 * READ_WAITS_MS);
  }
});

test('a writer that was replaced while it slept writes nothing when it wakes', async () => {
  const { append, database } = scenario();
  const asleep = writerWith(await mustTake());
  const ada = newUser();
  const position = await append(favorited(ada, 'a'));
  startTestRunner(scenario(), favorites, { leaseTimes: { ...LONG, lastsMs: 3_000 } });
  await mustTake({ isForced: true, lastsMs: 0 });
  await projectedTo(scenario(), favorites, position);

  const stale = { id: 'e1', ...favorited(ada, 'stale'), position: { commit: position } };
  await expect(asleep([stale], position)).rejects.toThrow(ReplacedWriterError);
  const { resources } = await database
    .selectFrom('favorites')
    .select('resources')
    .executeTakeFirstOrThrow();
  expect(resources).toMatchObject([{ resourceId: 'a' }]);
});

test('a replaced writer writes nothing, even without any progress since', async () => {
  const replaced = writerWith(await mustTake());
  await mustTake({ isForced: true });
  await expect(replaced([], 7n)).rejects.toThrow(ReplacedWriterError);
});

test('two writers of one epoch cannot both go on from the same place', async () => {
  const lease = await mustTake();
  await writerWith(lease)([], 7n);
  await expect(writerWith(lease)([], 9n)).rejects.toThrow(ReplacedWriterError);
  expect((await readLiveVersion(scenario().database, favorites)).position).toBe(7n);
});

test('taking over waits for the current batch, and continues after it', async () => {
  const { database } = scenario();
  const first = await mustTake();
  let second: Promise<Lease> | undefined;
  await database.transaction().execute(async (transaction) => {
    await transaction
      .updateTable('checkpoints')
      .set({ position: '7' })
      .where('name', '=', 'favorites')
      .where('epoch', '=', first.epoch)
      .execute();
    second = mustTake({ isForced: true });
    await vi.waitFor(async () => {
      expect((await waitingForLocks()).rows).toHaveLength(1);
    }, PROJECTION_TIMEOUT);
  });
  expect((await second)?.position).toBe(7n);
});

const waitingForLocks = () =>
  sql`select from pg_locks where not granted`.execute(scenario().database);

test('an idle writer notices that it was replaced, and stands by', async () => {
  const { append } = scenario();
  startTestRunner(scenario(), favorites, { leaseTimes: LONG });
  await projectedTo(scenario(), favorites, await append(favorited(newUser(), 'a')));
  await mustTake({ isForced: true, lastsMs: 0 });
  await vi.waitFor(async () => expect(await epochNow()).toBe('3'), PROJECTION_TIMEOUT);
});

test('a lease that another transaction has locked keeps no other from being renewed', async () => {
  const { database } = scenario();
  const until = async (name: string): Promise<Date> => {
    const { leased_until } = await database
      .selectFrom('projections')
      .select('leased_until')
      .where('name', '=', name)
      .executeTakeFirstOrThrow();
    return leased_until;
  };
  const names = ['locked', 'free'];
  for (const name of names) {
    const { definition } = favorites;
    await database.insertInto('checkpoints').values({ name, version: 1, definition }).execute();
    const row = { name, live_version: 1, epoch: '1' };
    await database.insertInto('projections').values(row).execute();
  }
  const over = new AbortController();
  const working = names.map((name) =>
    withLease(
      {
        database,
        table: 'projections',
        lease: { name, epoch: '1' },
        times: LONG,
        signal: over.signal,
      },
      (held) => once(held, 'abort').then(() => {}),
    ),
  );
  await database.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('projections')
      .select('name')
      .where('name', '=', 'locked')
      .forUpdate()
      .execute();
    const [locked, free] = await Promise.all(names.map(until));
    await vi.waitFor(async () => expect(await until('free')).not.toEqual(free), PROJECTION_TIMEOUT);
    expect(await until('locked')).toEqual(locked);
  });
  const before = await until('locked');
  await vi.waitFor(
    async () => expect(await until('locked')).not.toEqual(before),
    PROJECTION_TIMEOUT,
  );
  over.abort();
  await Promise.all(working);
  expect(await until('free')).toBe(Number.NEGATIVE_INFINITY);
});

test('a lease is only for a table of the same definition', async () => {
  const projection = { name: 'favorites', definition: favorites.definition + 1 };
  const { database } = scenario();
  expect(await takeLease({ database, projection, lastsMs: 60_000 })).toBeUndefined();
  expect(await take()).toBeDefined();
});
