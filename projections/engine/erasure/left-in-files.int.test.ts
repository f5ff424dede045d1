import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readModels, streams } from '@hearthway/domain/contexts.ts';
import type { EventType } from '@hearthway/domain/kernel/event-type.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { newMasterKeys } from '@hearthway/infra/adapters/privacy/privacy.fixture.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import type { PrivacySchema } from '@hearthway/infra/adapters/privacy/schema.ts';
import { scrubKeys } from '@hearthway/infra/adapters/privacy/scrub-keys.ts';
import { asSealed } from '@hearthway/infra/adapters/tables/column.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded/event-store/server.ts';
import type { EventLog } from '@hearthway/infra/embedded/event-store/storage/event-log.ts';
import { openSqliteLog } from '@hearthway/infra/embedded/event-store/storage/sqlite/sqlite-log.ts';
import { migrate } from '@hearthway/infra/embedded/postgres/migrated.fixture.ts';
import { startPostgres } from '@hearthway/infra/embedded/postgres/postgres.ts';
import { tracesInFiles } from '@hearthway/infra/verification/e2e/traces.fixture.ts';
import { type Kysely, sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { metadataOf, newUser, PROJECTION_TIMEOUT, silent } from '../../projections.fixture.ts';
import { startRunner } from '../runner/runner.ts';
import type { ProjectionsSchema } from '../schema/schema.ts';
import { readLiveVersion } from '../versions/live-version.ts';

/** Begins every planted text; no other file has it. */
const MARK = 'Thistlewick';
/** For fields that hold numbers alone. */
const NUMBER = 918_273_645;

const isReadable = ({ messageFor, currentVersion }: EventType, data: unknown): boolean => {
  try {
    messageFor(currentVersion, data);
    return true;
  } catch {
    return false;
  }
};

/** The value with a text or number in one more place, each way that there is. */
const planted = (value: unknown, text: string): readonly unknown[] => {
  if (typeof value === 'string' || value === null) return [text, NUMBER];
  if (typeof value === 'number') return [NUMBER];
  if (Array.isArray(value))
    return value.flatMap((each, at) => planted(each, text).map((other) => value.with(at, other)));
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, each]) =>
    planted(each, text).map((other) => ({ ...value, [name]: other })),
  );
};

interface Planted {
  readonly eventType: EventType;
  readonly streamId: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** The newest example of each event with a mark in each of its personal fields, as far as they take one. */
const plantedEvents = (userId: string): readonly Planted[] => {
  let nth = 0;
  const plant = (eventType: EventType) => {
    let data: Readonly<Record<string, unknown>> = Object(eventType.examples.at(-1));
    for (const [field, { about }] of Object.entries(eventType.personal)) {
      nth += 1;
      if (about !== undefined) data = { ...data, [about]: userId };
      const text = `${MARK}${nth}`;
      const found = planted(data[field], text)
        .map((value) => ({ ...data, [field]: value }))
        .find((changed) => isReadable(eventType, changed));
      data = found ?? data;
    }
    return data;
  };
  return streams.flatMap(({ nameOf, eventTypes }) =>
    // Each after the first of its stream again, and personal ones last: others take back what they brought.
    eventTypes.toSorted(byPersonal).flatMap((eventType) =>
      [...eventTypes.slice(0, 1), eventType].map((type) => ({
        eventType: type,
        streamId: nameOf(userId),
        data: plant(type),
      })),
    ),
  );
};

const byPersonal = (one: EventType, other: EventType): number =>
  Object.keys(one.personal).length - Object.keys(other.personal).length;

type Schema = ProjectionsSchema &
  PrivacySchema &
  Pick<Tables, 'accounts' | 'database_marks' | 'sessions' | 'visitors'>;

const bytesOf = (value: unknown): Buffer => Buffer.from(JSON.stringify(value));

const write = (log: EventLog, { streamId, type, data, metadata, id = randomUUID() }: Written) =>
  log.write({
    kind: 'append',
    streamId,
    expected: 'any',
    events: [{ id, type, isJson: true, data: bytesOf(data), metadata: bytesOf(metadata) }],
  });

interface Written {
  readonly streamId: string;
  readonly type: string;
  readonly data: unknown;
  readonly metadata: unknown;
  readonly id?: string;
}

test('no personal field of any event stands in a file of either store, before an erasure or after it', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hearthway-left-'));
  const fail = (error: Error) => expect.fail(error.message);
  const postgres = await startPostgres(join(directory, 'postgres'));
  const log = openSqliteLog({
    directory: join(directory, 'event-store'),
    onFatal: fail,
    onDamage: fail,
  });
  const server = createEventStoreServer({ log, onError: fail });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  await migrate(postgres.url);
  const database = connectPostgres<Schema>({ url: postgres.url, onConnectionLost: () => {} });
  const privacy = createPrivacy({ database, masterKeys: newMasterKeys() });
  await privacy.checkMasterKey();
  const runners = readModels.map((projection) =>
    startRunner({
      projection,
      database,
      databaseUrl: postgres.url,
      eventStore,
      privacy,
      logger: silent,
    }),
  );
  let isStopped = false;
  const stop = async (): Promise<void> => {
    if (isStopped) return;
    isStopped = true;
    await Promise.all(runners.map((runner) => runner.stop()));
    await eventStore.dispose();
    await server.close();
    await log.close();
    await database.destroy();
    await postgres.stop();
  };
  onTestFinished(async () => {
    await stop();
    rmSync(directory, { recursive: true });
  });
  const projected = async (): Promise<void> => {
    const head = BigInt(log.head());
    for (const projection of readModels)
      await vi.waitFor(async () => {
        const { position } = await readLiveVersion(database, projection);
        expect(position).toBeGreaterThanOrEqual(head);
      }, PROJECTION_TIMEOUT);
  };

  const [userId, visitorId] = [newUser(), newUser()];
  await storePeople(database, privacy, { userId, visitorId });
  const events = plantedEvents(userId);
  for (const { eventType, streamId, data } of events) {
    const { type, personal, currentVersion, isErasure } = eventType;
    if (isErasure) continue;
    const id = randomUUID();
    const at = new Date();
    const sealed = await privacy.sealEvent({ id, type, data }, { personal, userId, at });
    await write(log, {
      id,
      streamId,
      type,
      data: sealed,
      metadata: metadataOf(userId, currentVersion),
    });
  }
  await projected();
  // The controls: what is planted is read by services, and the search finds a text that lies plain.
  await expectReadable(database, privacy);
  await database
    .insertInto('database_marks')
    .values({ name: 'control', value: 'Grauschimmel' })
    .execute();
  await scrubKeys(postgres.url);
  expect(tracesInFiles(directory, ['Grauschimmel'])).not.toEqual([]);
  expect(tracesInFiles(directory, [MARK])).toEqual([]);

  await database
    .insertInto('erased_people')
    .values({ user_id: userId, erased_at: new Date() })
    .execute();
  const [accountErased] = streams
    .flatMap(({ nameOf, eventTypes }) => eventTypes.map((eventType) => ({ nameOf, eventType })))
    .filter(({ eventType }) => eventType.isErasure);
  if (accountErased === undefined) expect.fail('No event ends an account.');
  await write(log, {
    streamId: accountErased.nameOf(userId),
    type: accountErased.eventType.type,
    data: {},
    metadata: metadataOf(userId, 1),
  });
  await database.deleteFrom('accounts').where('user_id', '=', userId).execute();
  await database.deleteFrom('visitors').where('user_id', '=', visitorId).execute();
  await projected();
  for (const { name } of readModels) {
    const { rows } = await sql`
      select from ${sql.table(name)} where user_id = ${userId}
    `.execute(database);
    expect(rows, name).toEqual([]);
  }
  await stop();
  expect(tracesInFiles(directory, [MARK])).toEqual([]);
  expect(tracesInFiles(directory, [String(NUMBER)])).toEqual([]);
});

