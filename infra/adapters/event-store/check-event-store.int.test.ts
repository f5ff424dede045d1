import { expect, onTestFinished, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { startFaultyNetwork } from '../network/faulty-network.fixture.ts';
import { checkEventStore } from './check-event-store.ts';
import { connectEventStore } from './event-store.ts';

test('an event store that takes a question and does not answer is failing', async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
  const network = await startFaultyNetwork(`esdb://127.0.0.1:${await server.listen(0)}?tls=false`);
  const eventStore = connectEventStore(network.url);
  onTestFinished(async () => {
    await eventStore.dispose();
    await network.stop();
    await server.close();
    await log.close();
  });
  expect(await checkEventStore(eventStore)).toMatchObject({ status: 'ok' });
  network.swallowAnswers();
  expect(await checkEventStore(eventStore, { withinMs: 200 })).toEqual({
    name: 'event-store',
    status: 'failing',
    detail: 'The event store does not answer.',
  });
});
