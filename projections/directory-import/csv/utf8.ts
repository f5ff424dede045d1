import { isUtf8 } from 'node:buffer';
import { RefusedFileError } from '../refused-file.ts';

const NEWLINE = 10;

/**
 * Passes on the bytes if they are UTF-8. Otherwise throws a `RefusedFileError` that names the line, since
 * another encoding would garble names.
 */
export const onlyUtf8 = async function* (
  chunks: AsyncIterable<Buffer>,
  firstLine: number,
): AsyncGenerator<Buffer> {
  let line = firstLine;
  let rest: Buffer = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
    const whole = bytes.subarray(0, endOfLastCharacter(bytes));
    if (!isUtf8(whole)) throw notUtf8(line + linesBeforeDamage(whole));
    line += countLines(whole);
    rest = bytes.subarray(whole.length);
    yield whole;
  }
  if (rest.length > 0) throw notUtf8(line);
};

const notUtf8 = (line: number): RefusedFileError =>
  new RefusedFileError(
    `Line ${line} is not UTF-8. Save the file in UTF-8 and import it again; the directory stays as it was.`,
  );

/** Returns the end of the last complete character in the chunk. */
const endOfLastCharacter = (bytes: Buffer): number => {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return back < lengthFrom(byte) ? bytes.length - back : bytes.length;
  }
  return bytes.length;
};

/** Returns the length of a character by its first byte. */
const lengthFrom = (byte: number): number => {
  if (byte >= 0xf0) return 4;
  return byte >= 0xe0 ? 3 : 2;
};

const countLines = (bytes: Buffer): number => {
  let count = 0;
  for (let at = bytes.indexOf(NEWLINE); at !== -1; at = bytes.indexOf(NEWLINE, at + 1)) count += 1;
  return count;
};

const linesBeforeDamage = (bytes: Buffer): number => {
  let count = 0;
  let start = 0;
  for (;;) {
    const end = bytes.indexOf(NEWLINE, start);
    if (end === -1 || !isUtf8(bytes.subarray(start, end))) return count;
    count += 1;
    start = end + 1;
  }
};
