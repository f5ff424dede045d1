import { expect, test } from 'vitest';
import { NO_EVENTS, TOMBSTONE_REVISION } from './event.ts';
import { isScavengeable, scavengeBound } from './scavenge.ts';
import { type StreamState, streamState } from './stream-metadata.ts';

const described = (text: string) => ({ isJson: true, data: new TextEncoder().encode(text) });

const states =
  (known: Readonly<Record<string, StreamState>>) =>
  (streamId: string): StreamState =>
    known[streamId] ?? streamState(streamId, NO_EVENTS, undefined);

const removable = (
  streamId: string,
  known: Readonly<Record<string, StreamState>>,
  events: readonly { readonly revision: number; readonly created: number }[],
  now = 0,
): number[] => {
  const stateOf = states(known);
  const bound = scavengeBound(streamId, stateOf, now);
  return events
    .filter((event) => isScavengeable(event, bound, stateOf(streamId).lastRevision))
    .map(({ revision }) => revision);
};

const four = [0, 1, 2, 3].map((revision) => ({ revision, created: revision * 1_000 }));

test('a stream without metadata keeps everything', () => {
  expect(removable('s', { s: streamState('s', 3, undefined) }, four)).toEqual([]);
});

test('events hidden by $maxCount and $tb are removed', () => {
  expect(removable('s', { s: streamState('s', 3, described('{"$maxCount":2}')) }, four)).toEqual([
    0, 1,
  ]);
  expect(removable('s', { s: streamState('s', 3, described('{"$tb":1}')) }, four)).toEqual([0]);
});

test('the last event stays even when everything is hidden', () => {
  expect(removable('s', { s: streamState('s', 3, described('{"$tb":100}')) }, four)).toEqual([
    0, 1, 2,
  ]);
  const old = { s: streamState('s', 3, described('{"$maxAge":1}')) };
  expect(removable('s', old, four, 1_000_000)).toEqual([0, 1, 2]);
});

test('events hidden by $maxAge are removed', () => {
  const state = { s: streamState('s', 3, described('{"$maxAge":2}')) };
  expect(removable('s', state, four, 4_000)).toEqual([0, 1]);
});

test('a tombstoned stream keeps its tombstone only, and its metadata goes', () => {
  const known = {
    s: streamState('s', TOMBSTONE_REVISION, undefined),
    $$s: streamState('$$s', 1, undefined),
  };
  expect(removable('s', known, [...four, { revision: TOMBSTONE_REVISION, created: 9 }])).toEqual([
    0, 1, 2, 3,
  ]);
  expect(removable('$$s', known, four.slice(0, 2))).toEqual([0, 1]);
});
