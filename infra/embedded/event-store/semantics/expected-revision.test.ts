import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { describe, expect, test } from 'vitest';
import { NO_EVENTS, TOMBSTONE_REVISION } from './event.ts';
import {
  checkExpectedRevision,
  type ExpectationOutcome,
  type ExpectedRevision,
  type StreamHistory,
} from './expected-revision.ts';
import type { StreamMetadata } from './stream-metadata.ts';

/** A stream that holds events with the given ids, at revisions from 0 on. */
const stream = (
  ids: readonly string[],
  {
    metadata = {},
    isTombstoned = false,
  }: { readonly metadata?: StreamMetadata; readonly isTombstoned?: boolean } = {},
): StreamHistory => ({
  state: { lastRevision: isTombstoned ? TOMBSTONE_REVISION : ids.length - 1, metadata },
  hasMetadata: () => Object.keys(metadata).length > 0,
  revisionOf: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  idAt: (revision) => ids[revision],
});

const softDeleted = (ids: readonly string[]): StreamHistory =>
  stream(ids, { metadata: { truncateBefore: TOMBSTONE_REVISION } });

const missing = stream([]);
const abc = stream(['a', 'b', 'c']);
const met: ExpectationOutcome = { outcome: 'met' };
const wrong: ExpectationOutcome = { outcome: 'wrongExpectedRevision' };
const deleted: ExpectationOutcome = { outcome: 'streamDeleted' };
const retryOf = (lastRevision: number): ExpectationOutcome => ({
  outcome: 'alreadyWritten',
  lastRevision,
});

type Case = readonly [
  sentence: string,
  history: StreamHistory,
  expected: ExpectedRevision,
  ids: readonly string[],
  outcome: ExpectationOutcome,
];

const newEvents: readonly Case[] = [
  ['any meets a missing stream', missing, 'any', ['x'], met],
  ['any meets a stream with events', abc, 'any', ['x'], met],
  ['no_stream meets a missing stream', missing, 'no_stream', ['x'], met],
  ['no_stream refuses a stream with events', abc, 'no_stream', ['x'], wrong],
  ['stream_exists refuses a missing stream', missing, 'stream_exists', ['x'], wrong],
  ['stream_exists meets a stream with events', abc, 'stream_exists', ['x'], met],
  [
    'stream_exists meets a stream that has metadata only',
    stream([], { metadata: { maxCount: 1 } }),
    'stream_exists',
    ['x'],
    met,
  ],
  ['the last revision meets the stream', abc, 2, ['x'], met],
  ['an earlier revision is refused', abc, 1, ['x'], wrong],
  ['a later revision is refused', abc, 3, ['x'], wrong],
];

const retries: readonly Case[] = [
  ['any knows a retry by its ids', abc, 'any', ['b', 'c'], retryOf(2)],
  ['stream_exists knows a retry by its ids', abc, 'stream_exists', ['a'], retryOf(0)],
  ['any refuses a retry that brings a new event', abc, 'any', ['c', 'x'], wrong],
  ['any takes known ids behind a new event for new', abc, 'any', ['x', 'c'], met],
  ['no_stream knows the retry of the first append', abc, 'no_stream', ['a', 'b'], retryOf(1)],
  ['a revision knows the retry of what followed it', abc, 0, ['b', 'c'], retryOf(2)],
  ['a revision refuses a retry of other events', abc, 0, ['x', 'c'], wrong],
  ['a revision refuses a retry that goes on too long', abc, 1, ['c', 'd'], wrong],
];

const deletions: readonly Case[] = [
  ['no_stream meets a soft-deleted stream', softDeleted(['a']), 'no_stream', ['x'], met],
  ['any meets a soft-deleted stream', softDeleted(['a']), 'any', ['x'], met],
  [
    'stream_exists finds a soft-deleted stream deleted',
    softDeleted(['a']),
    'stream_exists',
    ['x'],
    deleted,
  ],
  ['the last revision meets a soft-deleted stream', softDeleted(['a']), 0, ['x'], met],
];

const withoutEvents: readonly Case[] = [
  ['an append without events meets any stream', abc, 'any', [], met],
  ['an append without events meets the last revision', abc, 2, [], met],
  ['an append without events is refused at an earlier revision', abc, 1, [], wrong],
];

describe.for([
  ['new events', newEvents],
  ['retries', retries],
  ['soft deletes', deletions],
  ['appends without events', withoutEvents],
] as const)('%s', ([, cases]) => {
  test(
    '…',
    everyRow(cases, ([, history, expected, ids, outcome]) => {
      expect(checkExpectedRevision(expected, ids, history)).toEqual(outcome);
    }),
  );
});

test.for(['any', 'no_stream', 'stream_exists', 0, NO_EVENTS] as const)(
  'a tombstoned stream is reported as deleted for any expected revision: %s',
  (expected) => {
    const tombstoned = stream(['a'], { isTombstoned: true });
    expect(checkExpectedRevision(expected, ['x'], tombstoned)).toEqual(deleted);
  },
);
