import { randomUUID } from 'node:crypto';
import { StreamNotFoundError } from '@eventstore/db-client';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import { afterEach, describe, expect, test } from 'vitest';
import {
  client,
  isEmbedded,
  newStream,
  numbered,
  readStream,
  revisions,
} from './client.fixture.ts';
import { identifier, metadata, streamsClient, uuid } from './raw-client.fixture.ts';

/** A real server rejects some requests by name, others by a general failure. */
const REFUSALS = [status.INVALID_ARGUMENT, status.UNKNOWN];

const NIL_UUID = '00000000-0000-0000-0000-000000000000';

interface EventParts {
  readonly id?: string;
  readonly properties?: Readonly<Record<string, string>>;
}

/** Parts of an event shared by both calls; valid by default. */
const fill = <
  Message extends streams.AppendReq.ProposedMessage | streams.BatchAppendReq.ProposedMessage,
>(
  message: Message,
  {
    id = randomUUID(),
    properties = { type: 'Sound', 'content-type': 'application/json' },
  }: EventParts,
): Message => {
  if (id !== '') message.setId(uuid(id));
  for (const [name, value] of Object.entries(properties)) message.getMetadataMap().set(name, value);
  message.setData(Buffer.from('{}').toString('base64'));
  return message;
};

const FLAWED_EVENTS: readonly { readonly flaw: string; readonly parts: EventParts }[] = [
  { flaw: 'has no type', parts: { properties: { 'content-type': 'application/json' } } },
  {
    flaw: 'has an empty type',
    parts: { properties: { type: '', 'content-type': 'application/json' } },
  },
  { flaw: 'has no content type', parts: { properties: { type: 'Flawed' } } },
  { flaw: 'has no id', parts: { id: '' } },
  { flaw: 'has the id that stands for none', parts: { id: NIL_UUID } },
  { flaw: 'has an id that is no UUID', parts: { id: 'four' } },
];

afterEach(async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  expect(await revisions(streamName)).toEqual([0, 1]);
});

describe('Append', () => {
  const header = (
    streamName: string | undefined,
    expect = (options: streams.AppendReq.Options) => options.setAny(new shared.Empty()),
  ): streams.AppendReq => {
    const options = new streams.AppendReq.Options();
    if (streamName !== undefined) options.setStreamIdentifier(identifier(streamName));
    expect(options);
    const request = new streams.AppendReq();
    request.setOptions(options);
    return request;
  };

  const event = (parts: EventParts = {}): streams.AppendReq => {
    const request = new streams.AppendReq();
    request.setProposedMessage(fill(new streams.AppendReq.ProposedMessage(), parts));
    return request;
  };

  const append = (requests: readonly streams.AppendReq[]): Promise<streams.AppendResp> =>
    new Promise((resolve, reject) => {
      const call = streamsClient.append(metadata, (error, response) => {
        if (error === null) resolve(response);
        else reject(error);
      });
      for (const request of requests) call.write(request);
      call.end();
    });

  test('of sound requests succeeds', async () => {
    const streamName = newStream();
    const response = await append([header(streamName), event(), event()]);
    expect(response.getSuccess()?.getCurrentRevision()).toBe('1');
  });

  test.each([
    { flaw: 'without any request', requests: () => [] },
    { flaw: 'that starts with an event', requests: () => [event(), header(newStream())] },
    { flaw: 'that starts with an empty request', requests: () => [new streams.AppendReq()] },
    { flaw: 'with options twice', requests: () => [header(newStream()), header(newStream())] },
    { flaw: 'without a stream', requests: () => [header(undefined), event()] },
    { flaw: 'to a stream with an empty name', requests: () => [header(''), event()] },
    {
      flaw: 'that expects nothing',
      requests: () => [header(newStream(), (options) => options), event()],
    },
  ])('$flaw is refused, and the server goes on', async ({ requests }) => {
    const error = await append(requests()).catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).toHaveProperty('code', expect.toBeOneOf(REFUSALS));
  });

  test.each(FLAWED_EVENTS)('is refused whole when one of its events $flaw', async ({ parts }) => {
    const streamName = newStream();
    const requests = [header(streamName), event(), event(parts), event()];
    const error = await append(requests).catch((reason: unknown) => reason);
    expect(error).toHaveProperty('code', expect.toBeOneOf(REFUSALS));
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  });
});

