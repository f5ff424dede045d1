import { randomUUID } from 'node:crypto';
import {
  type AppendExpectedRevision,
  convertToCommandError,
  DeadlineExceededError,
  type JSONEventData,
  type JSONEventType,
  UnavailableError,
  UnknownError,
} from '@eventstore/db-client';
import { unpackToCommandError } from '@eventstore/db-client/dist/streams/appendToStream/unpackError.js';
import { parseUUID } from '@eventstore/db-client/dist/utils/grpcUUID.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { ClientDuplexStream } from '@grpc/grpc-js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import timestamps from 'google-protobuf/google/protobuf/timestamp_pb.js';
import type { EventStore } from './event-store.ts';
import { waitFor } from './waiting.ts';

export interface AppendToStreamRequest {
  readonly streamName: string;
  readonly events: readonly JSONEventData<JSONEventType>[];
  readonly expectedRevision: AppendExpectedRevision;
}

export interface AppendToStreamOptions {
  readonly withinMs?: number;
  /** Milliseconds after which an unanswered append is sent again; undefined for never. */
  readonly resendAfterMs?: number;
}

/** Default of the client. */
const WITHIN_MS = 10_000;

type StreamsClient = InstanceType<typeof streamsServices.StreamsClient>;
type Call = ClientDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>;

interface Waiting {
  readonly streamName: string;
  readonly resolve: (position: bigint | undefined) => void;
  readonly reject: (error: Error) => void;
}

/** Unanswered appends by correlation id, for each call. */
const waitingOn = new WeakMap<Call, Map<string, Waiting>>();
const openCalls = new WeakMap<StreamsClient, Call | Promise<Call>>();

/**
 * Appends over one `BatchAppend` call per connection, and resolves with the position of the last event. A
 * resend needs an exact expected revision: with it and the events' ids the server stores the append once, and
 * whichever response comes first counts. Rejects with the client's errors; with `DeadlineExceededError` when
 * no response has come in time, and a later response is dropped.
 *
 * The client's own `appendToStream` keeps one table of unanswered appends for all connections of a process,
 * and a call that breaks empties it. The next response on another call then throws out of an event handler,
 * which ends the process, as does a write that fails while the call's buffer is full. Its workaround for that
 * table, one call per append, stores less than half as many a second.
 */
export const appendToStream = async (
  eventStore: EventStore,
  { streamName, events, expectedRevision }: AppendToStreamRequest,
  { withinMs = WITHIN_MS, resendAfterMs }: AppendToStreamOptions = {},
): Promise<bigint | undefined> => {
  const call = await openCall(eventStore);
  const waiting = waitingOn.get(call);
  if (waiting === undefined || call.destroyed) throw closed();
  const deadline = Date.now() + withinMs;
  const sent: string[] = [];
  const wait = waitFor(eventStore, 'an event to be stored');
  let expiry: NodeJS.Timeout | undefined;
  let resending: NodeJS.Timeout | undefined;
  let isStored = false;
  try {
    wait.start();
    const position = await new Promise<bigint | undefined>((resolve, reject) => {
      const send = (): void => {
        // A call that has ended has already rejected.
        if (call.destroyed || call.writableEnded) return;
        const correlationId = randomUUID();
        sent.push(correlationId);
        waiting.set(correlationId, { streamName, resolve, reject });
        call.write(requestOf({ correlationId, streamName, events, expectedRevision, deadline }));
      };
      expiry = setTimeout(() => reject(new DeadlineExceededError()), withinMs);
      if (resendAfterMs !== undefined) resending = setInterval(send, resendAfterMs);
      send();
    });
    isStored = true;
    return position;
  } finally {
    wait.stop(isStored);
    clearTimeout(expiry);
    clearInterval(resending);
    for (const correlationId of sent) waiting.delete(correlationId);
  }
};

const requestOf = ({
  correlationId,
  streamName,
  events,
  expectedRevision,
  deadline,
}: AppendToStreamRequest & {
  readonly correlationId: string;
  readonly deadline: number;
}): streams.BatchAppendReq => {
  const request = new streams.BatchAppendReq();
  request.setCorrelationId(uuidMessage(correlationId));
  request.setOptions(optionsOf(streamName, expectedRevision, deadline));
  request.setProposedMessagesList(events.map(messageOf));
  request.setIsFinal(true);
  return request;
};

/** Opens a new call when the connection or the call was lost. */
const openCall = (eventStore: EventStore): Promise<Call> =>
  eventStore['GRPCStreamCreator'](
    streamsServices.StreamsClient,
    'append',
    (client: StreamsClient) => {
      const waiting = new Map<string, Waiting>();
      const metadataAndOptions = eventStore['callArguments']({}, { deadline: Infinity });
      const call: Call = client.batchAppend(...metadataAndOptions);
      waitingOn.set(call, waiting);
      const end = (error: Error): void => {
        waitingOn.delete(call);
        openCalls.delete(client);
        for (const { reject } of waiting.values()) reject(error);
      };
      call.on('data', (response: streams.BatchAppendResp) => {
        const append = waiting.get(parseUUID(response.getCorrelationId()) ?? '');
        if (append !== undefined) settle(append, response);
      });
      call.on('error', (error) => end(convertToCommandError(error)));
      call.on('end', () => {
        end(closed());
        call.end();
      });
      return call;
    },
    openCalls,
  )();

const closed = (): Error => new UnavailableError(undefined, 'The event store ended the call.');

const settle = (
  { streamName, resolve, reject }: Waiting,
  response: streams.BatchAppendResp,
): void => {
  const error = response.getError();
  if (error !== undefined) {
    // Rejects without details, since the client's own conversion would throw out of this event handler.
    reject(
      error.hasDetails()
        ? unpackToCommandError(error, streamName)
        : new UnknownError(undefined, error.getMessage()),
    );
    return;
  }
  const position = response.getSuccess()?.getPosition();
  resolve(position && BigInt(position.getCommitPosition()));
};

const optionsOf = (
  streamName: string,
  expected: AppendExpectedRevision,
  deadline: number,
): streams.BatchAppendReq.Options => {
  const options = new streams.BatchAppendReq.Options();
  const identifier = new shared.StreamIdentifier();
  identifier.setStreamName(Buffer.from(streamName));
  options.setStreamIdentifier(identifier);
  options.setDeadline(timestamps.Timestamp.fromDate(new Date(deadline)));
  switch (expected) {
    case 'any':
      options.setAny(new emptyMessages.Empty());
      return options;
    case 'no_stream':
      options.setNoStream(new emptyMessages.Empty());
      return options;
    case 'stream_exists':
      options.setStreamExists(new emptyMessages.Empty());
      return options;
    default:
      options.setStreamPosition(String(expected));
      return options;
  }
};

const messageOf = ({
  id,
  type,
  data,
  metadata,
}: JSONEventData<JSONEventType>): streams.BatchAppendReq.ProposedMessage => {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(uuidMessage(id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(Buffer.from(JSON.stringify(data)));
  if (metadata !== undefined) message.setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
  return message;
};

const uuidMessage = (id: string): shared.UUID => {
  const message = new shared.UUID();
  message.setString(id);
  return message;
};