interface People {
  readonly userId: string;
  readonly visitorId: string;
}

const storePeople = (
  database: Kysely<Schema>,
  privacy: ReturnType<typeof createPrivacy>,
  { userId, visitorId }: People,
): Promise<void> =>
  database.transaction().execute(async (transaction) => {
    const now = new Date();
    const none = asSealed('');
    await transaction
      .insertInto('accounts')
      .values({
        user_id: userId,
        email: none,
        email_key: userId,
        first_name: none,
        last_name: none,
        password_hash: '',
        created_at: now,
      })
      .execute();
    await transaction
      .insertInto('visitors')
      .values({
        user_id: visitorId,
        email: none,
        email_key: visitorId,
        language: 'en',
        created_at: now,
        last_wrote_at: now,
      })
      .execute();
    const { sealTexts } = privacy.within(transaction);
    const mark = `${MARK}@example.org`;
    await transaction
      .updateTable('accounts')
      .set(
        await sealTexts('accounts', userId, {
          email: mark,
          first_name: MARK,
          last_name: MARK,
          pending_email: mark,
        }),
      )
      .where('user_id', '=', userId)
      .execute();
    await transaction
      .insertInto('sessions')
      .values({
        id: userId,
        user_id: userId,
        token_hash: Buffer.from(userId),
        cookie_hash: null,
        created_at: now,
        expires_at: now,
        last_active_at: now,
        ...(await sealTexts('sessions', userId, { device: MARK })),
      })
      .execute();
    await transaction
      .updateTable('visitors')
      .set(await sealTexts('visitors', visitorId, { email: mark }))
      .where('user_id', '=', visitorId)
      .execute();
  });

/** Its settings are choices from lists, which take no mark. */
const WITHOUT_TEXT: readonly string[] = ['journey.accessibility'];

/** Every sealed column of a read model holds a mark, once it is open. */
const expectReadable = async (
  database: Kysely<Schema>,
  privacy: ReturnType<typeof createPrivacy>,
): Promise<void> => {
  for (const model of readModels) {
    const sealed = Object.entries(model.table.columns).filter(([, { isSealed }]) => isSealed);
    const { rows } = await sql<{ readonly user_id: string }>`
      select * from ${sql.table(model.name)}
    `.execute(database);
    const opened = await privacy.openRows(model, rows);
    for (const [column] of sealed) {
      if (WITHOUT_TEXT.includes(`${model.name}.${column}`)) continue;
      const values = JSON.stringify(opened.map((row) => Reflect.get(row, column)));
      expect(values, `${model.name}.${column}`).toMatch(new RegExp(`${MARK}|${NUMBER}`));
    }
  }
};
