import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedPostgres, startPostgres } from './postgres.ts';

/** An empty PostgreSQL for a test; `stop` also removes its directory. */
export const startTemporaryPostgres = async (): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> => {
  const parent = mkdtempSync(join(tmpdir(), 'hearthway-postgres-'));
  const { url, stop } = await startPostgres(join(parent, 'data'));
  return {
    url,
    stop: async () => {
      await stop();
      rmSync(parent, { recursive: true });
    },
  };
};
