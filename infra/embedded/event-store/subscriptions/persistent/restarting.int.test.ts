import {
  END,
  PARK,
  persistentSubscriptionToAllSettingsFromDefaults,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { describe, expect, test, vi } from 'vitest';
import { openMemoryLog } from '../../storage/memory-log.ts';

import {
  cleanups,
  consume,
  GROUP,
  newStream,
  numbered,
  revisionOf,
  serve,
  settingsWith,
  take,
  withDirectory,
} from './persistent.fixture.ts';

describe('restarting', () => {
  test('settings, checkpoint and parked messages survive', async () => {
    const open = await withDirectory();
    const stream = newStream();
    const settings = settingsWith({
      checkPointLowerBound: 1,
      checkPointUpperBound: 1,
      maxRetryCount: 3,
      messageTimeout: 12_345,
      consumerStrategyName: 'Pinned',
    });

    const firstLog = open();
    const first = await serve(firstLog);
    await first.client.appendToStream(stream, numbered(0, 9));
    await first.client.createPersistentSubscriptionToStream(stream, GROUP, settings);
    const before = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    before.on('error', () => undefined);
    await take(before, 7, (event) =>
      revisionOf(event) === 2 ? before.nack(PARK, 'broken', event) : before.ack(event),
    );
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.lastCheckpointedEventRevision).toBe(6n);
    });
    await first.stop();
    await firstLog.close();

    const secondLog = open();
    cleanups.push(() => secondLog.close());
    const second = await serve(secondLog);
    const info = await second.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(info.settings).toEqual(settings);
    expect(info.stats.lastCheckpointedEventRevision).toBe(6n);
    expect(info.stats.parkedMessageCount).toBe(1n);
    const after = consume(second.client, stream);
    const remaining = await take(after, 3, (event) => after.ack(event));
    expect(remaining.map(revisionOf)).toEqual([7, 8, 9]);
    await second.client.replayParkedMessagesToStream(stream, GROUP);
    const replayed = await take(after, 1, (event) => after.ack(event));
    expect(replayed.map(revisionOf)).toEqual([2]);
  });

  test('unacknowledged messages come again', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 9));
    await first.client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ checkPointLowerBound: 1, checkPointUpperBound: 1 }),
    );
    const before = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    before.on('error', () => undefined);
    await take(before, 10, async (event) => {
      if (revisionOf(event) !== 4) await before.ack(event);
    });
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.totalInFlightMessages).toBe(1);
    });
    await first.stop();

    const second = await serve(log);
    const again = await take(consume(second.client, stream), 6);
    expect(again.map(revisionOf)).toEqual([4, 5, 6, 7, 8, 9]);
  });

  test('a group from the end keeps events written before its first checkpoint', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 4));
    await first.client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ startFrom: END }),
    );
    await first.client.appendToStream(stream, numbered(5, 6));
    await first.stop();

    const second = await serve(log);
    const received = await take(consume(second.client, stream), 2);
    expect(received.map(revisionOf)).toEqual([5, 6]);
  });

  test('a filter survives, commas in its prefixes included', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const prefix = `${newStream()},x`;
    await first.client.createPersistentSubscriptionToAll(
      GROUP,
      persistentSubscriptionToAllSettingsFromDefaults({ startFrom: START }),
      { filter: streamNameFilter({ prefixes: [prefix] }) },
    );
    await first.stop();

    const second = await serve(log);
    await second.client.appendToStream(newStream(), numbered(0, 3));
    await second.client.appendToStream(prefix, numbered(0, 0));
    const subscription = second.client.subscribeToPersistentSubscriptionToAll(GROUP);
    for await (const event of subscription) {
      expect(event.event?.streamId).toBe(prefix);
      break;
    }
  });

  test('a replay that was not finished leaves the rest parked', async () => {
    const log = openMemoryLog();
    const first = await serve(log);
    const stream = newStream();
    await first.client.appendToStream(stream, numbered(0, 2));
    await first.client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = first.client.subscribeToPersistentSubscriptionToStream(stream, GROUP);
    subscription.on('error', () => undefined);
    await take(subscription, 3, (event) => subscription.nack(PARK, 'later', event));
    await vi.waitFor(async () => {
      const { stats } = await first.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
      expect(stats.parkedMessageCount).toBe(3n);
    });
    await first.client.replayParkedMessagesToStream(stream, GROUP);
    await take(subscription, 3);
    await first.stop();

    const second = await serve(log);
    const { stats } = await second.client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    expect(stats.parkedMessageCount).toBe(3n);
  });
});
