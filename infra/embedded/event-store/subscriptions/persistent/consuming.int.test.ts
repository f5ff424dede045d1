import {
  PARK,
  persistentSubscriptionToAllSettingsFromDefaults,
  RETRY,
  SKIP,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
import {
  consume,
  GROUP,
  newStream,
  numbered,
  revisionOf,
  settingsWith,
  started,
  take,
} from './persistent.fixture.ts';

describe('consuming', () => {
  test('a group hands out stored, then new events', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 29));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    const stored = await take(subscription, 30, (event) => subscription.ack(event));
    await client.appendToStream(stream, numbered(30, 34));
    const live = await take(subscription, 5, (event) => subscription.ack(event));
    expect([...stored, ...live].map(revisionOf)).toEqual(Array.from({ length: 35 }, (_, i) => i));
  });

  test('a group on $all hands out what its filter lets through', async () => {
    const client = await started();
    const prefix = newStream();
    await client.createPersistentSubscriptionToAll(
      GROUP,
      persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START }),
      { filter: streamNameFilter({ prefixes: [prefix] }) },
    );
    await client.appendToStream(newStream(), numbered(0, 9));
    await client.appendToStream(`${prefix}-a`, numbered(0, 4));
    await client.appendToStream(newStream(), numbered(0, 9));
    await client.appendToStream(`${prefix}-b`, numbered(0, 4));
    const subscription = client.subscribeToPersistentSubscriptionToAll(GROUP);
    const streams: (string | undefined)[] = [];
    for await (const event of subscription) {
      await subscription.ack(event);
      streams.push(event.event?.streamId);
      if (streams.length === 10) break;
    }
    expect(new Set(streams)).toEqual(new Set([`${prefix}-a`, `${prefix}-b`]));
  });

  test('messages of a vanished consumer go to the next one, with a retry counted', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 4));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const first = consume(client, stream);
    await take(first, 5);
    await first.unsubscribe();
    const again = await take(consume(client, stream), 5);
    expect(again.map(({ retryCount }) => retryCount)).toEqual([1, 1, 1, 1, 1]);
    expect(again.map(revisionOf)).toEqual([0, 1, 2, 3, 4]);
  });

  test('a consumer that does not read holds no more than its buffer and does not slow the others', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 99));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const stalled = consume(client, stream, 7);
    await new Promise((resolve) => stalled.once('confirmation', resolve).once('readable', resolve));
    const brisk = consume(client, stream);
    const received = await take(brisk, 93, (event) => brisk.ack(event));
    expect(received).toHaveLength(93);
    const { connections } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(connections.map(({ inFlightMessages }) => inFlightMessages)).toContain(7);
  });

  test('a nack retries, skips or parks, and a replay hands out parked messages', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 2));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    const [retried, skipped, parked] = await take(subscription, 3);
    if (!retried || !skipped || !parked) throw new Error('Three events were expected.');
    await subscription.nack(RETRY, 'again', retried);
    await subscription.nack(SKIP, 'never mind', skipped);
    await subscription.nack(PARK, 'broken', parked);
    const [again] = await take(subscription, 1, (event) => subscription.ack(event));
    expect(again?.event?.revision).toBe(0n);
    await vi.waitFor(async () => {
      const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(1n);
    });
    await client.replayParkedMessagesToStream(stream, GROUP);
    const [replayed] = await take(subscription, 1, (event) => subscription.ack(event));
    expect(replayed?.event?.revision).toBe(2n);
    expect(replayed?.link?.streamId).toBe(`$persistentsubscription-${stream}::${GROUP}-parked`);
    await vi.waitFor(async () => {
      const { metadata } = await client.getStreamMetadata(
        `$persistentsubscription-${stream}::${GROUP}-parked`,
      );
      expect(metadata?.truncateBefore).toBe(1);
    });
  });

  test('a replay stops at the requested position', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 9));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    await take(subscription, 10, (event) => subscription.nack(PARK, 'later', event));
    await vi.waitFor(async () => {
      const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(10n);
    });
    await client.replayParkedMessagesToStream(stream, GROUP, { stopAt: 4 });
    const replayed = await take(subscription, 4, (event) => subscription.ack(event));
    expect(replayed.map(revisionOf)).toEqual([0, 1, 2, 3]);
    const { stats } = await client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(stats.parkedMessageCount).toBe(6n);
  });
});
