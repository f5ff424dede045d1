import { type Position, streamNameFilter } from '@eventstore/db-client';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import { describe, expect, test } from 'vitest';
import {
  alternating,
  checkpointsOf,
  isBehind,
  messagesOf,
  placeBefore,
  positionsFrom,
} from './checkpoints.fixture.ts';
import { client, here, newStream, numbered, positionOf } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import { kindOf, messagesUntilCaughtUp, readOptions } from './raw-client.fixture.ts';

/** Number of events that a server examines between two checkpoints when the multiplier is 1. */
const INTERVAL = 32;

const revisionsOf = (messages: readonly streams.ReadResp[]): number[] =>
  messages.flatMap((message) => {
    const event = message.getEvent()?.getEvent();
    return event === undefined ? [] : [Number(event.getStreamRevision())];
  });

/** Ten events of a stream, each preceded by thirty of others. */
const sparseStream = (): ReturnType<typeof alternating> =>
  alternating([0, ...Array.from({ length: 10 }, () => [30, 1]).flat()]);

describe('a filtered subscription that catches up', () => {
  test.each([
    { tail: 0, behind: 0 },
    { tail: 1, behind: 1 },
    { tail: 5, behind: 5 },
    { tail: 31, behind: 31 },
    { tail: 32, behind: 32 },
    { tail: 33, behind: 33 },
    // Pages with at least 32 further events start after the 21st and the 53rd.
    { tail: 64, behind: 43 },
    { tail: 100, behind: 47 },
  ])(
    'is told that it is $behind events behind at last when $tail do not match',
    async ({ tail, behind }) => {
      const { streamName, start } = await alternating([10, tail]);
      const messages = await messagesOf({ streamName, after: start, multiplier: 1 });
      const last = checkpointsOf(messages).at(-1);
      const all = await positionsFrom(start);
      const end = all.slice(0, 1 + 10 + tail);
      expect(end.filter((event) => last !== undefined && isBehind(event, last))).toHaveLength(
        behind,
      );
    },
  );

  test('is told where a page began: before the event whose commit position it is given', async () => {
    const { streamName, start } = await alternating([10, 100]);
    const messages = await messagesOf({ streamName, after: start, multiplier: 1 });
    const all = await positionsFrom(start);
    expect(checkpointsOf(messages)).toEqual([all[10], placeBefore(all[32]), placeBefore(all[64])]);
  });

  test('is told where it started when nothing matches', async () => {
    const { streamName, start } = await alternating([0, 5]);
    const messages = await messagesOf({ streamName, after: start, multiplier: 1 });
    expect(checkpointsOf(messages)).toEqual([start]);
  });

  test('is told the last event sent when the interval is not over', async () => {
    const { streamName, start } = await alternating([10, 100]);
    const messages = await messagesOf({ streamName, after: start, multiplier: 1_000 });
    const all = await positionsFrom(start);
    expect(messages.map(kindOf)).toEqual([
      'CONFIRMATION',
      ...Array<string>(10).fill('EVENT'),
      'CHECKPOINT',
      'CAUGHT_UP',
    ]);
    expect(checkpointsOf(messages)).toEqual([all[10]]);
  });

  test('looks at as many events at once as its window says', async () => {
    const { streamName, start } = await alternating([1, 40]);
    const messages = await messagesOf({ streamName, after: start, multiplier: 2, window: 5 });
    const all = await positionsFrom(start);
    expect(checkpointsOf(messages)).toEqual([
      placeBefore(all[5]),
      placeBefore(all[15]),
      placeBefore(all[25]),
      placeBefore(all[35]),
    ]);
  });

  test('is told nothing when it starts at the end', async () => {
    const { start } = await alternating([]);
    const messages = await messagesOf({ streamName: newStream(), after: start, multiplier: 1 });
    expect(messages.map(kindOf)).toEqual(['CONFIRMATION', 'CAUGHT_UP']);
  });
});

test('a larger multiplier makes for fewer checkpoints', async () => {
  const { streamName, start } = await sparseStream();
  const [often, seldom] = await Promise.all(
    [1, 5].map((multiplier) => messagesOf({ streamName, after: start, multiplier })),
  );
  const [many, few] = [often ?? [], seldom ?? []].map((messages) => checkpointsOf(messages).length);
  expect(few).toBeGreaterThanOrEqual(1);
  expect(many).toBeGreaterThan(2 * (few ?? 0));
  expect(revisionsOf(seldom ?? [])).toEqual(revisionsOf(often ?? []));
});

