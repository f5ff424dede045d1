import { randomUUID } from 'node:crypto';
import {
  DISPATCH_TO_SINGLE,
  PersistentSubscriptionDoesNotExistError,
  PersistentSubscriptionExistsError,
  type PersistentSubscriptionToStreamSettings,
  PINNED,
  persistentSubscriptionToAllSettingsFromDefaults,
  persistentSubscriptionToStreamSettingsFromDefaults,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { expect, onTestFinished, test } from 'vitest';
import { client, newStream } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';

const newGroupName = (): string => `group-${randomUUID()}`;

const SETTINGS: PersistentSubscriptionToStreamSettings = {
  startFrom: 3n,
  resolveLinkTos: true,
  extraStatistics: true,
  messageTimeout: 20_000,
  maxRetryCount: 4,
  checkPointAfter: 1_000,
  checkPointLowerBound: 5,
  checkPointUpperBound: 50,
  maxSubscriberCount: 7,
  liveBufferSize: 400,
  readBatchSize: 30,
  historyBufferSize: 300,
  consumerStrategyName: DISPATCH_TO_SINGLE,
};

/** A group on a stream of its own, gone after the test. */
const streamGroup = async (
  settings: Partial<PersistentSubscriptionToStreamSettings> = {},
  streamName = newStream(),
): Promise<readonly [streamName: string, groupName: string]> => {
  const groupName = newGroupName();
  await client.createPersistentSubscriptionToStream(
    streamName,
    groupName,
    persistentSubscriptionToStreamSettingsFromDefaults(settings),
  );
  onTestFinished(async () => {
    await client.deletePersistentSubscriptionToStream(streamName, groupName).catch(() => {});
  });
  return [streamName, groupName];
};

const allGroup = async (): Promise<string> => {
  const groupName = newGroupName();
  await client.createPersistentSubscriptionToAll(
    groupName,
    persistentSubscriptionToAllSettingsFromDefaults(),
    { filter: streamNameFilter({ prefixes: [newStream()] }) },
  );
  onTestFinished(async () => {
    await client.deletePersistentSubscriptionToAll(groupName).catch(() => {});
  });
  return groupName;
};

test('a group on a stream has the settings that it was created with', async () => {
  const group = await streamGroup(SETTINGS);
  const info = await client.getPersistentSubscriptionToStreamInfo(...group);
  const [eventSource, groupName] = group;
  expect(info).toMatchObject({ eventSource, groupName, connections: [] });
  expect(info.settings).toEqual(SETTINGS);
});

test('a group on $all has the settings that it was created with', async () => {
  const groupName = newGroupName();
  const settings = persistentSubscriptionToAllSettingsFromDefaults({
    ...SETTINGS,
    startFrom: START,
  });
  await client.createPersistentSubscriptionToAll(groupName, settings);
  onTestFinished(() => client.deletePersistentSubscriptionToAll(groupName));
  const info = await client.getPersistentSubscriptionToAllInfo(groupName);
  expect(info).toMatchObject({ eventSource: '$all', groupName, connections: [], settings });
});

test('a group that is updated has the new settings', async () => {
  const group = await streamGroup(SETTINGS);
  const changed = { ...SETTINGS, maxRetryCount: 9, messageTimeout: 7_000 };
  await client.updatePersistentSubscriptionToStream(...group, changed);
  const info = await client.getPersistentSubscriptionToStreamInfo(...group);
  expect(info.settings).toMatchObject({ maxRetryCount: 9, messageTimeout: 7_000 });
});

test('the information on a group names its consumers', async () => {
  const group = await streamGroup({ consumerStrategyName: PINNED });
  const subscription = client.subscribeToPersistentSubscriptionToStream(...group, {
    bufferSize: 13,
  });
  await follow(subscription).confirmed;
  const info = await client.getPersistentSubscriptionToStreamInfo(...group);
  expect(info.connections).toHaveLength(1);
  expect(info.connections[0]).toMatchObject({
    connectionName: client.connectionName,
    availableSlots: 13,
    inFlightMessages: 0,
  });
});

test('groups are listed with others on their stream, and with all there are', async () => {
  const [streamName, first] = await streamGroup();
  const [, second] = await streamGroup({}, streamName);
  const onAll = await allGroup();
  const named = (infos: readonly { readonly groupName: string }[]): string[] =>
    infos.map(({ groupName }) => groupName);
  const ofStream = named(await client.listPersistentSubscriptionsToStream(streamName));
  expect(ofStream.toSorted()).toEqual([first, second].toSorted());
  expect(named(await client.listPersistentSubscriptionsToAll())).toContain(onAll);
  expect(named(await client.listAllPersistentSubscriptions())).toEqual(
    expect.arrayContaining([first, second, onAll]),
  );
});

test('groups of the same name on two streams are two groups', async () => {
  const [streamName, groupName] = await streamGroup();
  const other = newStream();
  const settings = persistentSubscriptionToStreamSettingsFromDefaults();
  await client.createPersistentSubscriptionToStream(other, groupName, settings);
  await client.deletePersistentSubscriptionToStream(other, groupName);
  const info = await client.getPersistentSubscriptionToStreamInfo(streamName, groupName);
  expect(info.eventSource).toBe(streamName);
});

test('a group cannot be created twice', async () => {
  const [streamName, groupName] = await streamGroup();
  const settings = persistentSubscriptionToStreamSettingsFromDefaults();
  const again = client.createPersistentSubscriptionToStream(streamName, groupName, settings);
  const error = await again.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(PersistentSubscriptionExistsError);
  expect(error).toMatchObject({ streamName, groupName });
});

test('a group on $all cannot be created twice', async () => {
  const groupName = await allGroup();
  const settings = persistentSubscriptionToAllSettingsFromDefaults();
  const again = client.createPersistentSubscriptionToAll(groupName, settings);
  await expect(again).rejects.toThrow(PersistentSubscriptionExistsError);
});

test('a deleted group can be created again', async () => {
  const [streamName, groupName] = await streamGroup(SETTINGS);
  await client.deletePersistentSubscriptionToStream(streamName, groupName);
  const gone = client.getPersistentSubscriptionToStreamInfo(streamName, groupName);
  await expect(gone).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
  const settings = persistentSubscriptionToStreamSettingsFromDefaults({ maxRetryCount: 1 });
  await client.createPersistentSubscriptionToStream(streamName, groupName, settings);
  const info = await client.getPersistentSubscriptionToStreamInfo(streamName, groupName);
  expect(info.settings.maxRetryCount).toBe(1);
});

const settings = persistentSubscriptionToStreamSettingsFromDefaults();
const allSettings = persistentSubscriptionToAllSettingsFromDefaults();

test.each([
  {
    action: 'updated',
    act: (stream: string, group: string) =>
      client.updatePersistentSubscriptionToStream(stream, group, settings),
  },
  {
    action: 'deleted',
    act: (stream: string, group: string) =>
      client.deletePersistentSubscriptionToStream(stream, group),
  },
  {
    action: 'described',
    act: (stream: string, group: string) =>
      client.getPersistentSubscriptionToStreamInfo(stream, group),
  },
  {
    action: 'listed by its stream',
    act: (stream: string) => client.listPersistentSubscriptionsToStream(stream),
  },
  {
    action: 'replayed',
    act: (stream: string, group: string) => client.replayParkedMessagesToStream(stream, group),
  },
  {
    action: 'consumed from',
    act: (stream: string, group: string) =>
      follow(client.subscribeToPersistentSubscriptionToStream(stream, group)).ended,
  },
  {
    action: 'updated on $all',
    act: (_: string, group: string) => client.updatePersistentSubscriptionToAll(group, allSettings),
  },
  {
    action: 'deleted on $all',
    act: (_: string, group: string) => client.deletePersistentSubscriptionToAll(group),
  },
  {
    action: 'described on $all',
    act: (_: string, group: string) => client.getPersistentSubscriptionToAllInfo(group),
  },
  {
    action: 'replayed on $all',
    act: (_: string, group: string) => client.replayParkedMessagesToAll(group),
  },
  {
    action: 'consumed from on $all',
    act: (_: string, group: string) =>
      follow(client.subscribeToPersistentSubscriptionToAll(group)).ended,
  },
])('a group that does not exist cannot be $action', async ({ act }) => {
  const acting: Promise<unknown> = act(newStream(), newGroupName());
  await expect(acting).rejects.toThrow(PersistentSubscriptionDoesNotExistError);
});
