import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as delay, setImmediate as nextTurn } from 'node:timers/promises';
import {
  BACKWARDS,
  binaryEvent,
  convertToCommandError,
  END,
  type EventData,
  type EventStoreDBClient,
  eventTypeFilter,
  FORWARDS,
  jsonEvent,
  metastreamOf,
  type ReadableSubscription,
  type ResolvedEvent,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import { streamIdentifier } from '../../event-store/protocol/stream-name.ts';
import { uuidMessage } from '../../event-store/protocol/uuid.ts';
import type { Operation, ProposedEvent } from './operations.fixture.ts';
import { createPlain, type Outcome } from './outcome.fixture.ts';

export interface Player {
  readonly client: EventStoreDBClient;
  /** Credentials make a call append by `Append`. */
  readonly credentials: { readonly username: string; readonly password: string };
}

type AppendOperation = Extract<Operation, { kind: 'append' }>;

const STREAMS = [0, 1, 2];

const REVIVAL_MS = 100;

/** Exceeds the events of a history and of others in the meantime. */
const MAX_IN_LOG = 1_000;

/** Exceeds the duration of any operation, including its waits. */
const SILENCE_MS = 20_000;

const silence = async (): Promise<Outcome> => {
  await delay(SILENCE_MS, undefined, { ref: false });
  return 'no answer';
};

/** Exceeds the delay of any answer; later ones never come. */
const PATIENCE_MS = 8_000;

/** Plays a history on new streams, and returns the outcome of each operation. */
export const play = async (
  history: readonly Operation[],
  { client, credentials }: Player,
): Promise<readonly Outcome[]> => {
  const run = randomUUID();
  const prefix = `differential-${run}-`;
  const streamOf = (number: number): string => `${prefix}${number}`;
  const idOf = (number: number): string => `${run.slice(0, 24)}${String(number).padStart(12, '0')}`;
  const { plain, appended, resolved, failed } = createPlain(prefix, idOf);
  let proposals = 0;
  /** Last append by stream since its deletion: EventStoreDB then remembers only some of its events. */
  const lastAppends = new Map<
    number,
    Pick<AppendOperation, 'expected'> & { readonly sent: EventData[] }
  >();
  /** Streams whose events may be hidden. */
  const mayHide = new Set<number>();
  const deleted = new Set<number>();
  const tombstonedAfterDelete = new Set<number>();
  const start = await client.appendToStream(`${prefix}start`, jsonEvent({ type: 'S', data: {} }));
  const { position } = start;
  if (position === undefined) throw new Error('The append told no position.');

  const proposed = ({ type, content }: ProposedEvent): EventData => {
    const id = proposals;
    proposals += 1;
    switch (content) {
      case 'json':
        return jsonEvent({ id: idOf(id), type, data: { id } });
      case 'json with metadata':
        return jsonEvent({ id: idOf(id), type, data: { id }, metadata: { by: 'someone' } });
      case 'binary':
        return binaryEvent({ id: idOf(id), type, data: Uint8Array.of(0, 255, id) });
      case 'empty':
        return binaryEvent({ id: idOf(id), type, data: new Uint8Array() });
    }
  };

  const isOurs = ({ event, link }: ResolvedEvent): boolean =>
    (link ?? event)?.streamId.replace(/^\$\$/, '').startsWith(prefix) ?? false;

  const collected = async (items: AsyncIterable<ResolvedEvent>): Promise<Outcome> => {
    const found: Outcome[] = [];
    for await (const item of items) found.push(resolved(item));
    return found;
  };

  /** Our events in log order. */
  const readAll = async ({
    direction,
    resolveLinkTos,
  }: Extract<Operation, { kind: 'read all' }>): Promise<Outcome> => {
    const found: Outcome[] = [];
    const isForwards = direction === 'forwards';
    const items = client.readAll({
      fromPosition: isForwards ? position : END,
      direction: isForwards ? FORWARDS : BACKWARDS,
      resolveLinkTos,
      maxCount: MAX_IN_LOG,
    });
    // Reads to the end, since the client leaves an abandoned read open.
    for await (const item of items) if (isOurs(item)) found.push(resolved(item));
    return found;
  };

  /** Events delivered by a subscription until it has caught up or ended. */
  const caughtUp = async <Item extends ResolvedEvent>(
    subscription: ReadableSubscription<Item>,
  ): Promise<Outcome> => {
    const found: Item[] = [];
    subscription.on('data', (item: Item) => found.push(item));
    try {
      await once(subscription, 'caughtUp', { signal: AbortSignal.timeout(PATIENCE_MS) });
      // Pushed messages are delivered in this turn or the next.
      await nextTurn();
      await nextTurn();
    } finally {
      // Ignores errors after the end of the subscription.
      subscription.on('error', () => {});
      await subscription.unsubscribe();
    }
    return found.filter(isOurs).map(resolved);
  };

  /** A real server revives a deleted stream shortly after answering the append. */
  const revived = async (stream: number): Promise<void> => {
    if (deleted.has(stream)) await delay(REVIVAL_MS);
  };

  const perform = async (operation: Operation): Promise<Outcome> => {
    switch (operation.kind) {
      case 'append': {
        const { stream, call, events, isRetry } = operation;
        const earlier = isRetry ? lastAppends.get(stream) : undefined;
        const { sent, expected } = earlier ?? {
          sent: events.map(proposed),
          expected: operation.expected,
        };
        lastAppends.set(stream, { sent, expected });
        const options = {
          expectedRevision: expected,
          ...(call === 'Append' && { credentials }),
        };
        const result = await client.appendToStream(streamOf(stream), sent, options);
        await revived(stream);
        // EventStoreDB does not look up the position of events hidden by metadata.
        const { position: _, ...hidden } = result;
        return appended(earlier !== undefined && mayHide.has(stream) ? hidden : result);
      }
      case 'link': {
        const { stream, target, revision } = operation;
        const data = revision === undefined ? UNREADABLE_LINK : `${revision}@${streamOf(target)}`;
        const link = binaryEvent({ type: '$>', data: Buffer.from(data) });
        const result = await client.appendToStream(streamOf(stream), link);
        await revived(stream);
        return appended(result);
      }
      case 'read stream': {
        const { stream, ofMetadata, direction, maxCount, resolveLinkTos } = operation;
        const name = streamOf(stream);
        return collected(
          client.readStream(ofMetadata ? metastreamOf(name) : name, {
            direction: direction === 'forwards' ? FORWARDS : BACKWARDS,
            fromRevision: fromOf(operation),
            maxCount,
            resolveLinkTos,
          }),
        );
      }
      case 'read all':
        return readAll(operation);
      case 'set metadata': {
        // EventStoreDB would revive the stream and store a truncation below all numbers.
        if (tombstonedAfterDelete.has(operation.stream)) return 'left out';
        mayHide.add(operation.stream);
        const { stream, expected: expectedRevision, metadata } = operation;
        const options = { expectedRevision };
        const result = await client.setStreamMetadata(streamOf(stream), metadata, options);
        await revived(stream);
        return appended(result);
      }
      case 'store metadata': {
        if (tombstonedAfterDelete.has(operation.stream)) return 'left out';
        mayHide.add(operation.stream);
        const metastream = metastreamOf(streamOf(operation.stream));
        // Revival of a deleted stream by others depends on EventStoreDB's cache.
        const isJson = operation.isJson || deleted.has(operation.stream);
        const result = await storeText(client, metastream, { ...operation, isJson });
        await revived(operation.stream);
        return result;
      }
      case 'get metadata': {
        const { metastreamRevision, ...found } = await client.getStreamMetadata(
          streamOf(operation.stream),
        );
        // The client fills in the position.
        return plain({ ...found, isThere: metastreamRevision !== undefined });
      }
      case 'delete':
      case 'tombstone': {
        mayHide.add(operation.stream);
        const { kind, stream, expected: expectedRevision } = operation;
        lastAppends.delete(stream);
        if (kind === 'tombstone' && deleted.has(stream)) tombstonedAfterDelete.add(stream);
        deleted.add(stream);
        const name = streamOf(stream);
        const { position: reported } = await (kind === 'delete'
          ? client.deleteStream(name, { expectedRevision })
          : client.tombstoneStream(name, { expectedRevision }));
        return { hasPosition: reported !== undefined };
      }
      case 'subscribe to stream': {
        const { stream, resolveLinkTos } = operation;
        const fromRevision = fromOf(operation);
        return caughtUp(
          client.subscribeToStream(streamOf(stream), { fromRevision, resolveLinkTos }),
        );
      }
      case 'subscribe to all': {
        const filter =
          operation.filter === 'stream name'
            ? streamNameFilter({ prefixes: [prefix] })
            : eventTypeFilter({ prefixes: ['A'] });
        const { resolveLinkTos } = operation;
        return caughtUp(client.subscribeToAll({ fromPosition: position, filter, resolveLinkTos }));
      }
    }
  };

  const outcomes: Outcome[] = [];
  const endings: readonly Operation[] = [
    { kind: 'read all', direction: 'forwards', resolveLinkTos: false },
    ...STREAMS.flatMap((stream): readonly Operation[] => [
      {
        kind: 'read stream',
        stream,
        ofMetadata: false,
        from: 'start',
        direction: 'forwards',
        maxCount: 1_000,
        resolveLinkTos: true,
      },
      { kind: 'get metadata', stream },
    ]),
  ];
  for (const operation of [...history, ...endings])
    outcomes.push(await Promise.race([perform(operation).catch(failed), silence()]));
  return outcomes;
};

/** The client stores only its own values as JSON. */
const storeText = async (
  client: EventStoreDBClient,
  streamName: string,
  { text, isJson }: Extract<Operation, { kind: 'store metadata' }>,
): Promise<Outcome> => {
  const header = new streams.AppendReq();
  const options = new streams.AppendReq.Options();
  options.setStreamIdentifier(streamIdentifier(streamName));
  options.setAny(new emptyMessages.Empty());
  header.setOptions(options);
  const message = new streams.AppendReq.ProposedMessage();
  message.setId(uuidMessage(randomUUID()));
  message
    .getMetadataMap()
    .set('type', '$metadata')
    .set('content-type', isJson ? 'application/json' : 'application/octet-stream');
  message.setData(Buffer.from(text));
  const body = new streams.AppendReq();
  body.setProposedMessage(message);
  return client['execute'](
    streamsServices.StreamsClient,
    'storeText',
    (grpc: InstanceType<typeof streamsServices.StreamsClient>) =>
      new Promise((resolve, reject) => {
        const [metadata, callOptions] = client['callArguments']({});
        const call = grpc.append(metadata, callOptions, (error, response) => {
          if (error === null) resolve({ stored: response.hasSuccess() });
          else reject(convertToCommandError(error));
        });
        call.write(header);
        call.write(body);
        call.end();
      }),
  );
};

const UNREADABLE_LINK = 'nowhere';

const fromOf = ({ from }: { readonly from: 'start' | 'end' | bigint }) =>
  from === 'start' ? START : from === 'end' ? END : from;
