import { randomUUID } from 'node:crypto';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { Server, ServerCredentials, type ServerWritableStream } from '@grpc/grpc-js';
import { onTestFinished } from 'vitest';
import { connectEventStore, type EventStore } from './event-store.ts';

/** Message of a subscription; a number is the commit position of an event of the stream `ours-1`. */
export type ScriptedMessage =
  | number
  | 'confirmed'
  | 'caughtUp'
  | 'fellBehind'
  | { readonly checkpoint: number };

/**
 * Event store that answers each subscription with the next script, and other reads with the event at `head`.
 * Stops with the test.
 */
export const startScriptedServer = async (
  scripts: readonly (Iterable<ScriptedMessage> | AsyncIterable<ScriptedMessage>)[],
  {
    head,
    onSubscribe = () => {},
  }: {
    readonly head: () => number;
    readonly onSubscribe?: (options: streams.ReadReq.Options) => void;
  },
): Promise<EventStore> => {
  const left = [...scripts];
  const server = new Server();
  server.addService(
    { read: streamsServices.StreamsService.read },
    {
      read: (call: ServerWritableStream<streams.ReadReq, streams.ReadResp>) => {
        const options = call.request.getOptions();
        if (options?.hasSubscription() === true) {
          onSubscribe(options);
          tellAll(call, left.shift() ?? []).catch((error: Error) => call.destroy(error));
          return;
        }
        call.write(messageOf(head()));
        call.end();
      },
    },
  );
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) => {
      if (error === null) resolve(bound);
      else reject(error);
    });
  });
  const eventStore = connectEventStore(`esdb://127.0.0.1:${port}?tls=false`);
  onTestFinished(async () => {
    await eventStore.dispose();
    server.forceShutdown();
  });
  return eventStore;
};

const tellAll = async (
  call: ServerWritableStream<streams.ReadReq, streams.ReadResp>,
  script: Iterable<ScriptedMessage> | AsyncIterable<ScriptedMessage>,
): Promise<void> => {
  for await (const scripted of script) call.write(messageOf(scripted));
};

const messageOf = (scripted: ScriptedMessage): streams.ReadResp => {
  const { ReadResp } = streams;
  const message = new ReadResp();
  if (scripted === 'confirmed') {
    const confirmation = new ReadResp.SubscriptionConfirmation();
    confirmation.setSubscriptionId(randomUUID());
    message.setConfirmation(confirmation);
  } else if (scripted === 'caughtUp') message.setCaughtUp(new ReadResp.CaughtUp());
  else if (scripted === 'fellBehind') message.setFellBehind(new ReadResp.FellBehind());
  else if (typeof scripted === 'number') message.setEvent(eventAt(scripted));
  else {
    const checkpoint = new ReadResp.Checkpoint();
    checkpoint.setCommitPosition(String(scripted.checkpoint));
    checkpoint.setPreparePosition(String(scripted.checkpoint));
    message.setCheckpoint(checkpoint);
  }
  return message;
};

const eventAt = (position: number): streams.ReadResp.ReadEvent => {
  const id = new shared.UUID();
  id.setString(randomUUID());
  const stream = new shared.StreamIdentifier();
  stream.setStreamName(Buffer.from('ours-1').toString('base64'));
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent();
  recorded.setId(id);
  recorded.setStreamIdentifier(stream);
  recorded.setStreamRevision(String(position));
  recorded.setCommitPosition(String(position));
  recorded.setPreparePosition(String(position));
  recorded.setData(Buffer.from('{}'));
  recorded
    .getMetadataMap()
    .set('type', 'Counted')
    .set('content-type', 'application/json')
    .set('created', '0');
  const event = new streams.ReadResp.ReadEvent();
  event.setEvent(recorded);
  event.setCommitPosition(String(position));
  return event;
};
