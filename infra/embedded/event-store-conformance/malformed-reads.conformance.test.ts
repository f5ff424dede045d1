import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { status } from '@grpc/grpc-js';
import { afterEach, expect, test } from 'vitest';
import { client, collect, newStream, numbered, revisions } from './client.fixture.ts';
import { identifier, readMessages, readOptions } from './raw-client.fixture.ts';

type Options = streams.ReadReq.Options;

const { StreamOptions, SubscriptionOptions, FilterOptions } = streams.ReadReq.Options;

/** A real server rejects some requests by name, others by a general failure. */
const REFUSALS = [status.INVALID_ARGUMENT, status.UNKNOWN];

const ofAll = (): Options => readOptions({ after: { commit: 0n, prepare: 0n } });

const changed = (options: Options, change: (options: Options) => void): Options => {
  change(options);
  return options;
};

const limitCount = (options: Options): void => {
  options.setCount('10');
};

const subscribed = (options: Options): void => {
  options.setSubscription(new SubscriptionOptions());
};

const filtered = (
  fill: (
    filter: streams.ReadReq.Options.FilterOptions,
    expression: streams.ReadReq.Options.FilterOptions.Expression,
  ) => void,
): Options => {
  const filter = new FilterOptions();
  const expression = new FilterOptions.Expression();
  filter.setMax(32);
  filter.setCheckpointintervalmultiplier(1);
  fill(filter, expression);
  return changed(ofAll(), (options) => options.setFilter(filter));
};

afterEach(async () => {
  const streamName = newStream();
  await client.appendToStream(streamName, numbered(2));
  expect(await revisions(streamName)).toEqual([0, 1]);
});

test.each([
  { flaw: 'without options', options: () => undefined },
  {
    flaw: 'of neither a stream nor $all',
    options: () =>
      changed(new streams.ReadReq.Options(), (options) => {
        options.setNoFilter(new shared.Empty());
        limitCount(options);
      }),
  },
  { flaw: 'with neither a count nor a subscription', options: () => ofAll() },
  {
    flaw: 'of a stream without an identifier',
    options: () =>
      changed(ofAll(), (options) => {
        options.setStream(new StreamOptions());
        limitCount(options);
      }),
  },
  {
    flaw: 'of a stream with an empty name',
    options: () => changed(readOptions({ streamName: '' }), limitCount),
  },
  {
    flaw: 'that subscribes backwards',
    options: () =>
      changed(ofAll(), (options) => {
        options.setReadDirection(streams.ReadReq.Options.ReadDirection.BACKWARDS);
        subscribed(options);
      }),
  },
  {
    flaw: 'of one stream with a filter',
    options: () =>
      changed(
        filtered((filter, expression) => {
          expression.setPrefixList(['a']);
          filter.setEventType(expression);
        }),
        (options) => {
          const stream = new StreamOptions();
          stream.setStreamIdentifier(identifier(newStream()));
          stream.setStart(new shared.Empty());
          options.setStream(stream);
          subscribed(options);
        },
      ),
  },
  {
    flaw: 'with a filter that names nothing',
    options: () =>
      changed(
        filtered(() => {}),
        subscribed,
      ),
  },
  {
    flaw: 'with a regular expression that is none',
    options: () =>
      changed(
        filtered((filter, expression) => {
          expression.setRegex('([unclosed');
          filter.setEventType(expression);
        }),
        subscribed,
      ),
  },
  {
    flaw: 'with a checkpoint interval of zero',
    options: () =>
      changed(
        filtered((filter, expression) => {
          expression.setPrefixList(['a']);
          filter.setStreamIdentifier(expression);
          filter.setCheckpointintervalmultiplier(0);
        }),
        subscribed,
      ),
  },
])('a read $flaw is refused, and the server goes on', async ({ options }) => {
  const error = await collect(readMessages(options())).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(Error);
  expect(error).toHaveProperty('code', expect.toBeOneOf(REFUSALS));
});
