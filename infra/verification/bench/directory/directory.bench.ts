import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planGiven } from '@hearthway/domain/subscription/plan.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { connectPostgres } from '../../../adapters/postgres/postgres.ts';
import { newMasterKeyText } from '../../../adapters/privacy/master-key-file.ts';
import { createSession, type SessionsSchema } from '../../../adapters/sessions/sessions.ts';
import { startServerProcess } from '../../../embedded/event-store/server-process.ts';
import { startPostgres } from '../../../embedded/postgres/postgres.ts';
import { startChild } from '../../../launcher/child.ts';
import { SERVICES, type ServiceName } from '../../../launcher/services/services.ts';
import { sized } from '../size.ts';
import { measureImport } from './import.ts';
import { generateListings } from './listings.ts';
import { measureMaps } from './maps.ts';
import { measurePlain } from './plain.ts';
import { measureSearches } from './searching.ts';

const LISTINGS = sized(1_000_000, 5_000);
const USER_ID = '0'.repeat(32);
export const STOP_WITHIN_MS = 3_000;

/**
 * Real PostgreSQL, real projections and read-api as processes, searched over HTTP. `size` is how many
 * listings there are.
 */
export const run = async (size: number | undefined): Promise<void> => {
  const listings = size ?? LISTINGS;
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-bench-'));
  const eventStore = await startServerProcess(['--mem-db']);
  const postgres = await startPostgres(join(directory, 'postgres'));
  try {
    const environment = {
      EVENTSTORE_URL: eventStore.url,
      DATABASE_URL: postgres.url,
      DATA_DIR: directory,
      PORT: '0',
      LOG_LEVEL: 'warn',
      HEARTHWAY_MASTER_KEY: newMasterKeyText(),
    };
    // Makes the tables, and the places that listings and searches are put at.
    const projections = await startService('projections', environment);
    await projections.stop(STOP_WITHIN_MS);
    const database = connectPostgres<SessionsSchema>({
      url: postgres.url,
      onConnectionLost: () => {},
    });
    await measureImport({ database, environment, directory, rows: listings });
    await timed(`${listings.toLocaleString('en')} made-up listings`, () =>
      generateListings(database, listings),
    );
    await timed('  their words', () => sql`select refresh_directory_words()`.execute(database));
    await timed('  their squares on the map', () =>
      sql`select refresh_map_cells()`.execute(database),
    );
    await timed('  vacuum', () => sql`vacuum analyze`.execute(database));
    const token = await signIn(database);
    const readApi = await startService('read-api', environment);
    const options = { address: readApi.url, token, database };
    await measureSearches(options);
    await measureMaps(options);
    await readApi.stop(STOP_WITHIN_MS);
    await measurePlain({ url: postgres.url });
    await database.destroy();
  } finally {
    await postgres.stop();
    await eventStore.stop();
    rmSync(directory, { recursive: true, force: true });
  }
};

export const startService = (name: ServiceName, environment: Readonly<Record<string, string>>) =>
  startChild({
    file: SERVICES[name],
    environment,
    signal: new AbortController().signal,
  });

/** As a family on the Plus plan. */
export const signIn = async (database: Kysely<SessionsSchema>): Promise<string> => {
  await sql`
    insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at)
    values (${USER_ID}, 'bench@example.org', 'bench@example.org', 'Bench', 'Mark', '', now())
  `.execute(database);
  await sql`
    insert into subscription_v1 (user_id, plan) values (${USER_ID}, ${JSON.stringify(planGiven('plus'))})
  `.execute(database);
  const session = { userId: USER_ID, isBrowser: false, device: null };
  const { token } = await createSession({ database, now: new Date() }, session);
  return token;
};

const timed = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  const start = performance.now();
  await work();
  console.log(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s`);
};