test('checkpoints only grow and never run ahead of the events still to come', async () => {
  const { streamName, start } = await sparseStream();
  const messages = await messagesOf({ streamName, after: start, multiplier: 1 });
  const places = messages.flatMap((message) => {
    const place = message.getCheckpoint() ?? message.getEvent()?.getEvent();
    return place === undefined ? [] : [BigInt(place.getCommitPosition())];
  });
  const checkpoints = checkpointsOf(messages);
  expect(places).toEqual(places.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  expect(new Set(checkpoints.map(({ commit }) => commit)).size).toBe(checkpoints.length);
});

test('going on from any checkpoint neither loses nor repeats an event', async () => {
  // Every checkpoint lies before or after an event of the stream.
  const { streamName, start } = await alternating([100]);
  const whole = await messagesOf({ streamName, after: start, multiplier: 1 });
  const checkpoints = checkpointsOf(whole);
  expect(checkpoints.length).toBeGreaterThan(3);
  for (const checkpoint of checkpoints) {
    const index = whole.findIndex(
      (message) => checkpointsOf([message])[0]?.commit === checkpoint.commit,
    );
    const rest = await messagesOf({ streamName, after: checkpoint, multiplier: 1 });
    expect([...revisionsOf(whole.slice(0, index)), ...revisionsOf(rest)]).toEqual(
      revisionsOf(whole),
    );
  }
});

test('going on from a checkpoint before an event delivers that event', async () => {
  const { streamName, start } = await alternating([1, 63, 37]);
  const all = await positionsFrom(start);
  const after = placeBefore(all[65]);
  expect(revisionsOf(await messagesOf({ streamName, after, multiplier: 1 }))).toEqual(
    Array.from({ length: 37 }, (_, index) => index + 1),
  );
});

test('a live subscription is told of every 32nd event that is appended', async () => {
  const streamName = newStream();
  const checkpoints: Position[] = [];
  const filter = streamNameFilter({
    prefixes: [streamName],
    checkpointInterval: 1,
    checkpointReached: (_subscription, position) => {
      checkpoints.push(position);
    },
  });
  const start = await here();
  const followed = follow(client.subscribeToAll({ fromPosition: start, filter }));
  await followed.caughtUp;
  const known = checkpoints.length;
  await client.appendToStream(newStream(), numbered(3 * INTERVAL + 3));
  await client.appendToStream(streamName, numbered(1));
  await followed.until(({ length }) => length > 0);
  const all = await positionsFrom(start);
  const expected = [1, 2, 3].map((turn) => all[turn * INTERVAL]);
  expect(checkpoints.slice(known)).toEqual(expected);
});

test('a live subscription goes on from a checkpoint', async () => {
  const streamName = newStream();
  const reached = Promise.withResolvers<Position>();
  let appended: Position | undefined;
  const filter = streamNameFilter({
    prefixes: [streamName],
    checkpointInterval: 1,
    checkpointReached: (_subscription, position) => {
      if (appended !== undefined && position.commit > appended.commit) reached.resolve(position);
    },
  });
  const followed = follow(client.subscribeToAll({ fromPosition: await here(), filter }));
  await followed.caughtUp;
  appended = await here();
  await client.appendToStream(newStream(), numbered(2 * INTERVAL));
  const position = await reached.promise;
  const event = positionOf(await client.appendToStream(streamName, numbered(1)));
  expect(position.commit).toBeLessThan(event.commit);
  const resumed = follow(client.subscribeToAll({ fromPosition: position, filter }));
  const [first] = await resumed.until(({ length }) => length > 0);
  expect(first?.event?.position).toEqual(event);
});

test('a subscription without a filter is told no checkpoints', async () => {
  const start = await here();
  await client.appendToStream(newStream(), numbered(4 * INTERVAL));
  const messages = await messagesUntilCaughtUp(readOptions({ after: start }));
  expect(messages.map(kindOf)).not.toContain('CHECKPOINT');
});
