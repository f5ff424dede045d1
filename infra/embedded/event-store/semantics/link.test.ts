import { expect, test } from 'vitest';
import type { RecordedEvent } from './event.ts';
import { linkTarget } from './link.ts';

const event = (type: string, data: string): RecordedEvent => ({
  streamId: 'links',
  revision: 0,
  position: 1,
  created: 0,
  id: 'id',
  type,
  isJson: false,
  data: new TextEncoder().encode(data),
  metadata: new Uint8Array(),
});

test('a link names a revision and a stream, whose name may hold an @', () => {
  expect(linkTarget(event('$>', '12@mail-a@b.example'))).toEqual({
    streamId: 'mail-a@b.example',
    revision: 12,
  });
});

test.for(['', '@s', '12@', 'x@s', '-1@s'])('malformed link data leads nowhere: %s', (data) => {
  expect(linkTarget(event('$>', data))).toBeUndefined();
});

test('an event of another type is no link', () => {
  expect(linkTarget(event('Happened', '12@s'))).toBeUndefined();
});
