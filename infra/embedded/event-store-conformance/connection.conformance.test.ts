import { EventStoreDBClient } from '@eventstore/db-client';
import gossipServices from '@eventstore/db-client/generated/gossip_grpc_pb.js';
import gossip from '@eventstore/db-client/generated/gossip_pb.js';
import featuresServices from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js';
import type features from '@eventstore/db-client/generated/serverfeatures_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import { expect, onTestFinished, test } from 'vitest';
import { client, newStream, numbered, revisions, url } from './client.fixture.ts';
import { follow } from './follow.fixture.ts';
import { metadata, rawClient } from './raw-client.fixture.ts';

const gossipClient = rawClient(gossipServices.GossipClient);
const featuresClient = rawClient(featuresServices.ServerFeaturesClient);

const supportedMethods = (): Promise<features.SupportedMethods> =>
  new Promise((resolve, reject) => {
    featuresClient.getSupportedMethods(new shared.Empty(), metadata, (error, response) => {
      if (error === null) resolve(response);
      else reject(error);
    });
  });

const clusterInfo = (): Promise<gossip.ClusterInfo> =>
  new Promise((resolve, reject) => {
    gossipClient.read(new shared.Empty(), metadata, (error, response) => {
      if (error === null) resolve(response);
      else reject(error);
    });
  });

/** Connection string for a client that discovers the node by gossip. */
const discovering = (nodePreference: string): string => {
  const [, authority = '', query = ''] = /^[^/]+\/\/([^?]+)\??(.*)$/.exec(url) ?? [];
  const options = new URLSearchParams(query);
  options.set('nodePreference', nodePreference);
  return `esdb+discover://${authority}?${options}`;
};

const connect = (connectionString: string): EventStoreDBClient => {
  const other = EventStoreDBClient.connectionString(connectionString);
  onTestFinished(() => other.dispose());
  return other;
};

test('the server tells its version', async () => {
  const response = await supportedMethods();
  expect(response.getEventStoreServerVersion()).toMatch(/^\d+\.\d+\.\d+/);
});

test('the server lists the methods of streams', async () => {
  const response = await supportedMethods();
  const names = response
    .getMethodsList()
    .filter((method) => method.getServiceName() === 'event_store.client.streams.streams')
    .map((method) => method.getMethodName());
  const methods = ['read', 'append', 'batchappend', 'delete', 'tombstone'];
  expect(names).toEqual(expect.arrayContaining(methods));
});

test('gossip names one leader that is alive and can be reached', async () => {
  const members = (await clusterInfo()).getMembersList();
  const { LEADER } = gossip.MemberInfo.VNodeState;
  const leaders = members.filter((member) => member.getState() === LEADER && member.getIsAlive());
  expect(leaders).toHaveLength(1);
  expect(leaders[0]?.getHttpEndPoint()?.getAddress()).not.toBe('');
  expect(leaders[0]?.getHttpEndPoint()?.getPort()).toBeGreaterThan(0);
});

test.each(['leader', 'follower', 'random'])(
  'a client that discovers a %s node reads what others wrote',
  async (nodePreference) => {
    const streamName = newStream();
    await client.appendToStream(streamName, numbered(2));
    const other = connect(discovering(nodePreference));
    const read: bigint[] = [];
    for await (const { event } of other.readStream(streamName)) read.push(event?.revision ?? -1n);
    expect(read).toEqual([0n, 1n]);
  },
);

test('clients of the same server see each other’s appends', async () => {
  const streamName = newStream();
  const [writer, reader] = [connect(url), connect(url)];
  const followed = follow(reader.subscribeToStream(streamName));
  await followed.caughtUp;
  await writer.appendToStream(streamName, numbered(2));
  const items = await followed.until(({ length }) => length === 2);
  expect(items.map(({ event }) => event?.revision)).toEqual([0n, 1n]);
});

test('a client that goes leaves what it wrote and the other clients alone', async () => {
  const streamName = newStream();
  const leaving = EventStoreDBClient.connectionString(url);
  const followed = follow(client.subscribeToStream(streamName));
  await followed.caughtUp;
  const own = leaving.subscribeToStream(streamName);
  await leaving.appendToStream(streamName, numbered(1));
  for await (const { event } of own) if (event?.revision === 0n) await own.unsubscribe();
  await leaving.dispose();
  await client.appendToStream(streamName, numbered(1));
  await followed.until(({ length }) => length === 2);
  expect(await revisions(streamName)).toEqual([0, 1]);
});
