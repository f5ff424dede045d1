import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { wait } from '../../adapters/process/wait.ts';
import type { Tables } from '../../adapters/tables/tables.ts';
import type { RunningStack } from '../e2e/stack.ts';

/** Resolves when no projection is behind any more, and so none takes the processor from a read. */
export const untilProjected = async (
  { dataDirectory }: RunningStack,
  position: bigint,
  signal: AbortSignal,
): Promise<void> => {
  const database = connectPostgres<Pick<Tables, 'live_checkpoints'>>({
    url: readRunningAddresses(dataDirectory).DATABASE_URL,
    onConnectionLost: () => {},
  });
  const isBehind = async (): Promise<boolean> => {
    const rows = await database.selectFrom('live_checkpoints').select('position').execute();
    return rows.some((row) => BigInt(row.position) < position);
  };
  while (await isBehind()) await wait(500, signal);
  await database.destroy();
};
