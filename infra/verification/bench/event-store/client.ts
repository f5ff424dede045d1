import { randomUUID } from 'node:crypto';
import { EventStoreDBClient, FORWARDS, START } from '@eventstore/db-client';
import { type LoadResult, load } from '../load.ts';
import { sized } from '../size.ts';
import { productEvent } from './events.ts';

/** Number of events per read. */
const READ_EVENTS = sized(60_000, 2_000);
const BATCH = 100;

const withClient = async <Result>(
  url: string,
  work: (client: EventStoreDBClient) => Promise<Result>,
): Promise<Result> => {
  const client = EventStoreDBClient.connectionString(url);
  try {
    return await work(client);
  } finally {
    await client.dispose();
  }
};

/** Each worker appends to its own stream at the revision it knows, as commands do. */
export const measureAppends = (
  url: string,
  { concurrency, seconds }: { readonly concurrency: number; readonly seconds: number },
): Promise<LoadResult> =>
  withClient(url, (client) => {
    const run = randomUUID();
    const revisions = new Map<number, bigint>();
    return load({
      concurrency,
      seconds,
      operation: async (worker) => {
        const { nextExpectedRevision } = await client.appendToStream(
          `bench-${run}-${worker}`,
          productEvent(),
          { expectedRevision: revisions.get(worker) ?? 'no_stream' },
        );
        revisions.set(worker, nextExpectedRevision);
      },
    });
  });

/** Events per second in appends of a hundred, eight at a time. */
export const measureBatches = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const { perSecond } = await load({
      concurrency: 8,
      seconds: sized(3, 0.3),
      weight: BATCH,
      operation: (worker) =>
        client.appendToStream(`batches-${worker}`, Array.from({ length: BATCH }, productEvent)),
    });
    return perSecond;
  });

const LONG_STREAM = 'long-stream';

export const fillLongStream = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    for (let count = 0; count < READ_EVENTS; count += 1_000)
      await client.appendToStream(LONG_STREAM, Array.from({ length: 1_000 }, productEvent));
  });

export const measureStreamRead = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const start = performance.now();
    let read = 0;
    for await (const { event } of client.readStream(LONG_STREAM, { direction: FORWARDS }))
      if (event !== undefined) read += 1;
    return rate(read, start);
  });

/** A subscription to `$all` from the start, until it has caught up or seen enough. */
export const measureCatchUp = (url: string): Promise<number> =>
  withClient(url, async (client) => {
    const subscription = client.subscribeToAll({ fromPosition: START });
    const start = performance.now();
    let read = 0;
    for await (const _ of subscription) {
      read += 1;
      if (read === READ_EVENTS) break;
    }
    return rate(read, start);
  });

const rate = (count: number, start: number): number => (count / (performance.now() - start)) * 1000;
