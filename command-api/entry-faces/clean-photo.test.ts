import { expect, test } from 'vitest';
import { cleanPhoto } from './clean-photo.ts';

/** A segment of a JPEG with its length. */
const segment = (marker: number, ...bytes: readonly number[]): readonly number[] => [
  0xff,
  marker,
  0,
  bytes.length + 2,
  ...bytes,
];

const text = (words: string): readonly number[] => [...Buffer.from(words)];

const frame = (height: number, width: number): readonly number[] =>
  segment(0xc0, 8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0);

const TABLES = [...segment(0xdb, 0, 1, 2), ...segment(0xc4, 0, 3)];

/** Data with a stuffed byte and a restart, which end no scan. */
const SCAN = [...segment(0xda, 1, 1, 0, 0, 63, 0), 7, 0xff, 0x00, 8, 0xff, 0xd0, 9];

const START = [0xff, 0xd8];
const END = [0xff, 0xd9];

const clean = (...parts: readonly (readonly number[])[]) => cleanPhoto(Buffer.from(parts.flat()));

const PLAIN = Buffer.from([START, TABLES, frame(320, 480), SCAN, END].flat());

test('a photo is kept without what it tells besides its pixels', () => {
  expect(
    clean(
      START,
      segment(0xe0, ...text('JFIF')),
      segment(0xe1, ...text('Exif 51.5 N 0.1 W')),
      TABLES,
      segment(0xed, ...text('Photoshop')),
      segment(0xfe, ...text('at the pool')),
      frame(320, 480),
      SCAN,
      END,
      text('a second photo'),
    ),
  ).toEqual(PLAIN);
  expect(cleanPhoto(PLAIN)).toEqual(PLAIN);
});

test.for([
  ['another format', text('GIF89a')],
  ['nothing', []],
  ['a page', text('<svg onload="alert(1)">')],
  ['no frame', [...START, ...TABLES, ...SCAN, ...END]],
  ['no picture', [...START, ...frame(10, 10), ...END]],
  ['no end', [...START, ...frame(10, 10), ...SCAN]],
  ['too many pixels', [...START, ...frame(65_500, 480), ...SCAN, ...END]],
  ['two frames', [...START, ...frame(10, 10), ...frame(10, 10), ...SCAN, ...END]],
  ['a length beyond its end', [...START, 0xff, 0xe1, 0xff, 0xff, 1, 2, 3]],
  ['a length that is none', [...START, 0xff, 0xe1, 0, 0, 1, 2, 3]],
] as const)('%s is no photo', ([, bytes]) => {
  expect(cleanPhoto(Buffer.from(bytes))).toBe(null);
});
