import { pipeline } from 'node:stream/promises';
import type { Cells, Judged, JudgeRow } from '../format.ts';
import { RefusedFileError } from '../refused-file.ts';
import { type CsvFile, type FilePosition, MAX_ROW_BYTES } from './file.ts';
import { createRecordReader, RecordError } from './records.ts';
import { onlyUtf8 } from './utf8.ts';

/** Row to add, remove or report. */
export interface Finding extends Judged {
  readonly record: string;
  readonly line: number;
  readonly end: FilePosition;
}

export interface ReadOptions {
  readonly file: CsvFile;
  readonly from: FilePosition;
  readonly recordOf: (cells: Cells) => string;
  readonly judge: JudgeRow;
  readonly signal: AbortSignal;
  /** Called for every row, including irrelevant ones. */
  readonly onRow: (end: FilePosition) => void;
  readonly take: (findings: AsyncIterable<Finding>) => Promise<void>;
}

/**
 * Reads the file from a position to its end, in constant memory: `take` sets the pace, and has ended when
 * this settles. Throws a `RefusedFileError` for a damaged file, and an `AbortError` after the signal.
 */
export const readCsv = async (options: ReadOptions): Promise<void> => {
  const { file, from, signal, take } = options;
  let last: RowEnd = { position: from, isWhole: true };
  let found: Finding[] = [];
  const reader = createRecordReader({
    maxBytes: MAX_ROW_BYTES,
    onRecord: (cells, { bytes, lines }) => {
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
      if (listings.length + remarks.length > 0)
        found.push({ record: options.recordOf(cells), listings, remarks, line, end: position });
    },
  });
  const findings = async function* (chunks: AsyncIterable<Buffer>): AsyncGenerator<Finding> {
    for await (const chunk of chunks) {
      reader.read(chunk);
      yield* found;
      found = [];
    }
    reader.end();
    yield* found;
  };
  let taking: Promise<void> = Promise.resolve();
  try {
    await pipeline(
      file.read(from.bytes),
      (chunks: AsyncIterable<Buffer>) => onlyUtf8(chunks, from.lines + 1),
      findings,
      (all: AsyncIterable<Finding>) => {
        taking = take(all);
        return taking;
      },
      { signal },
    );
  } catch (error) {
    throw error instanceof RecordError ? refusal(error, last.position.lines + 1) : error;
  } finally {
    // An abort ends the pipeline at once, while a batch may still be in progress.
    await Promise.allSettled([taking]);
  }
  await checkEnd(file, last);
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

const refusal = ({ fault }: RecordError, line: number): RefusedFileError => {
  const sentences = {
    'open quotation marks': `The file ends inside the quotation marks of line ${line}: it was cut off.`,
    'too long': `Line ${line} is longer than a megabyte.`,
    'misplaced quotation mark': `Line ${line} has a quotation mark in the wrong place.`,
  };
  return new RefusedFileError(
    `${sentences[fault]} Fetch the file again; the directory stays as it was.`,
  );
};
