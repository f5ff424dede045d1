import { randomUUID } from 'node:crypto';
import {
  DISPATCH_TO_SINGLE,
  PARK,
  PersistentSubscriptionDroppedError,
  PersistentSubscriptionMaximumSubscribersReachedError,
  PINNED,
  persistentSubscriptionToAllSettingsFromDefaults,
  type ResolvedEvent,
  ROUND_ROBIN,
  streamNameFilter,
} from '@eventstore/db-client';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import {
  client,
  here,
  isEmbedded,
  newStream,
  numbered,
  original,
  range,
} from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import {
  append,
  consume,
  info,
  newGroup,
  parked,
  received,
  revisionsOf,
} from './persistent-group.fixture.ts';

describe('replaying parked events', () => {
  test('delivers them again, and leaves none parked once they are acknowledged', async () => {
    const group = await newGroup();
    await append(group.streamName, 3);
    const consumer = await consume(group);
    await consumer.subscription.nack(PARK, 'later', ...(await consumer.until(received(3))));
    await parked(group, 3n);
    await client.replayParkedMessagesToStream(group.streamName, group.groupName);
    const replayed = (await consumer.until(received(6))).slice(3);
    expect(revisionsOf(replayed)).toEqual([0, 1, 2]);
    await consumer.subscription.ack(...replayed);
    await parked(group, 0n);
  });

  test('can stop after some of them', async () => {
    const group = await newGroup();
    await append(group.streamName, 3);
    const consumer = await consume(group);
    await consumer.subscription.nack(PARK, 'later', ...(await consumer.until(received(3))));
    await parked(group, 3n);
    const { streamName, groupName } = group;
    await client.replayParkedMessagesToStream(streamName, groupName, { stopAt: 2 });
    const replayed = (await consumer.until(received(5))).slice(3);
    expect(revisionsOf(replayed)).toEqual([0, 1]);
    await consumer.subscription.ack(...replayed);
    await parked(group, 1n);
  });

  test('parks those again that are parked again', async () => {
    const group = await newGroup();
    await append(group.streamName, 1);
    const consumer = await consume(group);
    for (const delivery of [1, 2, 3]) {
      const last = (await consumer.until(received(delivery))).slice(-1);
      await consumer.subscription.nack(PARK, 'still broken', ...last);
      // A real server may tell late how many are parked, and leave numbers out.
      if (isEmbedded) await parked(group, 1n);
      if (delivery < 3)
        await vi.waitFor(
          async () => {
            await client.replayParkedMessagesToStream(group.streamName, group.groupName);
            expect(consumer.items.length).toBeGreaterThan(delivery);
          },
          { timeout: 20_000, interval: 250 },
        );
    }
    expect(revisionsOf(consumer.items).slice(0, 3)).toEqual([0, 0, 0]);
  });
});

describe('of two consumers', () => {
  test('each gets every other event by turns', async () => {
    const group = await newGroup({ consumerStrategyName: ROUND_ROBIN });
    const [one, other] = [await consume(group), await consume(group)];
    await append(group.streamName, 10);
    const shares = await Promise.all([one.until(received(5)), other.until(received(5))]);
    const [first = [], second = []] = shares.map(revisionsOf);
    expect([first, second].toSorted(([a = 0], [b = 0]) => a - b)).toEqual([
      [0, 2, 4, 6, 8],
      [1, 3, 5, 7, 9],
    ]);
  });

  test('one gets everything for which it has room when there is a single one to dispatch to', async () => {
    const group = await newGroup({ consumerStrategyName: DISPATCH_TO_SINGLE });
    const one = await consume(group, 6);
    const other = await consume(group, 6);
    await append(group.streamName, 8);
    const shares = await Promise.all([one.until(received(6)), other.until(received(2))]);
    expect(shares.map(revisionsOf)).toEqual([range(0, 5), [6, 7]]);
  });

  test('one consumer gets all events of a stream that is pinned to it', async () => {
    const group = await newGroup({ consumerStrategyName: PINNED });
    const consumers = [await consume(group), await consume(group)];
    await append(group.streamName, 10);
    await Promise.race(consumers.map(({ until }) => until(received(10))));
    expect(consumers.map(({ items }) => items.length).toSorted()).toEqual([0, 10]);
  });

  test('the second is refused where only one is allowed', async () => {
    const group = await newGroup({ maxSubscriberCount: 1 });
    const first = await consume(group);
    const { streamName, groupName } = group;
    const second = follow(client.subscribeToPersistentSubscriptionToStream(streamName, groupName));
    const error = await second.ended.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(PersistentSubscriptionMaximumSubscribersReachedError);
    expect(error).toMatchObject({ streamName, groupName });
    await append(streamName, 1);
    expect(revisionsOf(await first.until(received(1)))).toEqual([0]);
  });

  test('both are dropped when their group is deleted', async () => {
    const group = await newGroup();
    const consumers = [await consume(group), await consume(group)];
    await client.deletePersistentSubscriptionToStream(group.streamName, group.groupName);
    const endings = await Promise.allSettled(consumers.map(({ ended }) => ended));
    expect(endings.map((ending) => ending.status === 'rejected' && ending.reason)).toEqual(
      Array(2).fill(expect.any(PersistentSubscriptionDroppedError)),
    );
  });
});

