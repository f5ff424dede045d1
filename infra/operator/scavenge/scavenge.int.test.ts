import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import { createEventStoreServer } from '../../embedded/event-store/server.ts';
import { openMemoryLog } from '../../embedded/event-store/storage/memory-log.ts';
import { scavengeStore } from './scavenge.ts';

test('a scavenge of a running event store waits for the end and says how much was removed', async () => {
  const log = openMemoryLog();
  const token = randomUUID();
  const server = createEventStoreServer({
    log,
    token,
    onError: ({ message }) => expect.fail(message),
  });
  const port = await server.listen(0);
  const address = `esdb://127.0.0.1:${port}?tls=false`;
  // As in addresses.json of a running Hearthway.
  const withToken = `${address}&connectionName=${token}`;
  const client = EventStoreDBClient.connectionString(withToken);
  const events = [1, 2, 3].map((count) => jsonEvent({ type: 'Counted', data: { count } }));
  await client.appendToStream('counted', events);
  await client.setStreamMetadata('counted', { maxCount: 1 });
  await expect(scavengeStore(address)).rejects.toThrow('takes calls with its token only');
  expect(await scavengeStore(withToken)).toBe('Scavenged: 2 events removed.');
  await client.dispose();
  await server.close();
  await expect(scavengeStore(withToken)).rejects.toThrow(
    `The event store at 127.0.0.1:${port} does not scavenge`,
  );
});

test('an event store elsewhere is scavenged by its own means', async () => {
  await expect(scavengeStore('esdb://ada:secret@one:2113')).rejects.toThrow(
    /^This Hearthway keeps its events in an EventStoreDB of your own/,
  );
});
