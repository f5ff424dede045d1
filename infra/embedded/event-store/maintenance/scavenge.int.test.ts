import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { createEventStoreServer } from '../server.ts';
import { openMemoryLog } from '../storage/memory-log.ts';
import { scavengeServer } from './scavenge-command.ts';

test('the scavenge command waits for the end and says how much was removed', async () => {
  const log = openMemoryLog();
  const server = createEventStoreServer({ log, onError: ({ message }) => expect.fail(message) });
  const port = await server.listen(0);
  const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${port}?tls=false`);
  const events = [1, 2, 3].map((count) => jsonEvent({ type: 'Counted', data: { count } }));
  await client.appendToStream('counted', events);
  await client.setStreamMetadata('counted', { maxCount: 1 });
  expect(await scavengeServer(port)).toBe('Scavenged: 2 events removed.');
  await client.dispose();
  await server.close();
  await expect(scavengeServer(port)).rejects.toThrow(`No event store answers on port ${port}`);
});