describe('a group goes on from its checkpoint', () => {
  test('when the server has restarted its persistent subscriptions', async () => {
    const group = await newGroup({ checkPointLowerBound: 1, checkPointUpperBound: 1 });
    await append(group.streamName, 10);
    const before = await consume(group);
    await before.subscription.ack(...(await before.until(received(10))).slice(0, 6));
    await vi.waitFor(
      async () => expect((await info(group)).stats.lastCheckpointedEventRevision).toBe(5n),
      { timeout: 10_000, interval: 20 },
    );
    await before.subscription.unsubscribe();
    await client.restartPersistentSubscriptionSubsystem();
    // Until it is up again the server refuses consumers.
    const after = await vi.waitFor(() => consume(group), { timeout: 10_000, interval: 50 });
    expect(revisionsOf(await after.until(received(4)))).toEqual([6, 7, 8, 9]);
  });
});

describe('when its stream is tombstoned', () => {
  /** The revision of every tombstone. */
  const LARGEST = 2n ** 63n - 1n;

  const revisionsAndTypes = (items: readonly ResolvedEvent[]): unknown =>
    items.map(({ event }) => [event?.type, event?.revision]);

  const WHOLE = [
    ['Numbered', 0n],
    ['Numbered', 1n],
    ['$streamDeleted', LARGEST],
  ];

  test('a group delivers the tombstone as an event and goes on', async () => {
    const group = await newGroup();
    await append(group.streamName, 2);
    const consumer = await consume(group);
    await consumer.subscription.ack(...(await consumer.until(received(2))));
    await client.tombstoneStream(group.streamName);
    const items = await consumer.until(received(3));
    expect(revisionsAndTypes(items)).toEqual(WHOLE);
    await consumer.subscription.ack(...items.slice(2));
    expect((await info(group)).status).toBe('Live');
  });

  test('a group delivers what waits for a consumer, then the tombstone', async () => {
    const group = await newGroup();
    await append(group.streamName, 2);
    // A real server reads ahead; what it has not read when the tombstone comes is lost.
    const consumer = await consume(group, 1);
    await consumer.until(received(1));
    await vi.waitFor(
      async () => expect((await info(group)).stats.lastKnownEventRevision).toBe(1n),
      { timeout: 10_000, interval: 20 },
    );
    await client.tombstoneStream(group.streamName);
    await consumer.subscription.ack(...consumer.items);
    await consumer.until(received(2));
    await consumer.subscription.ack(...consumer.items.slice(1));
    expect(revisionsAndTypes(await consumer.until(received(3)))).toEqual(WHOLE);
  });

  test('before a group is made, its consumers are dropped', async () => {
    const streamName = newStream();
    await append(streamName, 2);
    await client.tombstoneStream(streamName);
    const group = await newGroup({}, streamName);
    const consumer = await consume(group);
    await expect(consumer.ended).rejects.toThrow(PersistentSubscriptionDroppedError);
    expect(consumer.items).toEqual([]);
  });
});

describe('a group on $all', () => {
  test('delivers what its filter lets through, past and live', async () => {
    const groupName = `group-${randomUUID()}`;
    const streamName = newStream();
    const startFrom = await here();
    await client.appendToStream(streamName, numbered(2));
    await client.createPersistentSubscriptionToAll(
      groupName,
      persistentSubscriptionToAllSettingsFromDefaults({ startFrom }),
      { filter: streamNameFilter({ prefixes: [streamName] }) },
    );
    onTestFinished(() => client.deletePersistentSubscriptionToAll(groupName));
    const consumer = follow(client.subscribeToPersistentSubscriptionToAll(groupName));
    await consumer.until(received(2));
    await here();
    await client.appendToStream(streamName, numbered(2));
    const items = await consumer.until(received(4));
    expect(items.map(original).map(({ streamId, revision }) => [streamId, revision])).toEqual(
      [0n, 1n, 2n, 3n].map((revision) => [streamName, revision]),
    );
    expect(items.every(({ commitPosition = 0n }) => commitPosition > startFrom.commit)).toBe(true);
  });
});
