import { statfs } from 'node:fs/promises';
import { RefusedFileError } from '../refused-file.ts';

/** Returns the free bytes of the disk that holds a directory. */
export type FreeBytes = (directory: string) => Promise<number>;

const freeBytes: FreeBytes = async (directory) => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize;
};

/** Reserved for other writers. */
const MARGIN_BYTES = 256 * 1024 ** 2;

/** Throws a `RefusedFileError` if the disk would become full. */
export const requireSpace = async (
  {
    directory,
    bytes,
    what,
  }: { readonly directory: string; readonly bytes: number; readonly what: string },
  free: FreeBytes = freeBytes,
): Promise<void> => {
  const available = await free(directory);
  if (available < bytes + MARGIN_BYTES)
    throw new RefusedFileError(
      `${what} needs ${megabytes(bytes + MARGIN_BYTES)} MB of the disk that holds ${directory}, and ${megabytes(available)} MB are free. Make room and run the same command again; the directory stays as it was.`,
    );
};

const megabytes = (bytes: number): string => Math.ceil(bytes / 1024 ** 2).toLocaleString('en-US');
