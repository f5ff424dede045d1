import { randomUUID } from 'node:crypto';
import type streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleServerStreamingCall, ServerWritableStream } from '@grpc/grpc-js';
import type { ReadMessage } from '../reading/message.ts';
import { readAll } from '../reading/read-all.ts';
import { readStream } from '../reading/read-stream.ts';
import { linkResolver, unresolved } from '../reading/resolve-link.ts';
import type { EventLog } from '../storage/event-log.ts';
import { followAll } from '../subscriptions/follow-all.ts';
import { followStream } from '../subscriptions/follow-stream.ts';
import type { LiveFeed } from '../subscriptions/live-feed.ts';
import { type Disturbance, disturbMessages } from './disturbance.ts';
import { shuttingDown, toRpcError } from './errors.ts';
import type { OpenCalls } from './open-calls.ts';
import { type ReadRequest, readRequestFrom } from './read-request.ts';
import { encodeReadResponse } from './read-response.ts';
import { createSender } from './sender.ts';

export interface Reading {
  readonly log: EventLog;
  readonly feed: LiveFeed;
  readonly clock: () => number;
  readonly calls: OpenCalls;
  readonly disturbance: Disturbance | undefined;
}

type ReadCall = ServerWritableStream<streams.ReadReq, readonly Buffer[]>;

export const readHandler =
  (reading: Reading): handleServerStreamingCall<streams.ReadReq, readonly Buffer[]> =>
  (call) => {
    // Emitted, since destroying a call sends no status and leaves its caller waiting.
    answer(reading, call).catch((error: unknown) => call.emit('error', toRpcError(error)));
  };

const answer = async (reading: Reading, call: ReadCall): Promise<void> => {
  const gone = new AbortController();
  call.on('cancelled', () => gone.abort());
  call.on('close', () => gone.abort());

  const request = readRequestFrom(call.request.getOptions());
  const isEndless = request.kind === 'followStream' || request.kind === 'followAll';
  let isStopped = false;
  const leave = reading.calls.add({
    isEndless,
    stop: () => {
      isStopped = true;
      gone.abort();
    },
  });
  call.on('close', leave);
  const sender = createSender(call, gone.signal);
  const send = (message: ReadMessage): void =>
    sender.send(encodeReadResponse({ message, uuids: request.uuids }));
  if (isEndless) send({ kind: 'confirmation', subscriptionId: randomUUID() });
  const messages = messagesFor(request, reading, gone.signal);
  try {
    for await (const message of disturbed(messages, reading, isEndless)) {
      if (gone.signal.aborted) break;
      send(message);
      if (!sender.hasRoom()) await sender.room();
    }
  } finally {
    sender.flush();
  }
  if (isStopped) throw shuttingDown();
  if (!gone.signal.aborted) call.end();
};

const disturbed = (
  messages: AsyncIterable<ReadMessage>,
  { disturbance }: Reading,
  isEndless: boolean,
): AsyncIterable<ReadMessage> =>
  disturbance === undefined ? messages : disturbMessages(messages, { disturbance, isEndless });

const messagesFor = (
  request: ReadRequest,
  { log, feed, clock }: Reading,
  signal: AbortSignal,
): AsyncIterable<ReadMessage> => {
  const resolve = request.resolveLinks ? linkResolver(log, clock) : unresolved;
  switch (request.kind) {
    case 'readStream':
      return readStream({ log, clock, resolve, signal }, request.query);
    case 'readAll':
      return readAll({ log, resolve, signal }, request.query);
    case 'followStream':
      return followStream({ log, feed, clock, resolve, signal }, request.subscription);
    case 'followAll':
      return followAll({ log, feed, resolve, signal }, request.subscription);
  }
};
