import { randomUUID } from 'node:crypto';
import {
  type PersistentSubscriptionToStream,
  type PersistentSubscriptionToStreamInfo,
  type PersistentSubscriptionToStreamSettings,
  persistentSubscriptionToStreamSettingsFromDefaults,
  type ResolvedEvent,
  START,
} from '@eventstore/db-client';
import { expect, onTestFinished, vi } from 'vitest';
import { client, newStream, numbered } from './client.fixture.ts';
import { type Followed, follow } from './follow.fixture.ts';

export interface Group {
  readonly streamName: string;
  readonly groupName: string;
}

export interface Consumer extends Followed<ResolvedEvent & { readonly retryCount: number }> {
  readonly subscription: PersistentSubscriptionToStream;
}

/** A group from the start of a stream, which is its own unless named. Gone after the test. */
export const newGroup = async (
  settings: Partial<PersistentSubscriptionToStreamSettings> = {},
  streamName = newStream(),
): Promise<Group> => {
  const groupName = `group-${randomUUID()}`;
  await client.createPersistentSubscriptionToStream(
    streamName,
    groupName,
    persistentSubscriptionToStreamSettingsFromDefaults({ startFrom: START, ...settings }),
  );
  onTestFinished(async () => {
    await client.deletePersistentSubscriptionToStream(streamName, groupName).catch(() => {});
  });
  return { streamName, groupName };
};

/** A consumer with room for this many unanswered events, once its group has accepted it. */
export const consume = async (
  { streamName, groupName }: Group,
  bufferSize = 20,
): Promise<Consumer> => {
  const subscription = client.subscribeToPersistentSubscriptionToStream(streamName, groupName, {
    bufferSize,
  });
  const followed = follow(subscription);
  await followed.confirmed;
  return { ...followed, subscription };
};

export const append = (streamName: string, count: number): Promise<unknown> =>
  client.appendToStream(streamName, numbered(count));

/** Revisions of the resolved events; a parked event arrives through a link too. */
export const revisionsOf = (items: readonly ResolvedEvent[]): number[] =>
  items.map(({ event }) => Number(event?.revision));

export const received =
  (count: number) =>
  ({ length }: readonly unknown[]): boolean =>
    length >= count;

export const info = ({
  streamName,
  groupName,
}: Group): Promise<PersistentSubscriptionToStreamInfo> =>
  client.getPersistentSubscriptionToStreamInfo(streamName, groupName);

/** Resolves once the group has parked this many events. */
export const parked = (group: Group, count: bigint): Promise<void> =>
  vi.waitFor(async () => expect((await info(group)).stats.parkedMessageCount).toBe(count), {
    timeout: 10_000,
    interval: 20,
  });
