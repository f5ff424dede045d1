import { type Position, streamNameFilter } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { expect, test } from 'vitest';
import { client, collect, here, newStream, numbered, positionOf } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import { kindOf, messagesUntilCaughtUp, readOptions } from './raw-client.fixture.ts';

/** How many events a server looks at between two checkpoints when the multiplier is 1. */
const INTERVAL = 32;

/** A real server looks at events page by page, and may be a page late. */
const PAGE = 32;

interface Filtering {
  readonly streamName: string;
  readonly after: bigint;
  readonly multiplier: number;
}

/** A subscription to one stream by way of `$all`, until it has caught up. */
const messagesOf = ({ streamName, after, multiplier }: Filtering): Promise<streams.ReadResp[]> => {
  const expression = new streams.ReadReq.Options.FilterOptions.Expression();
  expression.setPrefixList([streamName]);
  const filter = new streams.ReadReq.Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setCount(new shared.Empty());
  filter.setCheckpointintervalmultiplier(multiplier);
  const options = readOptions({ after });
  options.setFilter(filter);
  return messagesUntilCaughtUp(options);
};

const checkpointsOf = (messages: readonly streams.ReadResp[]): bigint[] =>
  messages.flatMap((message) => {
    const checkpoint = message.getCheckpoint();
    return checkpoint === undefined ? [] : [BigInt(checkpoint.getCommitPosition())];
  });

const revisionsOf = (messages: readonly streams.ReadResp[]): number[] =>
  messages.flatMap((message) => {
    const event = message.getEvent()?.getEvent();
    return event === undefined ? [] : [Number(event.getStreamRevision())];
  });

/** Ten events of a stream, each behind thirty of others. */
const sparseStream = async (): Promise<{
  readonly streamName: string;
  readonly start: Position;
}> => {
  const streamName = newStream();
  const start = await here();
  for (let i = 0; i < 10; i += 1) {
    await client.appendToStream(newStream(), numbered(30));
    await client.appendToStream(streamName, numbered(1));
  }
  return { streamName, start };
};

test('a filtered subscription tells how far it has come at least every interval', async () => {
  const { streamName, start } = await sparseStream();
  const messages = await messagesOf({ streamName, after: start.commit, multiplier: 1 });
  const checkpoints = checkpointsOf(messages);
  const end = checkpoints.at(-1) ?? 0n;
  const considered = (await collect(client.readAll({ fromPosition: start })))
    .map(({ commitPosition }) => commitPosition ?? 0n)
    .filter((position) => position > start.commit && position <= end);
  const gaps = [start.commit, ...checkpoints].map(
    (from, i, { [i + 1]: to = end }) =>
      considered.filter((position) => position > from && position <= to).length,
  );
  expect(considered.length).toBeGreaterThan(300);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(INTERVAL + PAGE);
});

test('a larger multiplier makes for fewer checkpoints', async () => {
  const { streamName, start } = await sparseStream();
  const [often, seldom] = await Promise.all(
    [1, 5].map((multiplier) => messagesOf({ streamName, after: start.commit, multiplier })),
  );
  const [many, few] = [often ?? [], seldom ?? []].map((messages) => checkpointsOf(messages).length);
  expect(few).toBeGreaterThanOrEqual(1);
  expect(many).toBeGreaterThan(2 * (few ?? 0));
  expect(revisionsOf(seldom ?? [])).toEqual(revisionsOf(often ?? []));
});

test('checkpoints only grow and never run ahead of the events still to come', async () => {
  const { streamName, start } = await sparseStream();
  const messages = await messagesOf({ streamName, after: start.commit, multiplier: 1 });
  const places = messages.flatMap((message) => {
    const place = message.getCheckpoint() ?? message.getEvent()?.getEvent();
    return place === undefined ? [] : [BigInt(place.getCommitPosition())];
  });
  const checkpoints = checkpointsOf(messages);
  expect(places).toEqual(places.toSorted((a, b) => (a < b ? -1 : Number(a > b))));
  expect(new Set(checkpoints).size).toBe(checkpoints.length);
});

test('the last thing before a filtered subscription has caught up is a checkpoint', async () => {
  const { streamName, start } = await sparseStream();
  await here();
  const messages = await messagesOf({ streamName, after: start.commit, multiplier: 1_000 });
  expect(messages.map(kindOf)).toEqual([
    'CONFIRMATION',
    ...Array<string>(10).fill('EVENT'),
    'CHECKPOINT',
    'CAUGHT_UP',
  ]);
});

test('going on from any checkpoint neither loses nor repeats an event', async () => {
  const { streamName, start } = await sparseStream();
  const whole = await messagesOf({ streamName, after: start.commit, multiplier: 1 });
  const checkpoints = checkpointsOf(whole);
  expect(checkpoints.length).toBeGreaterThan(3);
  for (const checkpoint of checkpoints) {
    const index = whole.findIndex((message) => checkpointsOf([message]).includes(checkpoint));
    const rest = await messagesOf({ streamName, after: checkpoint, multiplier: 1 });
    expect([...revisionsOf(whole.slice(0, index)), ...revisionsOf(rest)]).toEqual(
      revisionsOf(whole),
    );
  }
});

test('a live subscription is told how far it has come when nothing matches', async () => {
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
  const messages = await messagesUntilCaughtUp(readOptions({ after: start.commit }));
  expect(messages.map(kindOf)).not.toContain('CHECKPOINT');
});
