import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import type { Input } from '../input/input.ts';
import { openInput } from '../input/open-input.ts';

export interface FilePosition {
  readonly bytes: number;
  readonly lines: number;
  /** Rows before it, without the header. */
  readonly rows: number;
}

export interface CsvFile extends Input {
  /**
   * Fingerprint of the file by size, modification time and beginning. Different files rarely have the same
   * one.
   */
  readonly fingerprint: string;
  readonly header: readonly string[];
  readonly afterHeader: FilePosition;
}

/** Maximum size of a row; real ones have some 5 kB. */
export const MAX_ROW_BYTES = 1_048_576;

/**
 * Reads the header, which is empty if the file is not a CSV. Throws a `RefusedFileError` if the file is
 * missing, or a zip that cannot be read.
 */
export const openCsvFile = async (path: string): Promise<CsvFile> => {
  const input = await openInput(path);
  const head = await readHead(input);
  const { columns, bytes, lines } = parseHeader(head);
  return {
    ...input,
    fingerprint: createHash('sha256').update(`${input.identity} `).update(head).digest('hex'),
    header: columns.map((name) => name.trim()),
    afterHeader: { bytes, lines, rows: 0 },
  };
};

const readHead = async ({ read }: Input): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of read(0)) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= MAX_ROW_BYTES) break;
  }
  return Buffer.concat(chunks).subarray(0, MAX_ROW_BYTES);
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
    // An empty header fails the following check of the columns, which names the missing ones.
    return { columns: [], ...end };
  }
};
