import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { RefusedFileError } from '../refused-file.ts';
import type { Input } from './input.ts';
import { openZip } from './zip.ts';

const CHUNK_BYTES = 262_144;

/** Throws a `RefusedFileError` if the file is missing, or a zip that cannot be read. */
export const openInput = async (path: string): Promise<Input> => {
  const { size, changedAt, isZip } = await look(path);
  const hasChanged = async (): Promise<boolean> => (await stat(path)).size !== size;
  if (isZip) return { ...(await openZip(path)), hasChanged };
  return {
    name: basename(path),
    size,
    identity: `${size} ${changedAt}`,
    read: (from) => createReadStream(path, { start: from, highWaterMark: CHUNK_BYTES }),
    hasChanged,
  };
};

const look = async (
  path: string,
): Promise<{ readonly size: number; readonly changedAt: number; readonly isZip: boolean }> => {
  try {
    await using file = await open(path);
    const { size, mtimeMs } = await file.stat();
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4), 0, 4, 0);
    const isZip = ZIP_BEGINNINGS.includes(buffer.subarray(0, bytesRead).toString('latin1'));
    return { size, changedAt: mtimeMs, isZip };
  } catch (error) {
    throw new RefusedFileError(
      `Cannot read ${path}: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
};

/** First bytes of a zip file with entries, and of an empty one. */
const ZIP_BEGINNINGS: readonly string[] = ['PK\u0003\u0004', 'PK\u0005\u0006'];
