import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import { parse } from 'csv-parse/sync';
import { RefusedFileError } from '../refused-file.ts';

/** A place in the file, right after a row. */
export interface FilePosition {
  readonly bytes: number;
  readonly lines: number;
  /** Rows before it, without the header. */
  readonly rows: number;
}

export interface CsvFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** The same for the same file, and for hardly any other: by size, time of change and beginning. */
  readonly fingerprint: string;
  readonly header: readonly string[];
  readonly afterHeader: FilePosition;
}

/** Limit of a row; real ones have some 5 kB. */
export const MAX_ROW_BYTES = 1_048_576;

/**
 * Reads the header, empty when it is no CSV. Throws a `RefusedFileError` when the file is missing.
 */
export const openCsvFile = async (path: string): Promise<CsvFile> => {
  const { head, size, changedAt } = await readHead(path);
  const { columns, bytes, lines } = parseHeader(head);
  return {
    path,
    name: basename(path),
    size,
    fingerprint: createHash('sha256').update(`${size} ${changedAt} `).update(head).digest('hex'),
    header: columns.map((name) => name.trim()),
    afterHeader: { bytes, lines, rows: 0 },
  };
};

const readHead = async (
  path: string,
): Promise<{ readonly head: Buffer; readonly size: number; readonly changedAt: number }> => {
  try {
    await using file = await open(path);
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(MAX_ROW_BYTES), 0, MAX_ROW_BYTES, 0);
    return { head: buffer.subarray(0, bytesRead), size, changedAt: mtimeMs };
  } catch (error) {
    throw new RefusedFileError(
      `Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
};

const parseHeader = (
  head: Buffer,
): { readonly columns: readonly string[]; readonly bytes: number; readonly lines: number } => {
  let end = { bytes: 0, lines: 1 };
  try {
    const [columns = []] = parse(head, {
      to: 1,
      bom: true,
      relax_quotes: true,
      on_record: (record: string[], { bytes, lines }) => {
        end = { bytes, lines };
        return record;
      },
    });
    return { columns, ...end };
  } catch {
    // An empty header fails the following check of the columns, which names what is missing.
    return { columns: [], ...end };
  }
};
