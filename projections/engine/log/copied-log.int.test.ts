import { randomUUID } from 'node:crypto';
import {
  connectEventStore,
  type EventStore,
} from '@hearthway/infra/adapters/event-store/event-store.ts';
import { readFirstEventId, readHead } from '@hearthway/infra/adapters/event-store/head.ts';
import { recordLogCopy } from '@hearthway/infra/adapters/event-store/log-copies.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded/event-store/server.ts';
import type { EventLog } from '@hearthway/infra/embedded/event-store/storage/event-log.ts';
import { openMemoryLog } from '@hearthway/infra/embedded/event-store/storage/memory-log.ts';
import { expect, onTestFinished, test, vi } from 'vitest';
import {
  favorited,
  newUser,
  PROJECTION_TIMEOUT,
  startTestRunner,
  useScenario,
} from '../../projections.fixture.ts';
import { favorites } from '../../read-models.fixture.ts';
import { followCopy } from './copied-log.ts';
import { checkFollowedLog } from './followed-log.ts';

const scenario = useScenario();

interface Other {
  readonly log: EventLog;
  readonly eventStore: EventStore;
}

const startOther = async (): Promise<Other> => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    await server.close();
    await log.close();
  });
  return { log, eventStore };
};

/** As the command does it: what is copied already is not copied again. */
const copyInto = async ({ log, eventStore: target }: Other, people: readonly string[]) => {
  const { eventStore: source } = scenario();
  for (const person of people) {
    const { streamId, type, data, metadata } = favorited(person, 'a');
    const event = {
      id: randomUUID(),
      type,
      isJson: true,
      data: Buffer.from(JSON.stringify(data)),
      metadata: Buffer.from(JSON.stringify(metadata)),
    };
    await log.write({ kind: 'append', streamId, expected: 'any', events: [event] });
  }
  const from = await readFirstEventId(source, ANSWER);
  const until = String(await readHead(source, ANSWER));
  await recordLogCopy(target, { from, until, events: people.length, sha256: '' }, ANSWER);
};

const ANSWER = { withinMs: 5_000 };

const ids = async (): Promise<readonly unknown[]> => {
  const rows = await scenario().database.selectFrom('favorites').select('user_id').execute();
  return rows.map(({ user_id }) => user_id).toSorted();
};

/** A runner that has projected these favorites, and stopped. */
const projected = async (people: readonly string[]): Promise<void> => {
  const runner = startTestRunner(scenario(), favorites);
  await vi.waitFor(async () => expect(await ids()).toEqual([...people]), PROJECTION_TIMEOUT);
  await runner.stop();
};

const PEOPLE = [newUser(), newUser(), newUser()].toSorted();

/** A database that has followed a log, in which others' events come first. */
const followOriginal = async (): Promise<void> => {
  const { append, database, eventStore } = scenario();
  for (let number = 0; number < 50; number += 1)
    await append({ ...favorited(newUser(), 'a'), streamId: `others-${number}` });
  for (const person of PEOPLE) await append(favorited(person, 'a'));
  await checkFollowedLog(database, eventStore);
  await projected(PEOPLE);
};

test('over a copy of its log, policies begin anew', async () => {
  await followOriginal();
  const { database } = scenario();
  await database
    .insertInto('policies')
    .values({ name: 'a-policy', definition: 1, position: '50', acts_after: '0' })
    .execute();
  const other = await startOther();
  await copyInto(other, PEOPLE);
  expect(await followCopy(database, other.eventStore)).toBe(true);
  expect(await database.selectFrom('policies').select('name').execute()).toEqual([]);
});

test('while a policy is run over the old log, the copy is not followed', async () => {
  await followOriginal();
  const { database } = scenario();
  const leased_until = new Date(Date.now() + 60_000);
  await database
    .insertInto('policies')
    .values({ name: 'a-policy', definition: 1, acts_after: '0', leased_until })
    .execute();
  const other = await startOther();
  await copyInto(other, PEOPLE);
  await expect(followCopy(database, other.eventStore)).rejects.toThrow('Another Hearthway');
});

test('over a copy of its log, read models are built again from its start', async () => {
  await followOriginal();
  const other = await startOther();
  await copyInto(other, PEOPLE);
  const { database } = scenario();
  expect(await followCopy(database, other.eventStore)).toBe(true);
  await checkFollowedLog(database, other.eventStore);
  expect(await ids()).toEqual([]);
  const moves = await database.selectFrom('moves').selectAll().execute();
  expect(moves).toEqual([]);

  startTestRunner({ ...scenario(), eventStore: other.eventStore }, favorites);
  await vi.waitFor(async () => expect(await ids()).toEqual(PEOPLE), PROJECTION_TIMEOUT);
  expect(await followCopy(database, other.eventStore)).toBe(false);
});

test('a log that is no copy of it is left to be refused', async () => {
  await followOriginal();
  const { database } = scenario();
  const other = await startOther();
  expect(await followCopy(database, other.eventStore)).toBe(false);
  await expect(checkFollowedLog(database, other.eventStore)).rejects.toThrow('another event log');
  expect(await ids()).toEqual(PEOPLE);
});

test('a copy that lacks events that the database has seen is refused, and nothing is lost', async () => {
  await followOriginal();
  const other = await startOther();
  await copyInto(other, PEOPLE);
  const late = newUser();
  await scenario().append(favorited(late, 'b'));
  await projected([...PEOPLE, late].toSorted());
  const { database } = scenario();
  await expect(followCopy(database, other.eventStore)).rejects.toThrow('copy again, which adds');
  expect(await ids()).toHaveLength(4);
  await copyInto(other, [late]);
  expect(await followCopy(database, other.eventStore)).toBe(true);
});

test('while another process projects the log that was copied, it is refused', async () => {
  await followOriginal();
  const other = await startOther();
  await copyInto(other, PEOPLE);
  const { database } = scenario();
  // On a busy machine a short lease might run out.
  const leaseTimes = { lastsMs: 60_000, renewEveryMs: 100, pollEveryMs: 10 };
  startTestRunner(scenario(), favorites, { leaseTimes });
  await vi.waitFor(
    async () =>
      expect(
        await database.selectFrom('projections').select('leased_until').execute(),
      ).toContainEqual({ leased_until: expect.toSatisfy((until) => Number(until) > Date.now()) }),
    PROJECTION_TIMEOUT,
  );
  await expect(followCopy(database, other.eventStore)).rejects.toThrow('Stop it first');
});
