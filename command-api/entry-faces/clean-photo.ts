import { PHOTO_MAX_PIXELS } from '@hearthway/domain/entry-faces/entry-faces.constants.ts';

const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;

/** Tables that decoding needs: quantization, Huffman, restart interval. */
const TABLES: ReadonlySet<number> = new Set([0xdb, 0xc4, 0xdd]);

/** Says how colors are coded, and nothing of the photo. */
const COLOR_TRANSFORM = 0xee;

/** Baseline and progressive frames: those that browsers write and read. */
const FRAMES: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/**
 * Reads a JPEG by its markers, and leaves out all that its pixels do not need: place, camera, thumbnails, comments,
 * and bytes behind its end. Null for anything else, and for a side of too many pixels.
 */
export const cleanPhoto = (bytes: Buffer): Buffer | null => {
  if (bytes[0] !== 0xff || bytes[1] !== START) return null;
  const kept = [bytes.subarray(0, 2)];
  let isFramed = false;
  let isScanned = false;
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    const marker = bytes[at + 1] ?? END;
    if (marker === END) break;
    const length = bytes.readUInt16BE(at + 2);
    const headEnd = at + 2 + length;
    if (length < 2 || headEnd > bytes.length) return null;
    const end = marker === SCAN ? scanEnd(bytes, headEnd) : headEnd;
    if (FRAMES.has(marker)) {
      if (isFramed || !fits(bytes, at)) return null;
      isFramed = true;
    }
    isScanned ||= marker === SCAN;
    if (TABLES.has(marker) || FRAMES.has(marker) || marker === SCAN || marker === COLOR_TRANSFORM)
      kept.push(bytes.subarray(at, end));
    at = end;
  }
  if (!isFramed || !isScanned || bytes[at] !== 0xff || bytes[at + 1] !== END) return null;
  return Buffer.concat([...kept, bytes.subarray(at, at + 2)]);
};

const fits = (bytes: Buffer, frame: number): boolean => {
  if (frame + 9 > bytes.length) return false;
  const sides = [bytes.readUInt16BE(frame + 5), bytes.readUInt16BE(frame + 7)];
  return sides.every((side) => side > 0 && side <= PHOTO_MAX_PIXELS);
};

/** Finds the next marker: within a scan, a byte of ones is followed by zero or a restart. */
const scanEnd = (bytes: Buffer, from: number): number => {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0xff) continue;
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
};
