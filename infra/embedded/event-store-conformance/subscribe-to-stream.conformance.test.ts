import { END, type ResolvedEvent, START } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { expect, test } from 'vitest';
import {
  client,
  newStream,
  numbered,
  original,
  positionOf,
  range,
  revisions,
} from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import { kindOf, messagesUntilCaughtUp, readOptions } from './raw-client.fixture.ts';

const revisionsOf = (resolved: readonly ResolvedEvent[]): number[] =>
  resolved.map((event) => Number(original(event).revision));

const hasRevision =
  (revision: number) =>
  (items: readonly ResolvedEvent[]): boolean =>
    revisionsOf(items).includes(revision);

test('a subscription from the start delivers stored, then new events', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  const followed = follow(client.subscribeToStream(streamName, { fromRevision: START }));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(2));
  expect(revisionsOf(await followed.until(hasRevision(4)))).toEqual([0, 1, 2, 3, 4]);
});

test('a subscription starts behind the revision that is named', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(5));
  const followed = follow(client.subscribeToStream(streamName, { fromRevision: 2n }));
  expect(revisionsOf(await followed.until(hasRevision(4)))).toEqual([3, 4]);
});

test('a subscription from the last revision waits for the next', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  const followed = follow(client.subscribeToStream(streamName, { fromRevision: 2n }));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(1));
  expect(revisionsOf(await followed.until(hasRevision(3)))).toEqual([3]);
});

test('a subscription from a revision that is still to come passes over those before it', async () => {
  const streamName = newStream();
  const followed = follow(client.subscribeToStream(streamName, { fromRevision: 2n }));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(5));
  expect(revisionsOf(await followed.until(hasRevision(4)))).toEqual([3, 4]);
});

test('a subscription from the end delivers only new events', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  const followed = follow(client.subscribeToStream(streamName, { fromRevision: END }));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(2));
  expect(revisionsOf(await followed.until(hasRevision(4)))).toEqual([3, 4]);
});

test.each([START, END] as const)(
  'a stream can be subscribed to from its %s before it exists',
  async (fromRevision) => {
    const streamName = newStream();
    const followed = follow(client.subscribeToStream(streamName, { fromRevision }));
    await followed.caughtUp;
    await client.appendToStream(streamName, numbered(2));
    expect(revisionsOf(await followed.until(hasRevision(1)))).toEqual([0, 1]);
  },
);

test('a subscription delivers the events of its stream only', async () => {
  const streamName = newStream();
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  await client.appendToStream(`${streamName}-other`, numbered(3));
  await client.setStreamMetadata(streamName, { maxCount: 100 });
  await client.appendToStream(streamName, numbered(1));
  const items = await followed.until(hasRevision(0));
  expect(items.map((item) => original(item).streamId)).toEqual([streamName]);
});

test('a subscription is confirmed, then told the past, then that it has caught up', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  const messages = await messagesUntilCaughtUp(readOptions({ streamName }));
  expect(messages.map(kindOf)).toEqual(['CONFIRMATION', 'EVENT', 'EVENT', 'EVENT', 'CAUGHT_UP']);
  expect(messages[0]?.getConfirmation()?.getSubscriptionId()).not.toBe('');
});

test('a subscription from the end has caught up at once', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(3));
  const options = readOptions({ streamName });
  options.getStream()?.setEnd(new shared.Empty());
  const messages = await messagesUntilCaughtUp(options);
  expect(messages.map(kindOf)).toEqual(['CONFIRMATION', 'CAUGHT_UP']);
});

test('past and live events both say where they lie in the log', async () => {
  const streamName = newStream();
  const past = await client.appendToStream(streamName, numbered(1));
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  const live = await client.appendToStream(streamName, numbered(1));
  const items = await followed.until(hasRevision(1));
  expect(items.map(({ event }) => event?.position)).toEqual([past, live].map(positionOf));
  expect(items.map(({ commitPosition }) => commitPosition)).toEqual(
    [past, live].map((result) => positionOf(result).commit),
  );
});

test('every subscriber receives every event', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(10));
  const subscribers = Array.from({ length: 10 }, () =>
    follow(client.subscribeToStream(streamName)),
  );
  await Promise.all(subscribers.map(({ caughtUp }) => caughtUp));
  await client.appendToStream(streamName, numbered(10));
  const received = await Promise.all(subscribers.map(({ until }) => until(hasRevision(19))));
  expect(received.map(revisionsOf)).toEqual(Array(10).fill(range(0, 19)));
});

test('a long past arrives whole', async () => {
  const streamName = newStream();
  for (let i = 0; i < 4; i += 1) await client.appendToStream(streamName, numbered(1_000));
  const followed = follow(client.subscribeToStream(streamName));
  expect(revisionsOf(await followed.until(hasRevision(3_999)))).toEqual(range(0, 3_999));
});

test('events of concurrent writers arrive in the order of the stream', async () => {
  const streamName = newStream();
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  await Promise.all(
    Array.from({ length: 50 }, () => client.appendToStream(streamName, numbered(2))),
  );
  expect(revisionsOf(await followed.until(hasRevision(99)))).toEqual(range(0, 99));
});

test('nothing is lost or doubled where the past meets the present', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(400));
  const subscribers = [];
  // Every subscription catches up during concurrent appends.
  for (let round = 0; round < 20; round += 1) {
    const appends = Array.from({ length: 5 }, () => client.appendToStream(streamName, numbered(2)));
    subscribers.push(follow(client.subscribeToStream(streamName)));
    await Promise.all(appends);
  }
  const received = await Promise.all(subscribers.map(({ until }) => until(hasRevision(599))));
  expect(received.map(revisionsOf)).toEqual(Array(20).fill(range(0, 599)));
});

test('unsubscribing ends the subscription and nothing else', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(1));
  const subscription = client.subscribeToStream(streamName);
  const followed = follow(subscription);
  const other = follow(client.subscribeToStream(streamName));
  await Promise.all([followed.until(hasRevision(0)), other.until(hasRevision(0))]);
  await subscription.unsubscribe();
  await followed.ended;
  await client.appendToStream(streamName, numbered(1));
  expect(revisionsOf(await other.until(hasRevision(1)))).toEqual([0, 1]);
  expect(revisionsOf(followed.items)).toEqual([0]);
  expect(await revisions(streamName)).toEqual([0, 1]);
});
