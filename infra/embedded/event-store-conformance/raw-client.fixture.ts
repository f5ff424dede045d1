import type { Position } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streamsServices from '@eventstore/db-client/generated/streams_grpc_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { ChannelCredentials, type Client, Metadata } from '@grpc/grpc-js';
import { credentials, url } from './client.fixture.ts';

/**
 * Raw protocol, for calls that the client does not offer and input that it would never send. Connects to the
 * first node of the connection string.
 */
const address = /^[^/]+\/\/(?:[^@/]*@)?([^,/?]+)/.exec(url)?.[1] ?? '';
const isPlain = new URLSearchParams(url.split('?')[1]).get('tls') === 'false';
const channelCredentials = isPlain
  ? ChannelCredentials.createInsecure()
  : ChannelCredentials.createSsl();

/** Client of a protocol service, shared within the worker. */
export const rawClient = <Service extends Client>(
  ServiceClient: new (address: string, credentials: ChannelCredentials) => Service,
): Service => new ServiceClient(address, channelCredentials);

export const streamsClient = rawClient(streamsServices.StreamsClient);

/** Metadata of every raw call. */
export const metadata = new Metadata();
if (!isPlain) {
  const { username, password } = credentials;
  const basic = Buffer.from(`${username}:${password}`).toString('base64');
  metadata.set('authorization', `Basic ${basic}`);
}

export const identifier = (streamName: string): shared.StreamIdentifier => {
  const message = new shared.StreamIdentifier();
  message.setStreamName(Buffer.from(streamName).toString('base64'));
  return message;
};

export const uuid = (text: string): shared.UUID => {
  const message = new shared.UUID();
  message.setString(text);
  return message;
};

/** Options of a read of `$all` or a stream, complete except for a count or a subscription. */
export const readOptions = (
  source: { readonly streamName: string } | { readonly after: Position },
): streams.ReadReq.Options => {
  const options = new streams.ReadReq.Options();
  const uuids = new streams.ReadReq.Options.UUIDOption();
  uuids.setString(new shared.Empty());
  options.setUuidOption(uuids);
  options.setNoFilter(new shared.Empty());
  options.setReadDirection(streams.ReadReq.Options.ReadDirection.FORWARDS);
  if ('streamName' in source) {
    const stream = new streams.ReadReq.Options.StreamOptions();
    stream.setStreamIdentifier(identifier(source.streamName));
    stream.setStart(new shared.Empty());
    options.setStream(stream);
  } else {
    const position = new streams.ReadReq.Options.Position();
    position.setCommitPosition(String(source.after.commit));
    position.setPreparePosition(String(source.after.prepare));
    const all = new streams.ReadReq.Options.AllOptions();
    all.setPosition(position);
    options.setAll(all);
  }
  return options;
};

/** Answers to a read in order, which the client's events do not preserve. */
export async function* readMessages(
  options: streams.ReadReq.Options | undefined,
): AsyncGenerator<streams.ReadResp, void> {
  const request = new streams.ReadReq();
  if (options !== undefined) request.setOptions(options);
  const call = streamsClient.read(request, metadata);
  const messages: AsyncIterable<streams.ReadResp> = call;
  try {
    yield* messages;
  } finally {
    // Ignores the error that answers cancelling.
    call.on('error', () => {});
    call.cancel();
  }
}

/** Messages of a subscription up to and including `caughtUp`. */
export const messagesUntilCaughtUp = async (
  options: streams.ReadReq.Options,
): Promise<streams.ReadResp[]> => {
  options.setSubscription(new streams.ReadReq.Options.SubscriptionOptions());
  const messages: streams.ReadResp[] = [];
  for await (const message of readMessages(options)) {
    messages.push(message);
    if (message.hasCaughtUp()) return messages;
  }
  throw new Error('The subscription ended before it had caught up.');
};

/** Name of the field set in a message. */
export const kindOf = (message: streams.ReadResp): string => {
  const { ContentCase } = streams.ReadResp;
  const names = Object.entries(ContentCase).flatMap(([name, number]) =>
    number === message.getContentCase() ? [name] : [],
  );
  return names[0] ?? 'CONTENT_NOT_SET';
};
