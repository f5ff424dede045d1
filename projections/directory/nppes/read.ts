import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Places } from '../places/places.ts';
import { RefusedFileError } from '../refused-file.ts';
import { type FilePosition, MOST_ROW_BYTES, type NppesFile } from './file.ts';
import { judge, type Verdict } from './judge.ts';
import { onlyUtf8 } from './utf8.ts';

/** A row that matters: one to list, to take off the list, or to report. */
export interface Finding {
  /** Ten digits, or nothing. */
  readonly npi: string;
  readonly verdict: Verdict;
  /** Right after the row. */
  readonly end: FilePosition;
}

export interface ReadOptions {
  readonly file: NppesFile;
  readonly from: FilePosition;
  readonly places: Places;
  /** Whether the directory lists this provider: then a row that does not belong there is found too. */
  readonly isListed: (npi: string) => boolean;
  readonly signal: AbortSignal;
  /** Hears of every row, also of those that don't matter. */
  readonly onRow: (end: FilePosition) => void;
  readonly take: (findings: AsyncIterable<Finding>) => Promise<void>;
}

/**
 * Reads the file from a position to its end, in constant memory: `take` sets the pace. Throws a
 * `RefusedFileError` for a damaged file, and an `AbortError` after the signal.
 */
export const readNppes = async (options: ReadOptions): Promise<void> => {
  const { file, from, signal, take } = options;
  let last: RowEnd = { position: from, isWhole: true };
  const parser = parse({
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MOST_ROW_BYTES,
    // Most rows don't matter: those that are dropped here cost no turn of the stream.
    on_record: (record, { bytes, lines }) => {
      const position = {
        bytes: from.bytes + bytes,
        lines: from.lines + lines,
        rows: last.position.rows + 1,
      };
      last = { position, isWhole: record.length === file.columnCount };
      options.onRow(position);
      const finding = find(record, position, options);
      return finding && carrying(finding);
    },
  });
  try {
    await pipeline(
      createReadStream(file.path, { start: from.bytes, highWaterMark: CHUNK_BYTES }),
      (chunks: AsyncIterable<Buffer>) => onlyUtf8(chunks, from.lines + 1),
      parser,
      carried,
      take,
      { signal },
    );
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, last.position.lines + 1) : error;
  }
  await checkEnd(file, last);
};

const CHUNK_BYTES = 262_144;

/** A record as far as the parser's types are concerned, which let nothing else through. */
type Carrier = string[] & { readonly finding: Finding };

const carrying = (finding: Finding): Carrier => Object.assign([], { finding });

const carried = async function* (carriers: AsyncIterable<Carrier>): AsyncGenerator<Finding> {
  for await (const { finding } of carriers) yield finding;
};

interface RowEnd {
  readonly position: FilePosition;
  readonly isWhole: boolean;
}

const find = (
  record: readonly string[],
  end: FilePosition,
  { file, places, isListed }: ReadOptions,
): Finding | null => {
  const row = file.rowOf(record);
  const npi = /^\d{10}$/.exec(row.get('NPI'))?.[0] ?? '';
  const verdict =
    record.length === file.columnCount ? judge(row, places) : wrongLength(record, file);
  return verdict.kind === 'unlisted' && !isListed(npi) ? null : { npi, verdict, end };
};

const wrongLength = (record: readonly string[], { columnCount }: NppesFile): Verdict => ({
  kind: 'rejected',
  reason: `It has ${record.length} columns instead of ${columnCount}.`,
});

const checkEnd = async (file: NppesFile, { position, isWhole }: RowEnd): Promise<void> => {
  if (!isWhole)
    throw new RefusedFileError(
      `The file ends in the middle of a row, on line ${position.lines}: it was cut off. Fetch it again; the directory stays as it was.`,
    );
  const { size } = await stat(file.path);
  if (size !== file.size)
    throw new RefusedFileError(
      'The file has changed while it was read. Import it again when it is complete; the directory stays as it was.',
    );
};

const refusal = ({ code }: CsvError, line: number): RefusedFileError => {
  const what = (): string => {
    switch (code) {
      case 'CSV_QUOTE_NOT_CLOSED':
        return `The file ends inside the quotation marks of line ${line}: it was cut off.`;
      case 'CSV_MAX_RECORD_SIZE':
        return `Line ${line} is longer than a megabyte.`;
      default:
        return `Line ${line} has a quotation mark in the wrong place.`;
    }
  };
  return new RefusedFileError(`${what()} Fetch the file again; the directory stays as it was.`);
};
