import { everyRow } from '@hearthway/domain/kernel/every-row.fixture.ts';
import { expect, test } from 'vitest';
import { NO_EVENTS, type RecordedEvent, TOMBSTONE_REVISION } from './event.ts';
import {
  firstVisibleRevision,
  isAbsent,
  isSoftDeleted,
  isVisible,
  parseStreamMetadata,
  SOFT_DELETED_METADATA,
  streamState,
  undeletedMetadata,
} from './stream-metadata.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const described = (raw: string) => ({ isJson: true, data: bytes(raw) });
const text = (raw: Uint8Array | undefined): string => new TextDecoder().decode(raw);

const event = (revision: number, created = 0): RecordedEvent => ({
  streamId: 's',
  revision,
  position: revision + 1,
  created,
  id: `id-${revision}`,
  type: 'Happened',
  isJson: true,
  data: bytes('{}'),
  metadata: bytes(''),
});

test('metadata says how many, how old and from where', () => {
  expect(parseStreamMetadata(bytes('{"$maxCount":3,"$maxAge":60,"$tb":5,"own":1}'))).toEqual({
    maxCount: 3,
    maxAgeSeconds: 60,
    truncateBefore: 5,
  });
});

test.for(['', 'not json', '[]', '7', 'null', '{"$maxCount":"3"}', '{"$maxCount":0,"$maxAge":-1}'])(
  'broken metadata counts as none: %s',
  (raw) => {
    expect(parseStreamMetadata(bytes(raw))).toEqual({});
  },
);

test(
  'one malformed part makes all metadata count as none: …',
  everyRow(
    [
      '{"$tb":5,"$maxCount":"3"}',
      '{"$tb":5,"$maxCount":null}',
      '{"$tb":5,"$maxCount":3.0}',
      '{"$tb":5,"$maxAge":1e3}',
      '{"$tb":5,"$maxAge":922337203686}',
      '{"$tb":9223372036854775808}',
      '{"$tb":5,"$cacheControl":"long"}',
      '{"$tb":5,"$tmp":1}',
      '{"$tb":5,"$acl":"admins"}',
      '{"$tb":5,"$acl":{"$r":7}}',
      '{"$tb":5,"$acl":{"$r":["admins",7]}}',
      '{"$tb":5,"$acl":{"$x":"admins"}}',
    ],
    (raw) => {
      expect(parseStreamMetadata(bytes(raw))).toEqual({});
    },
  ),
);

test.for([
  '{"$tb":5,"$cacheControl":60,"$tmp":false,"$acl":{"$r":"admins","$w":["a","b"]},"own":1.5}',
  '{"$tb":5,"$acl":{},"own":{"$maxCount":"three"}}',
  '{"$tb":5,"$maxCount":0,"$maxAge":-1,"$cacheControl":0}',
])('sound metadata are read, whatever else they hold: %s', (raw) => {
  expect(parseStreamMetadata(bytes(raw))).toEqual({ truncateBefore: 5 });
});

test('$maxCount and $tb hide events below the higher of them', () => {
  const state = (raw: string) => streamState('s', 9, described(raw));
  expect(firstVisibleRevision(state('{}'))).toBe(0);
  expect(firstVisibleRevision(state('{"$maxCount":4}'))).toBe(6);
  expect(firstVisibleRevision(state('{"$maxCount":4,"$tb":8}'))).toBe(8);
  expect(firstVisibleRevision(state('{"$maxCount":40}'))).toBe(0);
});

test('metadata that are not marked as JSON count as none', () => {
  const state = streamState('s', 9, { ...described('{"$tb":5}'), isJson: false });
  expect(firstVisibleRevision(state)).toBe(0);
});

test('$maxAge hides events that are older', () => {
  const state = streamState('s', 1, described('{"$maxAge":10}'));
  expect(isVisible(event(0, 4_999), state, 15_000)).toBe(false);
  expect(isVisible(event(0, 5_000), state, 15_000)).toBe(true);
});

test('a soft-deleted stream is absent, as one without events is', () => {
  const deleted = streamState('s', 3, { isJson: true, data: SOFT_DELETED_METADATA });
  expect(isSoftDeleted(deleted)).toBe(true);
  expect(isAbsent(deleted)).toBe(true);
  expect(isAbsent(streamState('s', NO_EVENTS, undefined))).toBe(true);
  expect(isAbsent(streamState('s', 3, undefined))).toBe(false);
});

test('the soft delete is written as EventStoreDB writes it', () => {
  expect(text(SOFT_DELETED_METADATA)).toBe('{"$tb":9223372036854775807}');
  expect(parseStreamMetadata(SOFT_DELETED_METADATA).truncateBefore).toBe(TOMBSTONE_REVISION);
});

test('a metastream shows its last event only, even against its own metadata', () => {
  expect(firstVisibleRevision(streamState('$$s', 5, described('{"$maxCount":3}')))).toBe(5);
});

test('reviving keeps the rest of the metadata', () => {
  const raw = bytes('{"$maxCount":3,"own":"kept","$tb":9223372036854775807}');
  expect(JSON.parse(text(undeletedMetadata(raw, 7)))).toEqual({
    $maxCount: 3,
    own: 'kept',
    $tb: 7,
  });
});

test('reviving is not possible from metadata that cannot be read', () => {
  expect(undeletedMetadata(bytes('not json'), 7)).toBeUndefined();
  expect(undeletedMetadata(undefined, 7)).toBeUndefined();
});