describe('BatchAppend', () => {
  const request = ({
    correlationId = randomUUID(),
    streamName,
    expect = (options) => options.setAny(new emptyMessages.Empty()),
    events = [{}],
    isFinal = true,
  }: {
    readonly correlationId?: string;
    readonly streamName: string | undefined;
    readonly expect?: (options: streams.BatchAppendReq.Options) => unknown;
    readonly events?: readonly EventParts[];
    readonly isFinal?: boolean;
  }): streams.BatchAppendReq => {
    const options = new streams.BatchAppendReq.Options();
    if (streamName !== undefined) options.setStreamIdentifier(identifier(streamName));
    expect(options);
    const message = new streams.BatchAppendReq();
    message.setCorrelationId(uuid(correlationId));
    message.setOptions(options);
    for (const parts of events)
      message.addProposedMessages(fill(new streams.BatchAppendReq.ProposedMessage(), parts));
    message.setIsFinal(isFinal);
    return message;
  };

  type Answers = Map<string | undefined, streams.BatchAppendResp>;

  /**
   * Answers to requests over one call, kept open until this many have come, since a real server may not
   * answer a caller that has ended its side.
   */
  const answers = async (
    requests: readonly streams.BatchAppendReq[],
    count: number,
  ): Promise<Answers> => {
    const call = streamsClient.batchAppend(metadata);
    for (const message of requests) call.write(message);
    const responses: AsyncIterable<streams.BatchAppendResp> = call;
    const answered: Answers = new Map();
    try {
      for await (const response of responses) {
        answered.set(response.getCorrelationId()?.getString(), response);
        if (answered.size === count) return answered;
      }
      return answered;
    } finally {
      // Ignores the error that answers cancelling.
      call.on('error', () => {});
      call.cancel();
    }
  };

  test('answers every append of a call by its correlation id', async () => {
    const [one, other] = [newStream(), newStream()];
    const [first, second] = [randomUUID(), randomUUID()];
    const answered = await answers(
      [
        request({ correlationId: first, streamName: one, events: [{}, {}] }),
        request({ correlationId: second, streamName: other }),
      ],
      2,
    );
    const results = [first, second].map((id) => answered.get(id));
    expect(results.map((response) => response?.getSuccess()?.getCurrentRevision())).toEqual([
      '1',
      '0',
    ]);
    expect(
      results.map((response) =>
        Buffer.from(response?.getStreamIdentifier()?.getStreamName_asU8() ?? []).toString(),
      ),
    ).toEqual([one, other]);
  });

  test.each([
    { flaw: 'names no stream', flawed: { streamName: undefined } },
    { flaw: 'names a stream by nothing', flawed: { streamName: '' } },
    { flaw: 'expects nothing', flawed: { streamName: newStream(), expect: () => {} } },
    ...FLAWED_EVENTS.map(({ flaw, parts }) => ({
      flaw: `holds an event that ${flaw}`,
      flawed: { streamName: newStream(), events: [{}, parts, {}] },
    })),
  ])('refuses an append that $flaw and stores the next', async ({ flawed }) => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const answered = await answers(
      [
        request({ correlationId: bad, ...flawed }),
        request({ correlationId: good, streamName: newStream() }),
      ],
      2,
    );
    expect(answered.get(bad)?.hasError()).toBe(true);
    expect(answered.get(good)?.getSuccess()?.getCurrentRevision()).toBe('0');
    if (flawed.streamName)
      await expect(readStream(flawed.streamName)).rejects.toThrow(StreamNotFoundError);
  });

  test('stores an append whole whose parts arrive among others', async () => {
    const [slow, quick] = [newStream(), newStream()];
    const correlationId = randomUUID();
    const rest = request({ correlationId, streamName: slow });
    rest.clearOptions();
    const answered = await answers(
      [
        request({ correlationId, streamName: slow, events: [{}, {}], isFinal: false }),
        request({ streamName: quick }),
        rest,
      ],
      2,
    );
    expect(answered.get(correlationId)?.getSuccess()?.getCurrentRevision()).toBe('2');
    expect(await revisions(slow)).toEqual([0, 1, 2]);
    expect(await revisions(quick)).toEqual([0]);
  });

  test('skips the rest of an append whose start it missed', async () => {
    const [unknown, known] = [randomUUID(), randomUUID()];
    const rest = request({ correlationId: unknown, streamName: undefined });
    rest.clearOptions();
    const answered = await answers(
      [rest, request({ correlationId: known, streamName: newStream() })],
      1,
    );
    expect([...answered.keys()]).toEqual([known]);
  });

  test('stores nothing of an append without its last part', async () => {
    const streamName = newStream();
    const next = randomUUID();
    const answered = await answers(
      [
        request({ streamName, isFinal: false }),
        request({ correlationId: next, streamName: newStream() }),
      ],
      1,
    );
    expect([...answered.keys()]).toEqual([next]);
    await expect(readStream(streamName)).rejects.toThrow(StreamNotFoundError);
  });

  test.runIf(isEmbedded)(
    'answers a caller that has ended its side, which a real server may not',
    async () => {
      const correlationIds = Array.from({ length: 3 }, () => randomUUID());
      const call = streamsClient.batchAppend(metadata);
      for (const correlationId of correlationIds)
        call.write(request({ correlationId, streamName: newStream() }));
      call.end();
      const responses: AsyncIterable<streams.BatchAppendResp> = call;
      const answered: (string | undefined)[] = [];
      for await (const response of responses)
        answered.push(response.getCorrelationId()?.getString());
      expect(answered.toSorted()).toEqual(correlationIds.toSorted());
    },
  );
});
