import { healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { createEventStoreServer } from '@hearthway/infra/embedded-event-store/server.ts';
import { openMemoryLog } from '@hearthway/infra/embedded-event-store/storage/memory-log.ts';
import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { expect, onTestFinished, test } from 'vitest';
import { buildCommandApi } from './app.ts';

const startEventStore = async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({
    log,
    onError: (error) => expect.fail(error.message),
  });
  const port = await server.listen(0);
  return {
    url: `esdb://127.0.0.1:${port}?tls=false`,
    stop: async () => {
      await server.close();
      await log.close();
    },
  };
};

const commandApiOver = (url: string) => {
  const eventStore = connectEventStore(url);
  const logger = createLogger({ name: 'command-api', level: 'silent' });
  const app = buildCommandApi({ eventStore, logger });
  onTestFinished(async () => {
    await app.close();
    await eventStore.dispose();
  });
  return app;
};

test('it is well while the event store answers, and says where the log ends', async () => {
  const eventStore = await startEventStore();
  onTestFinished(eventStore.stop);
  const response = await commandApiOver(eventStore.url).inject('/health');
  expect(response.statusCode).toBe(200);
  expect(healthSchema.parse(response.json())).toEqual({
    status: 'ok',
    parts: [
      {
        name: 'event-store',
        status: 'ok',
        detail: expect.stringMatching(/^The log ends at position \d+\.$/),
      },
    ],
  });
});

test('it says so, without an address, when the event store has gone', async () => {
  const eventStore = await startEventStore();
  const app = commandApiOver(eventStore.url);
  expect((await app.inject('/health')).statusCode).toBe(200);
  await eventStore.stop();
  const response = await app.inject('/health');
  expect(response.statusCode).toBe(503);
  expect(healthSchema.parse(response.json()).parts).toEqual([
    { name: 'event-store', status: 'failing', detail: 'The event store does not answer.' },
  ]);
});
