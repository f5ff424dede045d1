import {
  PARK,
  PersistentSubscriptionDoesNotExistError,
  persistentSubscriptionToAllSettingsFromDefaults,
} from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
import {
  collect,
  consume,
  GROUP,
  newStream,
  numbered,
  settingsWith,
  started,
  take,
} from './persistent.fixture.ts';

describe('information for operators', () => {
  test('groups are listed by stream, on $all, and all together', async () => {
    const client = await started();
    const [one, other] = [newStream(), newStream()];
    await client.createPersistentSubscriptionToStream(one, 'a', settingsWith());
    await client.createPersistentSubscriptionToStream(one, 'b', settingsWith());
    await client.createPersistentSubscriptionToStream(other, 'c', settingsWith());
    await client.createPersistentSubscriptionToAll(
      'd',
      persistentSubscriptionToAllSettingsFromDefaults(),
    );
    const ofStream = await client.listPersistentSubscriptionsToStream(one);
    expect(ofStream.map(({ groupName }) => groupName)).toEqual(['a', 'b']);
    const ofAll = await client.listPersistentSubscriptionsToAll();
    expect(ofAll.map(({ groupName }) => groupName)).toEqual(['d']);
    const all = await client.listAllPersistentSubscriptions();
    expect(all.map(({ groupName }) => groupName)).toEqual(['a', 'b', 'c', 'd']);
    await expect(client.listPersistentSubscriptionsToStream(newStream())).rejects.toThrow(
      PersistentSubscriptionDoesNotExistError,
    );
  });

  test('a consumer is shown with its messages in flight and its latencies', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 9));
    await client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ extraStatistics: true }),
    );
    const subscription = consume(client, stream, 4);
    const [first] = await take(subscription, 4);
    if (first === undefined) throw new Error('An event was expected.');
    await subscription.ack(first);
    await vi.waitFor(async () => {
      const info = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(info.connections).toMatchObject([
        {
          connectionName: client.connectionName,
          totalItems: 5n,
          inFlightMessages: 4,
          availableSlots: 0,
        },
      ]);
      expect(info.connections[0]?.extraStatistics?.get('quintile 3')).toBeDefined();
      expect(info.status).toBe('Live');
      expect(info.stats).toMatchObject({
        totalItems: 5n,
        readBufferCount: 5,
        outstandingMessagesCount: 4,
        lastKnownEventRevision: 9n,
      });
    });
  });

  test('checkpoints and parked messages are events like any other', async () => {
    const client = await started();
    const stream = newStream();
    const system = `$persistentsubscription-${stream}::${GROUP}`;
    await client.appendToStream(stream, numbered(0, 1));
    await client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ checkPointUpperBound: 1, checkPointLowerBound: 1 }),
    );
    const subscription = consume(client, stream);
    await take(subscription, 2, (event) =>
      event.event?.revision === 1n
        ? subscription.nack(PARK, 'broken', event)
        : subscription.ack(event),
    );
    await vi.waitFor(async () => {
      const checkpoints = await collect(
        client.readStream(`${system}-checkpoint`, {
          direction: 'backwards',
          maxCount: 1,
          fromRevision: 'end',
        }),
      );
      expect(checkpoints).toMatchObject([
        { event: { type: '$SubscriptionCheckpoint', data: '1' } },
      ]);
    });
    const parked = await collect(client.readStream(`${system}-parked`));
    expect(parked).toMatchObject([
      { event: { type: '$>', metadata: { reason: 'A consumer parked it. broken' } } },
    ]);
    const resolved = await collect(client.readStream(`${system}-parked`, { resolveLinkTos: true }));
    expect(resolved).toMatchObject([{ event: { streamId: stream, revision: 1n } }]);
  });
});
