import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

/** An empty PostgreSQL for a test; `stop` also removes its directory. */
export const startTemporaryPostgres = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  // Run as root, PostgreSQL becomes another user, who has to get to its directory.
  chmodSync(parent, 0o755);
  const { url, stop } = await startPostgres(join(parent, 'data'));
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(parent, { recursive: true });
    },
  };
};
