import { EventStoreDBClient } from '@eventstore/db-client';
import { afterAll, expect, test } from 'vitest';
import { createEventStoreServer } from '../../event-store/server.ts';
import { openMemoryLog } from '../../event-store/storage/memory-log.ts';
import { client, credentials } from '../client.fixture.ts';
import { compare } from './compare.fixture.ts';

const log = openMemoryLog();
const inMemory = createEventStoreServer({ log, onError: (error) => expect.fail(error.message) });
const url = `esdb://127.0.0.1:${await inMemory.listen(0)}?tls=false`;
const other = EventStoreDBClient.connectionString(url);
afterAll(async () => {
  await other.dispose();
  await inMemory.close();
});

const seed = Number(process.env['DIFFERENTIAL_SEED'] ?? 1);
const operations = Number(process.env['DIFFERENTIAL_OPERATIONS'] ?? 300);

test('random histories come to the same on this server and on the embedded one in memory', async () => {
  const played = await compare(
    { client, credentials },
    { client: other, credentials },
    { seed, operations },
  );
  expect(played).toBeGreaterThanOrEqual(operations);
}, 600_000);
