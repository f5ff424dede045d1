import { jsonEvent } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import type { EventStore } from '../../adapters/event-store/event-store.ts';
import { readLogCopy } from '../../adapters/event-store/log-copies.ts';
import type { FaultyNetwork } from '../../adapters/network/faulty-network.fixture.ts';
import { lineOf } from './copied-event.ts';
import { type CopyProgress, copyLog } from './copy-log.ts';
import { connect, favorited, fill, ourLines, readLog, startStore } from './stores.fixture.ts';

interface Way {
  readonly source: EventStore;
  readonly target: EventStore;
  readonly network: FaultyNetwork;
}

const startBoth = async (): Promise<Way> => {
  const [from, to] = await Promise.all([startStore(), startStore()]);
  return { source: connect(from.url), target: connect(to.url), network: to };
};

const copying = (
  { source, target, network }: Way,
  { signal = new AbortController().signal, onProgress = (_: CopyProgress): void => {} } = {},
) =>
  copyLog({
    source,
    target,
    appends: connect(network.url),
    names: { source: 'the source', target: 'the target' },
    clock: () => performance.now(),
    signal,
    onProgress,
    onMoved: () => {},
  });

test('it copies our streams with ids, content and order, and leaves those of others', async () => {
  const way = await startBoth();
  await fill(way.source, 300);
  const lines = await ourLines(way.source);
  const copied = await copying(way);
  expect(copied).toMatchObject({ events: lines.length, before: 0 });
  expect(await ourLines(way.target)).toEqual(lines);
  const streams = (await readLog(way.target)).map(({ streamId }) => streamId);
  expect(streams.filter((streamId) => streamId.startsWith('others-'))).toEqual([]);

  const [first] = await readLog(way.source);
  expect(await readLogCopy(way.target, { withinMs: 5_000 })).toMatchObject({
    from: first?.id,
    events: copied.events,
    sha256: copied.sha256,
  });
});

test('a finished copy is verified again, and one to which the source added goes on', async () => {
  const way = await startBoth();
  await fill(way.source, 30);
  const { events, sha256 } = await copying(way);
  expect(await copying(way)).toEqual({ events, sha256, before: events });
  await way.source.appendToStream('favorites-1', favorited(1));
  expect(await copying(way)).toMatchObject({ events: events + 1, before: events });
  expect(await ourLines(way.target)).toEqual(await ourLines(way.source));
  expect(await readLogCopy(way.target, { withinMs: 5_000 })).toMatchObject({ events: events + 1 });
});

test('interrupted in the middle, it goes on where it was', async () => {
  const way = await startBoth();
  await fill(way.source, 300);
  const interruption = new AbortController();
  const interrupted = copying(way, {
    signal: interruption.signal,
    onProgress: ({ step, events }) => {
      if (step === 'copied' && events >= 100) interruption.abort(new Error('Interrupted.'));
    },
  });
  await expect(interrupted).rejects.toThrow('Interrupted.');
  const { before, events } = await copying(way);
  expect(before).toBeGreaterThanOrEqual(100);
  expect(before).toBeLessThan(events);
  expect(await ourLines(way.target)).toEqual(await ourLines(way.source));
});

test('a connection that breaks again and again changes nothing in order and number', async () => {
  const way = await startBoth();
  await fill(way.source, 400);
  let breaks = 0;
  await copying(way, {
    onProgress: ({ step, events }) => {
      if (step !== 'copied' || events < (breaks + 1) * 60 || breaks === 4) return;
      breaks += 1;
      way.network.cut();
      way.network.restore();
    },
  });
  expect(breaks).toBe(4);
  expect(await ourLines(way.target)).toEqual(await ourLines(way.source));
});

test.for([
  {
    held: [jsonEvent({ type: 'ResourceFavorited', data: { number: 0 } })],
    says: /event number 1 is/,
  },
])('a target that holds other events of ours is refused, and stays', async ({ held, says }) => {
  const way = await startBoth();
  await fill(way.source, 10);
  await way.target.appendToStream('favorites-9', held);
  const before = await readLog(way.target);
  await expect(copying(way)).rejects.toThrow(says);
  expect(await readLog(way.target)).toEqual(before);
});

test('a target that moved on since its copy is refused', async () => {
  const way = await startBoth();
  await fill(way.source, 10);
  await copying(way);
  await way.target.appendToStream('favorites-1', favorited(1));
  await expect(copying(way)).rejects.toThrow('it is in use already');
});

test('the events of others in the target do not matter', async () => {
  const way = await startBoth();
  await fill(way.source, 10);
  await way.target.appendToStream('others-1', favorited(1));
  await copying(way);
  expect(await ourLines(way.target)).toEqual(await ourLines(way.source));
});

test('an event store is not copied into itself', async () => {
  const way = await startBoth();
  await expect(copying({ ...way, target: way.source })).rejects.toThrow('the same event store');
});

test('deleted and tombstoned streams and metadata are copied as they are', async () => {
  const way = await startBoth();
  const { source, target } = way;
  await source.appendToStream('favorites-deleted', [favorited(1), favorited(2)]);
  await source.deleteStream('favorites-deleted');
  await source.appendToStream('favorites-revived', [favorited(3)]);
  await source.deleteStream('favorites-revived');
  await source.appendToStream('favorites-revived', [favorited(4)]);
  await source.appendToStream('favorites-ended', [favorited(5), favorited(6)]);
  await source.tombstoneStream('favorites-ended');
  await source.setStreamMetadata('favorites-described', { maxCount: 2, color: 'red' });
  await source.appendToStream('favorites-described', [favorited(7), favorited(8), favorited(9)]);
  await source.appendToStream('favorites-last', [favorited(10)]);
  await copying(way);
  expect(await ourLines(target)).toEqual(await ourLines(source));
  const outcomes = async (eventStore: EventStore) => {
    const read = async (streamName: string) => {
      const lines: string[] = [];
      for await (const { event } of eventStore.readStream(streamName))
        if (event !== undefined) lines.push(lineOf(event));
      return lines;
    };
    const names = ['deleted', 'revived', 'ended', 'described', 'last'];
    return Promise.all(
      names.map((name) =>
        read(`favorites-${name}`).catch((error: Error) => error.constructor.name),
      ),
    );
  };
  expect(await outcomes(target)).toEqual(await outcomes(source));
  expect((await target.getStreamMetadata('favorites-described')).metadata).toEqual({
    maxCount: 2,
    color: 'red',
  });
});
