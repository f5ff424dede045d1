import {
  type EventStoreDBClient,
  PersistentSubscriptionDoesNotExistError,
  PersistentSubscriptionDroppedError,
  PersistentSubscriptionExistsError,
  PersistentSubscriptionFailedError,
  PersistentSubscriptionMaximumSubscribersReachedError,
} from '@eventstore/db-client';
import { describe, expect, test } from 'vitest';
import {
  consume,
  failureOf,
  GROUP,
  newStream,
  numbered,
  settingsWith,
  started,
  take,
} from './persistent.fixture.ts';

describe('refusing', () => {
  test('a group is made once, and is not there before or after', async () => {
    const client = await started();
    const stream = newStream();
    const info = () => client.getPersistentSubscriptionToStreamInfo(stream, GROUP);
    await expect(info()).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    await expect(
      client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith()),
    ).rejects.toThrow(PersistentSubscriptionExistsError);
    await client.deletePersistentSubscriptionToStream(stream, GROUP);
    await expect(info()).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
    expect(await failureOf(consume(client, stream))).toBeInstanceOf(
      PersistentSubscriptionDoesNotExistError,
    );
  });

  test('settings that contradict each other fail', async () => {
    const client = await started();
    await expect(
      client.createPersistentSubscriptionToStream(
        newStream(),
        GROUP,
        settingsWith({ readBatchSize: 20, historyBufferSize: 20 }),
      ),
    ).rejects.toThrow(PersistentSubscriptionFailedError);
  });

  test('one consumer too many is turned away', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.createPersistentSubscriptionToStream(
      stream,
      GROUP,
      settingsWith({ maxSubscriberCount: 1 }),
    );
    await take(consume(client, stream), 1);
    expect(await failureOf(consume(client, stream))).toBeInstanceOf(
      PersistentSubscriptionMaximumSubscribersReachedError,
    );
  });

  test.each([
    [
      'deleted',
      (client: EventStoreDBClient, stream: string) =>
        client.deletePersistentSubscriptionToStream(stream, GROUP),
    ],
    [
      'updated',
      (client: EventStoreDBClient, stream: string) =>
        client.updatePersistentSubscriptionToStream(stream, GROUP, settingsWith()),
    ],
    ['restarted', (client: EventStoreDBClient) => client.restartPersistentSubscriptionSubsystem()],
  ])('consumers are dropped when their group is %s', async (_what, change) => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    const subscription = consume(client, stream);
    await take(subscription, 1);
    const failure = failureOf(subscription);
    await change(client, stream);
    expect(await failure).toBeInstanceOf(PersistentSubscriptionDroppedError);
  });

  test('consumers are dropped when the stream was tombstoned before their group was made', async () => {
    const client = await started();
    const stream = newStream();
    await client.appendToStream(stream, numbered(0, 0));
    await client.tombstoneStream(stream);
    await client.createPersistentSubscriptionToStream(stream, GROUP, settingsWith());
    for (const _attempt of [1, 2])
      expect(await failureOf(consume(client, stream))).toBeInstanceOf(
        PersistentSubscriptionDroppedError,
      );
  });
});
