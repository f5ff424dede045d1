import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded/event-store/server.ts';
import { openMemoryLog } from '@hearthway/infra/embedded/event-store/storage/memory-log.ts';
import { expect, onTestFinished, test } from 'vitest';
import { favorited, newUser, useScenario } from '../../projections.fixture.ts';
import { checkFollowedLog } from './followed-log.ts';

const scenario = useScenario();

const check = () => checkFollowedLog(scenario().database, scenario().eventStore);

test('a new database is bound to the first log it follows', async () => {
  await check();
  await scenario().append(favorited(newUser(), 'a'));
  await expect(check()).resolves.toBeUndefined();
});

test('another log is refused in one sentence with instructions', async () => {
  await check();
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const other = connectEventStore(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  onTestFinished(async () => {
    await other.dispose();
    await server.close();
  });
  await expect(checkFollowedLog(scenario().database, other)).rejects.toThrow(
    /^This database belongs to another event log\. Set EVENTSTORE_URL/,
  );
});

test('a log that ends before the checkpoint is refused', async () => {
  await check();
  const { database, log } = scenario();
  await database
    .updateTable('checkpoints')
    .set({ position: String(log.head()) })
    .execute();
  await check();
  await database
    .updateTable('checkpoints')
    .set({ position: String(log.head() + 1) })
    .where('name', '=', 'favorites')
    .execute();
  await expect(check()).rejects.toThrow(/^This database is ahead of the event log/);
});
