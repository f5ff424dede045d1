import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { type ReadModelViews, readModelNamed } from '@hearthway/domain/contexts.ts';
import { EXPORT_DAYS } from '@hearthway/domain/kernel/retention.constants.ts';
import type { Model } from '@hearthway/domain/live/live.contract.ts';
import {
  connectEventStore,
  type EventStore,
} from '@hearthway/infra/adapters/event-store/event-store.ts';
import { createHandle, type Handle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { listen } from '@hearthway/infra/adapters/postgres/listen.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import type { MasterKeys } from '@hearthway/infra/adapters/privacy/master-keys.ts';
import { newMasterKeys } from '@hearthway/infra/adapters/privacy/privacy.fixture.ts';
import { createPrivacy, type Privacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { SESSION_COOKIE } from '@hearthway/infra/adapters/sessions/credentials.ts';
import { createSession, type Session } from '@hearthway/infra/adapters/sessions/sessions.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded/event-store/server.ts';
import { openMemoryLog } from '@hearthway/infra/embedded/event-store/storage/memory-log.ts';
import { createTestDatabase } from '@hearthway/infra/embedded/postgres/postgres.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { vi } from 'vitest';
import { buildReadApi, type ReadApiOptions } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

export interface Family {
  readonly userId: string;
  readonly session: Pick<Session, 'id' | 'accountId'>;
  readonly token: string;
  readonly cookie: string;
  readonly headers: { readonly authorization: string; readonly cookie: string };
}

export interface Scenario {
  readonly databaseUrl: string;
  readonly database: Kysely<ReadSchema>;
  readonly eventStore: EventStore;
  readonly masterKeys: MasterKeys;
  /** Appends an event to the log; resolves with its position. */
  readonly append: () => Promise<bigint>;
  readonly signUp: () => Promise<Family>;
  readonly signIn: (userId: string) => Promise<Family>;
  /** Simulates the runner for an event of this person: rows, checkpoint, move, notification. */
  readonly project: <Name extends Model>(projected: ProjectedRow<Name>) => Promise<void>;
  /** Moves a checkpoint past events of other models. */
  readonly moveCheckpoint: (model: Model, position: bigint) => Promise<void>;
  readonly keepExport: (userId: string, kept: KeptExport) => Promise<void>;
  readonly park: (model: Model, key: string, position: bigint) => Promise<void>;
  readonly stop: () => Promise<void>;
}

interface KeptExport {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly zip: Buffer;
  readonly requestedAt?: Date;
  /** In a week by default. */
  readonly expiresAt?: Date;
}

/** `row` has the columns of the model's table; if left out, only the model moves. */
interface ProjectedRow<Name extends Model> {
  readonly model: Name;
  readonly userId: string;
  readonly position: bigint;
  readonly row?: Partial<Record<keyof ReadModelViews[Name] & string, unknown>>;
}

/** Writes a row as the runner would, replacing the previous one. */
const storeRow = async <Name extends Model>(
  { database, privacy }: { readonly database: Kysely<ReadSchema>; readonly privacy: Privacy },
  { model: name, userId, position, row }: Required<ProjectedRow<Name>>,
): Promise<void> => {
  const model = readModelNamed(name);
  const { table } = model;
  const given: Readonly<Record<string, unknown>> = { user_id: userId, position, ...row };
  const all = Object.entries(table.columns);
  const written = all.map(([column, { type }]) => {
    const value = given[column] ?? null;
    if (value === null) return null;
    if (value instanceof Date) return value.toISOString();
    return type === 'jsonb' ? JSON.stringify(value) : String(value);
  });
  const [sealed = []] = await privacy.sealRows(model, [written]);
  const columns = all.map(([column], at) => ({ column, value: sealed[at] ?? null }));
  const stored = columns.filter(({ column }) => column in given);
  const names = stored.map(({ column }) => sql.ref(column));
  const values = stored.map(({ value }) => value);
  await sql`
    insert into ${sql.table(`${name}_v1`)} (${sql.join(names)}) values (${sql.join(values)})
    on conflict (${sql.join(table.primaryKey.map((name) => sql.ref(name)))}) do update
    set ${sql.join(names.map((name) => sql`${name} = excluded.${name}`))}
  `.execute(database);
};

/** Polls with a timeout for a busy machine. */
export const eventually = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, 10_000);

/** Creates the dependencies of read-api, with the roles of other services simulated. */
export const startScenario = async (): Promise<Scenario> => {
  const postgres = await createTestDatabase();
  const database = connectPostgres<ReadSchema>({ url: postgres.url, onConnectionLost: () => {} });
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => {
      throw error;
    },
  });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);

  const masterKeys = newMasterKeys();
  const privacy = createPrivacy({ database, masterKeys });

  const moveCheckpoint = async (
    over: Kysely<ReadSchema>,
    model: Model,
    position: bigint,
  ): Promise<void> => {
    await sql`
      update checkpoints set position = ${String(position)} where name = ${model} and version = 1
    `.execute(over);
  };
  const signIn = async (userId: string): Promise<Family> => {
    const created = await createSession(
      { database, now: new Date() },
      { userId, isBrowser: true, device: null },
    );
    const cookie = created.cookie ?? '';
    return {
      userId,
      session: created.session,
      token: created.token,
      cookie,
      headers: {
        authorization: `Bearer ${created.token}`,
        cookie: `${SESSION_COOKIE}=${cookie}`,
      },
    };
  };
  return {
    databaseUrl: postgres.url,
    database,
    eventStore,
    masterKeys,
    append: async () => {
      await log.write({
        kind: 'append',
        streamId: 'test-1',
        expected: 'any',
        events: [
          {
            id: randomUUID(),
            type: 'Happened',
            isJson: true,
            data: Buffer.from('{}'),
            metadata: Buffer.alloc(0),
          },
        ],
      });
      return BigInt(log.head());
    },
    signUp: async () => {
      const userId = randomUUID().replaceAll('-', '');
      const email = `${userId}@example.org`;
      await sql`
        insert into accounts (user_id, email, email_key, first_name, last_name, password_hash, created_at, registered_at)
        values (${userId}, ${email}, ${email}, 'Ada', 'Marsh', 'none', now(), now())
      `.execute(database);
      return signIn(userId);
    },
    signIn,
    project: ({ model, userId, position, row }) =>
      database.transaction().execute(async (transaction) => {
        const into = { database: transaction, privacy };
        if (row !== undefined) await storeRow(into, { model, userId, position, row });
        await sql`
          insert into moves values (${userId}, ${model}, ${String(position)})
          on conflict (user_id, model) do update set position = excluded.position
        `.execute(transaction);
        await moveCheckpoint(transaction, model, position);
        const payload = JSON.stringify({ userId, model, position: String(position) });
        await sql`select pg_notify('projected', ${payload})`.execute(transaction);
      }),
    moveCheckpoint: (model, position) => moveCheckpoint(database, model, position),
    keepExport: async (userId, { id, zip, requestedAt = new Date(), expiresAt }) => {
      await database
        .insertInto('data_exports')
        .values({
          id,
          user_id: userId,
          status: 'ready',
          percent: 100,
          requested_at: requestedAt,
        })
        .execute();
      await database
        .updateTable('data_exports')
        .set({
          expires_at: expiresAt ?? new Date(Date.now() + EXPORT_DAYS * DAY_MS),
          bytes: zip.length,
          content: await privacy.sealForPerson(userId, zip),
        })
        .where('id', '=', id)
        .execute();
    },
    park: async (model, key, position) => {
      await sql`
        insert into parked_events (name, version, key, position, reason)
        values (${model}, 1, ${key}, ${String(position)}, 'A test.')
      `.execute(database);
    },
    stop: async () => {
      await eventStore.dispose();
      await server.close();
      await log.close();
      await database.destroy();
      await postgres.drop();
    },
  };
};

export interface BuildOverOptions extends Partial<ReadApiOptions> {
  /** URL of the listening connection, if other than the database's. */
  readonly listenTo?: string;
}

export const handleOver = ({ eventStore, database, masterKeys }: Scenario): Handle =>
  createHandle({
    eventStore,
    privacy: createPrivacy({ database, masterKeys }),
    newId: randomUUID,
    random: () => 0.5,
  });

/**
 * Starts another read-api on a scenario's database. It shares the scenario's connections, since opening them
 * takes as long as a test.
 */
export const buildOver = (
  scenario: Scenario,
  { listenTo = scenario.databaseUrl, ...options }: BuildOverOptions = {},
) => {
  const logger = createLogger({ name: 'read-api', level: 'silent' });
  const { database, eventStore } = scenario;
  const app = buildReadApi({
    database,
    listen: (listening) => listen({ ...listening, url: listenTo, logger }),
    eventStore,
    handle: handleOver(scenario),
    privacy: createPrivacy({ database, masterKeys: scenario.masterKeys }),
    clock: () => new Date(),
    logger,
    ...options,
  });
  return { app, close: () => app.close() };
};
