import { pipeline } from 'node:stream/promises';
import { CsvError, parse } from 'csv-parse';
import type { Judged, JudgeRow } from '../format.ts';
import { RefusedFileError } from '../refused-file.ts';
import { type CsvFile, type FilePosition, MAX_ROW_BYTES } from './file.ts';
import { onlyUtf8 } from './utf8.ts';

/** A row that matters: something to list, to take off the list, or to report. */
export interface Finding extends Judged {
  readonly record: string;
  /** On which the row begins. */
  readonly line: number;
  /** Right after the row. */
  readonly end: FilePosition;
}

export interface ReadOptions {
  readonly file: CsvFile;
  readonly from: FilePosition;
  readonly recordOf: (cells: readonly string[]) => string;
  readonly judge: JudgeRow;
  readonly signal: AbortSignal;
  /** Hears of every row, also of those that don't matter. */
  readonly onRow: (end: FilePosition) => void;
  readonly take: (findings: AsyncIterable<Finding>) => Promise<void>;
}

/**
 * Reads the file from a position to its end, in constant memory: `take` sets the pace, and has ended
 * when this settles. Throws a `RefusedFileError` for a damaged file, and an `AbortError` after the
 * signal.
 */
export const readCsv = async (options: ReadOptions): Promise<void> => {
  const { file, from, signal, take } = options;
  let last: RowEnd = { position: from, isWhole: true };
  const parser = parse({
    relax_column_count: true,
    skip_empty_lines: true,
    max_record_size: MAX_ROW_BYTES,
    // Most rows don't matter: those that are dropped here cost no turn of the stream.
    on_record: (cells, { bytes, lines }) => {
      const line = last.position.lines + 1;
      const position = {
        bytes: from.bytes + bytes,
        lines: from.lines + lines,
        rows: last.position.rows + 1,
      };
      last = { position, isWhole: cells.length === file.header.length };
      options.onRow(position);
      const { listings, remarks } = last.isWhole
        ? options.judge(cells)
        : wrongLength(cells.length, file.header.length);
      return listings.length + remarks.length === 0
        ? null
        : carrying({ record: options.recordOf(cells), listings, remarks, line, end: position });
    },
  });
  let taking: Promise<void> = Promise.resolve();
  try {
    await pipeline(
      file.read(from.bytes),
      (chunks: AsyncIterable<Buffer>) => onlyUtf8(chunks, from.lines + 1),
      parser,
      carried,
      (findings: AsyncIterable<Finding>) => {
        taking = take(findings);
        return taking;
      },
      { signal },
    );
  } catch (error) {
    throw error instanceof CsvError ? refusal(error, last.position.lines + 1) : error;
  } finally {
    // An abort ends the pipeline at once, while a batch may still be in progress.
    await Promise.allSettled([taking]);
  }
  await checkEnd(file, last);
};

/** Typed as a record for the parser, whose types accept nothing else. */
type Carrier = string[] & { readonly finding: Finding };

const carrying = (finding: Finding): Carrier => Object.assign([], { finding });

const carried = async function* (carriers: AsyncIterable<Carrier>): AsyncGenerator<Finding> {
  for await (const { finding } of carriers) yield finding;
};

interface RowEnd {
  readonly position: FilePosition;
  readonly isWhole: boolean;
}

const wrongLength = (length: number, wanted: number): Judged => ({
  listings: [],
  remarks: [{ outcome: 'rejected', reason: `It has ${length} columns instead of ${wanted}.` }],
});

const checkEnd = async (file: CsvFile, { position, isWhole }: RowEnd): Promise<void> => {
  if (!isWhole)
    throw new RefusedFileError(
      `The file ends in the middle of a row, on line ${position.lines}: it was cut off. Fetch it again; the directory stays as it was.`,
    );
  if (await file.hasChanged())
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
