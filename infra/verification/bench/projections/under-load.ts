import { jsonEvent } from '@eventstore/db-client';
import {
  type FavoritesEvent,
  favoritesStream,
} from '@hearthway/domain/favorites/favorites.events.ts';
import { type Kysely, sql } from 'kysely';
import type { StoreAddresses } from '../../../adapters/addresses/addresses.ts';
import { connectEventStore } from '../../../adapters/event-store/event-store.ts';
import { wait } from '../../../adapters/process/wait.ts';
import { startChild } from '../../../launcher/child.ts';
import { PROGRAMS } from '../../../launcher/programs.ts';
import { MASTER_KEY, measureRebuild, runProjections } from './command.ts';
import { metadataOf, newId } from './history.ts';

const WRITES_PER_SECOND = 50;
const STOP_WITHIN_MS = 3_000;

/**
 * Rebuilds while the projections run and families act, with a reader all the time. Throws when a
 * read fails, goes back, or differs from its checkpoint.
 */
export const rebuildUnderLoad = async <Schema>(
  addresses: StoreAddresses,
  database: Kysely<Schema>,
): Promise<readonly Record<string, unknown>[]> => {
  const userId = newId();
  await storeAccount(database, userId);
  const projections = await startChild({
    file: PROGRAMS.projections,
    environment: { ...addresses, ...MASTER_KEY, PORT: '0', LOG_LEVEL: 'warn' },
    signal: new AbortController().signal,
  });
  const over = new AbortController();
  const writing = keepWriting(addresses, userId, over.signal);
  const rows = [];
  try {
    for (const name of ['favorites', 'timeline']) {
      const reading = new AbortController();
      const reads = keepReading(database, { name, userId, signal: reading.signal });
      const rate = await measureRebuild(addresses, name).finally(() => reading.abort());
      rows.push({ rebuild: name, 'events/s': Math.round(rate), ...(await reads) });
    }
  } finally {
    over.abort();
    const written = await writing;
    console.log(`${written} events were written meanwhile, ${WRITES_PER_SECOND} a second.`);
    await projections.stop(STOP_WITHIN_MS);
  }
  for (const name of ['favorites', 'timeline'])
    process.stdout.write(await runProjections(addresses, 'verify', name));
  return rows;
};

/** Stores an account, since the projections refuse a log that knows of families without any. */
const storeAccount = async <Schema>(database: Kysely<Schema>, userId: string): Promise<void> => {
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at)
    values (${userId}, 'bench@example.org', 'bench@example.org', 'Bench', 'Mark', '', now())
  `.execute(database);
};

/** Resolves with how many. */
const keepWriting = async (
  { EVENTSTORE_URL }: StoreAddresses,
  userId: string,
  signal: AbortSignal,
): Promise<number> => {
  const eventStore = connectEventStore(EVENTSTORE_URL);
  let written = 0;
  while (!signal.aborted) {
    const step = Math.floor(written / 2);
    const event = written % 2 === 0 ? favorite(step) : unfavorite(step - KEPT);
    const metadata = metadataOf(userId, favoritesStream.versionOf(event));
    await eventStore.appendToStream(
      favoritesStream.nameOf(userId),
      jsonEvent({ ...event, metadata }),
    );
    written += 1;
    await wait(1000 / WRITES_PER_SECOND, signal);
  }
  await eventStore.dispose();
  return written;
};

/** About as many favorites as a family keeps. */
const KEPT = 8;

const favorite = (step: number): FavoritesEvent => ({
  type: 'ResourceFavorited',
  data: { resourceId: String(step), name: 'Bright Steps ABA', category: 'aba-therapy' },
});

const unfavorite = (step: number): FavoritesEvent => ({
  type: 'ResourceUnfavorited',
  data: { resourceId: String(step), name: 'Bright Steps ABA' },
});

interface ReadingOptions {
  readonly name: string;
  readonly userId: string;
  readonly signal: AbortSignal;
}

/** Reads as read-api does: checkpoint and rows in one snapshot, in two statements. */
const keepReading = async <Schema>(
  database: Kysely<Schema>,
  { name, userId, signal }: ReadingOptions,
): Promise<Record<string, unknown>> => {
  const newest =
    name === 'favorites'
      ? sql<Newest>`select resources->-1->>'resourceId' as newest from favorites where user_id = ${userId}`
      : sql<Newest>`select count(*) as newest from timeline where user_id = ${userId}`;
  let reads = 0;
  let slowest = 0;
  let before = { position: 0n, newest: 0 };
  while (!signal.aborted) {
    const start = performance.now();
    const now = await database
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (snapshot) => {
        const checkpoint = await sql<{ position: string }>`
          select position from live_checkpoints where name = ${name}
        `.execute(snapshot);
        const read = await newest.execute(snapshot);
        return {
          position: BigInt(checkpoint.rows[0]?.position ?? 0),
          newest: Number(read.rows[0]?.newest ?? 0),
        };
      });
    slowest = Math.max(slowest, performance.now() - start);
    if (now.position < before.position || now.newest < before.newest)
      throw new Error(`A reader of ${name} went back in time.`);
    if (now.position === before.position && now.newest !== before.newest)
      throw new Error(`A reader of ${name} saw rows without their checkpoint.`);
    before = now;
    reads += 1;
    await wait(5, signal);
  }
  return { reads, failed: 0, 'back in time': 0, 'slowest read ms': slowest.toFixed(1) };
};

/** Grows with what the writer does. */
interface Newest {
  readonly newest: string;
}
