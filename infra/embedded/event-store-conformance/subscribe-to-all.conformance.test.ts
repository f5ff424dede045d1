import { type AllStreamResolvedEvent, END, type Position, START } from '@eventstore/db-client';
import { expect, test } from 'vitest';
import {
  client,
  collect,
  here,
  newStream,
  numbered,
  original,
  positionOf,
  range,
} from './client.fixture.ts';
import { follow } from './follow.fixture.ts';

const eventsOf = (
  streamNames: readonly string[],
  items: readonly AllStreamResolvedEvent[],
): string[] =>
  items
    .map(original)
    .filter(({ streamId }) => streamNames.includes(streamId))
    .map(({ streamId, revision }) => `${revision}@${streamId}`);

const has =
  (streamName: string, revision: number) =>
  (items: readonly AllStreamResolvedEvent[]): boolean =>
    eventsOf([streamName], items).includes(`${revision}@${streamName}`);

test('a subscription from the start begins with the first event of the log', async () => {
  const [first] = await collect(client.readAll({ maxCount: 1 }));
  const followed = follow(client.subscribeToAll({ fromPosition: START }));
  const [delivered] = await followed.until(({ length }) => length > 0);
  expect(first?.event?.id).toBeDefined();
  expect(delivered?.event?.id).toBe(first?.event?.id);
});

test('a subscription starts behind the position that is named', async () => {
  const streamName = newStream();
  const first = positionOf(await client.appendToStream(streamName, numbered(1)));
  await client.appendToStream(streamName, numbered(2));
  const followed = follow(client.subscribeToAll({ fromPosition: first }));
  const items = await followed.until(has(streamName, 2));
  expect(eventsOf([streamName], items)).toEqual([`1@${streamName}`, `2@${streamName}`]);
  expect(items.every(({ event }) => (event?.position.commit ?? 0n) > first.commit)).toBe(true);
});

test('a subscription from the end delivers only new events', async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  const followed = follow(client.subscribeToAll({ fromPosition: END }));
  await followed.caughtUp;
  await client.appendToStream(streamName, numbered(1));
  const items = await followed.until(has(streamName, 2));
  expect(eventsOf([streamName], items)).toEqual([`2@${streamName}`]);
});

test('past and live events arrive in the order and with the positions of their appends', async () => {
  const [one, other] = [newStream(), newStream()];
  const fromPosition = await here();
  const appended: Position[] = [];
  const append = async (): Promise<void> => {
    for (const name of [one, other, one])
      appended.push(positionOf(await client.appendToStream(name, numbered(1))));
  };
  await append();
  const followed = follow(client.subscribeToAll({ fromPosition }));
  await followed.caughtUp;
  await append();
  const items = await followed.until(has(one, 3));
  const own = items.map(original).filter(({ streamId }) => [one, other].includes(streamId));
  expect(own.map(({ position }) => position)).toEqual(appended);
});

test('positions only grow, across concurrent writers', async () => {
  const streamName = newStream();
  const followed = follow(client.subscribeToAll({ fromPosition: await here() }));
  await Promise.all([
    ...Array.from({ length: 30 }, () => client.appendToStream(newStream(), numbered(3))),
    ...Array.from({ length: 30 }, () => client.appendToStream(streamName, numbered(1))),
  ]);
  const items = await followed.until(has(streamName, 29));
  const commits = items.map((item) => original(item).position?.commit ?? 0n);
  expect(commits.every((commit, i) => i === 0 || commit > (commits[i - 1] ?? commit))).toBe(true);
});

test('system events are among the events of $all', async () => {
  const streamName = newStream();
  const followed = follow(client.subscribeToAll({ fromPosition: await here() }));
  await client.setStreamMetadata(streamName, { maxCount: 5 });
  const items = await followed.until(has(`$$${streamName}`, 0));
  const change = items.map(original).find(({ streamId }) => streamId === `$$${streamName}`);
  expect(change).toMatchObject({ type: '$metadata', data: { $maxCount: 5 } });
});

test('nothing is lost or doubled where the past meets the present', async () => {
  const streamName = newStream();
  const fromPosition = await here();
  await client.appendToStream(streamName, numbered(400));
  const subscribers = [];
  // Every subscription catches up during concurrent appends.
  for (let round = 0; round < 10; round += 1) {
    const appends = Array.from({ length: 5 }, () => client.appendToStream(streamName, numbered(4)));
    subscribers.push(follow(client.subscribeToAll({ fromPosition })));
    await Promise.all(appends);
  }
  const received = await Promise.all(subscribers.map(({ until }) => until(has(streamName, 599))));
  expect(received.map((items) => eventsOf([streamName], items))).toEqual(
    Array(10).fill(range(0, 599).map((revision) => `${revision}@${streamName}`)),
  );
});

test('a subscriber that stopped goes on where it was', async () => {
  const streamName = newStream();
  const fromPosition = await here();
  await client.appendToStream(streamName, numbered(50));
  const subscription = client.subscribeToAll({ fromPosition });
  const before = follow(subscription);
  await before.until(has(streamName, 20));
  await subscription.unsubscribe();
  await before.ended;
  await client.appendToStream(streamName, numbered(50));
  const last = before.items.at(-1)?.event?.position ?? fromPosition;
  const after = follow(client.subscribeToAll({ fromPosition: last }));
  await after.until(has(streamName, 99));
  expect(eventsOf([streamName], [...before.items, ...after.items])).toEqual(
    range(0, 99).map((revision) => `${revision}@${streamName}`),
  );
});

test('unsubscribing ends the subscription and leaves the connection usable', async () => {
  const streamName = newStream();
  const subscription = client.subscribeToAll({ fromPosition: await here() });
  const followed = follow(subscription);
  await followed.caughtUp;
  await subscription.unsubscribe();
  await followed.ended;
  const { nextExpectedRevision } = await client.appendToStream(streamName, numbered(1));
  expect(nextExpectedRevision).toBe(0n);
  expect(eventsOf([streamName], followed.items)).toEqual([]);
});
