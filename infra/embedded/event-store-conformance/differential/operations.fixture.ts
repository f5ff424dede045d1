import type { ExpectedRevision } from '@eventstore/db-client';
import fc from 'fast-check';

type Expected = ExpectedRevision | 'stream_exists';

export interface ProposedEvent {
  readonly type: string;
  readonly content: 'json' | 'json with metadata' | 'binary' | 'empty';
}

/** Streams are numbers, since each server gets its own names. */
export type Operation =
  | {
      readonly kind: 'append';
      readonly stream: number;
      readonly call: 'Append' | 'BatchAppend';
      readonly expected: Expected;
      readonly events: readonly ProposedEvent[];
      /** Repeats the last append to the stream unchanged, in place of these events. */
      readonly isRetry: boolean;
    }
  | {
      readonly kind: 'link';
      readonly stream: number;
      readonly target: number;
      /** Undefined for an unreadable link. */
      readonly revision: number | undefined;
    }
  | {
      readonly kind: 'read stream';
      readonly stream: number;
      readonly ofMetadata: boolean;
      readonly from: 'start' | 'end' | bigint;
      readonly direction: 'forwards' | 'backwards';
      readonly maxCount: number;
      readonly resolveLinkTos: boolean;
    }
  | {
      readonly kind: 'read all';
      readonly direction: 'forwards' | 'backwards';
      readonly resolveLinkTos: boolean;
    }
  | {
      readonly kind: 'set metadata';
      readonly stream: number;
      readonly expected: ExpectedRevision;
      readonly metadata: Readonly<Record<string, unknown>>;
    }
  | {
      readonly kind: 'store metadata';
      readonly stream: number;
      /** Stored unchanged, valid or not. */
      readonly text: string;
      readonly isJson: boolean;
    }
  | { readonly kind: 'get metadata'; readonly stream: number }
  | {
      readonly kind: 'delete' | 'tombstone';
      readonly stream: number;
      readonly expected: ExpectedRevision;
    }
  | {
      readonly kind: 'subscribe to stream';
      readonly stream: number;
      readonly from: 'start' | 'end' | bigint;
      readonly resolveLinkTos: boolean;
    }
  | {
      readonly kind: 'subscribe to all';
      readonly filter: 'stream name' | 'event type';
      readonly resolveLinkTos: boolean;
    };

const stream = fc.nat(2);
const revision = fc.bigInt(0n, 6n);
const from = fc.oneof(fc.constantFrom('start' as const, 'end' as const), revision);
const expected: fc.Arbitrary<ExpectedRevision> = fc.oneof(
  { weight: 3, arbitrary: fc.constant('any' as const) },
  { weight: 1, arbitrary: fc.constant('no_stream' as const) },
  { weight: 2, arbitrary: revision },
);
const resolveLinkTos = fc.boolean();

const events = fc.array(
  fc.record<ProposedEvent>({
    type: fc.constantFrom('A', 'B', 'Ä'),
    content: fc.constantFrom('json', 'json with metadata', 'binary', 'empty'),
  }),
  { maxLength: 4 },
);

const metadata = fc.record(
  {
    maxCount: fc.integer({ min: 1, max: 4 }),
    truncateBefore: fc.integer({ min: 0, max: 5 }),
    maxAge: fc.constant(3_600),
    cacheControl: fc.constant(60),
    owner: fc.constant('someone'),
  },
  { requiredKeys: [] },
);

/** Arbitrary content of a metadata stream's event, which no server validates. */
const METADATA_TEXTS = [
  '',
  'text',
  'null',
  '7',
  '[]',
  '{}',
  '{"$maxCount":',
  '{"$maxCount":2}',
  '{"$maxCount":"2"}',
  '{"$maxCount":-1}',
  '{"$maxCount":0}',
  '{"$maxCount":1.5}',
  '{"$maxCount":null}',
  '{"$tb":2}',
  '{"$tb":-1}',
  '{"$tb":"2"}',
  '{"$maxAge":0}',
  '{"$maxAge":-5}',
  '{"$maxAge":"x"}',
  '{"$cacheControl":0}',
  '{"$acl":7}',
  '{"$acl":{"$r":7}}',
  '{"$acl":{"$r":["ops","$all"]},"$maxCount":2}',
  '{"$maxCount":3,"$maxCount":1}',
  '{"MAXCOUNT":1,"$tb":1,"$maxCount":2}',
];

const of = <Kind extends Operation['kind']>(kind: Kind) => fc.constant(kind);

export const operation: fc.Arbitrary<Operation> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: of('append'),
      stream,
      call: fc.constantFrom('Append' as const, 'BatchAppend' as const),
      expected: fc.oneof(
        { weight: 5, arbitrary: expected },
        { weight: 1, arbitrary: fc.constant('stream_exists' as const) },
      ),
      events,
      isRetry: fc.nat(4).map((number) => number === 0),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('link'),
      stream,
      target: stream,
      revision: fc.option(fc.nat(4), { nil: undefined }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: of('read stream'),
      stream,
      ofMetadata: fc.nat(3).map((number) => number === 0),
      from,
      direction: fc.constantFrom('forwards' as const, 'backwards' as const),
      maxCount: fc.integer({ min: 1, max: 12 }),
      resolveLinkTos,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('read all'),
      direction: fc.constantFrom('forwards' as const, 'backwards' as const),
      resolveLinkTos,
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: of('set metadata'), stream, expected, metadata }) },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: of('store metadata'),
      stream,
      text: fc.constantFrom(...METADATA_TEXTS),
      isJson: fc.nat(3).map((number) => number > 0),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: of('get metadata'), stream }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constantFrom('delete' as const), stream, expected }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('tombstone' as const), stream, expected }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: of('subscribe to stream'), stream, from, resolveLinkTos }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: of('subscribe to all'),
      filter: fc.constantFrom('stream name' as const, 'event type' as const),
      resolveLinkTos,
    }),
  },
);
