import { statfs } from 'node:fs/promises';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';

/** Below this the stores may fail in the middle of a write. */
const LEAST_FREE_BYTES = 256 * 1024 * 1024;

/** Whether the disk of this folder has enough free space. */
export const checkFreeDisk = async (
  directory: string,
  leastFreeBytes = LEAST_FREE_BYTES,
): Promise<HealthPart> => {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize >= leastFreeBytes
    ? { name: 'disk', status: 'ok' }
    : { name: 'disk', status: 'failing', detail: 'The disk that holds the data is nearly full.' };
};
