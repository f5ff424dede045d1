import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, jsonEvent } from '@eventstore/db-client';

/**
 * Appends continuously, 32 streams at once, and prints a line for each acknowledged append, until the server
 * has gone. Run as a separate process, so that its output outlives the server.
 */
const [url = ''] = process.argv.slice(2);
const CONCURRENCY = 32;
/** Every third append contains three events, to show that none is ever stored partially. */
const EVENTS_IN_BATCH = 3;

const client = EventStoreDBClient.connectionString(url);

const appendUntilGone = async (): Promise<void> => {
  const streamId = `durability-${randomUUID()}`;
  for (let count = 0; ; count += 1) {
    const batchId = randomUUID();
    const size = count % 3 === 0 ? EVENTS_IN_BATCH : 1;
    const events = Array.from({ length: size }, () =>
      jsonEvent({ id: randomUUID(), type: 'Appended', data: { batchId, size } }),
    );
    try {
      const { nextExpectedRevision, position } = await client.appendToStream(streamId, events);
      const acknowledged = {
        streamId,
        batchId,
        size,
        lastRevision: String(nextExpectedRevision),
        position: String(position?.commit),
      };
      process.stdout.write(`${JSON.stringify(acknowledged)}\n`);
    } catch {
      // The server was killed: nothing more is acknowledged, which is what the test counts.
      return;
    }
  }
};

await Promise.all(Array.from({ length: CONCURRENCY }, appendUntilGone));
process.exit(0);
