import { randomUUID } from 'node:crypto';
import {
  type AppendResult,
  type EventData,
  EventStoreDBClient,
  jsonEvent,
  type Position,
  type ReadStreamOptions,
  type RecordedEvent,
  type ResolvedEvent,
} from '@eventstore/db-client';
import { inject } from 'vitest';

export const { url, isEmbedded } = inject('serverUnderTest');

/** Shared by all files of a worker. */
export const client = EventStoreDBClient.connectionString(url);

const [, username = 'admin', password = 'changeit'] =
  /^[^/]+\/\/([^:@/]+):([^@/]+)@/.exec(url) ?? [];

/** Credentials of a call: with them the client appends by `Append`, without them by `BatchAppend`. */
export const credentials = { username, password };

/** Both ways to append, whose effects must not differ. */
export const APPEND_CALLS = [
  { call: 'BatchAppend', options: {} },
  { call: 'Append', options: { credentials } },
] as const;

/** Name of a stream unused by any other test or earlier run. */
export const newStream = (): string => `conformance-${randomUUID()}`;

/** Events whose data are `{ number: 0 }`, `{ number: 1 }` and so on. */
export const numbered = (count: number, type = 'Numbered'): EventData[] =>
  Array.from({ length: count }, (_, number) => jsonEvent({ type, data: { number } }));

/** Record of a resolved event: the link, or the event itself. */
export const original = ({ link, event }: ResolvedEvent): RecordedEvent => {
  const record = link ?? event;
  if (record === undefined) throw new Error('A resolved event carries neither event nor link.');
  return record;
};

/** Position of an append; missing only for one without events. */
export const positionOf = ({ position }: AppendResult): Position => {
  if (position === undefined) throw new Error('The append was answered without a position.');
  return position;
};

/** Position in `$all` after all events so far. */
export const here = async (): Promise<Position> =>
  positionOf(await client.appendToStream(newStream(), numbered(1)));

export const collect = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const collected: Item[] = [];
  for await (const item of items) collected.push(item);
  return collected;
};

export const readStream = async (
  streamName: string,
  options?: ReadStreamOptions,
): Promise<RecordedEvent[]> =>
  (await collect(client.readStream(streamName, options))).map(original);

export const revisions = async (
  streamName: string,
  options?: ReadStreamOptions,
): Promise<number[]> =>
  (await readStream(streamName, options)).map(({ revision }) => Number(revision));

/** Numbers from `first` to `last`, descending if `last` is smaller. */
export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.abs(last - first) + 1 }, (_, i) =>
    first <= last ? first + i : first - i,
  );
