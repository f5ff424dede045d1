import type { Cells } from '../format.ts';

/** Position in the text, counted from the first byte given. */
interface RecordEnd {
  readonly bytes: number;
  readonly lines: number;
}

type Fault = 'misplaced quotation mark' | 'open quotation marks' | 'too long';

export class RecordError extends Error {
  override readonly name = 'RecordError';
  readonly fault: Fault;

  constructor(fault: Fault) {
    super(fault);
    this.fault = fault;
  }
}

interface RecordReader {
  /** Throws a `RecordError`. */
  readonly read: (chunk: Buffer) => void;
  /** Call after the last chunk, which may lack a final line break. Throws a `RecordError`. */
  readonly end: () => void;
}

interface RecordReaderOptions {
  readonly maxBytes: number;
  /** `cells` are valid until it returns. Empty lines are skipped. */
  readonly onRecord: (cells: Cells, end: RecordEnd) => void;
}

const QUOTE = 0x22;
const COMMA = 0x2c;
const LINE_FEED = 0x0a;
const RETURN = 0x0d;

/**
 * Reads CSV records in UTF-8, by RFC 4180 with any line break. Decodes cells on demand: most of the 330
 * columns of the national registry are never read, and `csv-parse`, which decodes all of them, takes four
 * times as long.
 */
export const createRecordReader = ({ maxBytes, onRecord }: RecordReaderOptions): RecordReader => {
  let rest: Buffer = Buffer.alloc(0);
  let bytesBefore = 0;
  let lines = 0;
  /** Ends of the cells of the current record. */
  const ends: number[] = [];

  /** Reads complete records. Returns the end of the last one. */
  const readWhole = (text: Buffer, isLast: boolean): number => {
    const { length } = text;
    let start = 0;
    let cell = 0;
    let columns = 0;
    let breaks = 0;
    let isQuoted = false;
    for (let at = 0; at < length; at += 1) {
      const byte = text[at];
      if (isQuoted) {
        if (byte === LINE_FEED) breaks += 1;
        if (byte !== QUOTE) continue;
        const next = text[at + 1];
        if (next === undefined && !isLast) break;
        if (next === QUOTE) at += 1;
        else if (next === COMMA || next === LINE_FEED || next === RETURN || next === undefined)
          isQuoted = false;
        else throw new RecordError('misplaced quotation mark');
      } else if (byte === COMMA) {
        ends[columns] = at;
        columns += 1;
        cell = at + 1;
      } else if (byte === QUOTE) {
        if (at !== cell) throw new RecordError('misplaced quotation mark');
        isQuoted = true;
      } else if (byte === LINE_FEED || byte === RETURN) {
        const isPair = byte === RETURN && text[at + 1] === LINE_FEED;
        if (byte === RETURN && at + 1 === length && !isLast) break;
        const next = at + (isPair ? 2 : 1);
        lines += breaks + 1;
        if (at > start) {
          ends[columns] = at;
          tell(text, { start, columns: columns + 1, next });
        }
        start = next;
        cell = next;
        columns = 0;
        breaks = 0;
        at = next - 1;
      }
    }
    if (!isLast) return start;
    if (isQuoted) throw new RecordError('open quotation marks');
    if (start < length) {
      lines += breaks + 1;
      ends[columns] = length;
      tell(text, { start, columns: columns + 1, next: length });
    }
    return length;
  };

  const tell = (
    text: Buffer,
    { start, columns, next }: { start: number; columns: number; next: number },
  ): void => {
    if (next - start > maxBytes) throw new RecordError('too long');
    const at = (index: number): string | undefined => {
      const end = index < 0 || index >= columns ? undefined : ends[index];
      if (end === undefined) return undefined;
      const from = index === 0 ? start : (ends[index - 1] ?? 0) + 1;
      return decode(text, from, end);
    };
    onRecord({ length: columns, at }, { bytes: bytesBefore + next, lines });
  };

  return {
    read: (chunk) => {
      const text = rest.length === 0 ? chunk : Buffer.concat([rest, chunk]);
      const end = readWhole(text, false);
      bytesBefore += end;
      rest = text.subarray(end);
      if (rest.length > maxBytes) throw new RecordError('too long');
    },
    end: () => {
      readWhole(rest, true);
    },
  };
};

const decode = (text: Buffer, from: number, end: number): string => {
  if (text[from] !== QUOTE) return text.toString('utf8', from, end);
  if (end - from === 2) return '';
  const inside = text.toString('utf8', from + 1, end - 1);
  return inside.includes('"') ? inside.replaceAll('""', '"') : inside;
};
