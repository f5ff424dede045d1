import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { startServerProcess } from '../../embedded-event-store/server-process.ts';
import { startPostgres } from '../../embedded-postgres/postgres.ts';
import { startChild } from '../../launcher/child.ts';
import { connectPostgres } from '../../postgres/postgres.ts';
import { createSession, type SessionsSchema } from '../../sessions/sessions.ts';
import { generateListings } from './listings.ts';
import { measureSearches } from './measure.ts';

const LISTINGS = 1_000_000;
const USER_ID = '0'.repeat(32);
const STOP_WITHIN_MS = 3_000;

/** Real PostgreSQL, real projections and read-api as processes, searched over HTTP. */
export const run = async (): Promise<void> => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  const eventStore = await startServerProcess(['--mem-db']);
  const postgres = await startPostgres(join(directory, 'postgres'));
  try {
    const environment = {
      EVENTSTORE_URL: eventStore.url,
      DATABASE_URL: postgres.url,
      PORT: '0',
      LOG_LEVEL: 'warn',
    };
    // Makes the tables, and the places that listings and searches are put at.
    const projections = await startService('projections', environment);
    await projections.stop(STOP_WITHIN_MS);
    const database = connectPostgres<SessionsSchema>({
      url: postgres.url,
      onConnectionLost: () => {},
    });
    await timed(`${LISTINGS.toLocaleString('en')} listings`, async () => {
      await generateListings(database, LISTINGS);
      await sql`select refresh_directory_words()`.execute(database);
      await sql`vacuum analyze`.execute(database);
    });
    const token = await signIn(database);
    const readApi = await startService('read-api', environment);
    await measureSearches({ address: readApi.url, token, database });
    await readApi.stop(STOP_WITHIN_MS);
    await database.destroy();
  } finally {
    await postgres.stop();
    await eventStore.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

const startService = (name: string, environment: Readonly<Record<string, string>>) =>
  startChild({
    file: resolve(import.meta.dirname, `../../../${name}/main.ts`),
    environment,
    signal: new AbortController().signal,
  });

const signIn = async (database: Kysely<SessionsSchema>): Promise<string> => {
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at)
    values (${USER_ID}, 'bench@example.org', 'bench@example.org', 'Bench', 'Mark', '', now())
  `.execute(database);
  const session = { userId: USER_ID, isBrowser: false, device: null };
  const { token } = await createSession({ database, now: new Date() }, session);
  return token;
};

const timed = async (what: string, work: () => Promise<void>): Promise<void> => {
  const start = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
};
