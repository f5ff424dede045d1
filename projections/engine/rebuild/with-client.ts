import { requireDirect } from '@hearthway/infra/adapters/postgres/session-settings.ts';
import pg from 'pg';

export interface WithClientOptions {
  readonly databaseUrl: string;
  readonly signal: AbortSignal;
}

/** Opens a connection for one task. Its signal is aborted when the connection is lost. */
export const withClient = async <Result>(
  { databaseUrl, signal }: WithClientOptions,
  work: (client: pg.Client, signal: AbortSignal) => Promise<Result>,
): Promise<Result> => {
  const lost = new AbortController();
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', (error) => lost.abort(error));
  await client.connect();
  try {
    await requireDirect(client, 'This work on a read model');
    return await work(client, AbortSignal.any([signal, lost.signal]));
  } finally {
    await client.end();
  }
};
