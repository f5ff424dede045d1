import { setTimeout } from 'node:timers/promises';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';

export interface PostgresOptions {
  readonly url: string;
  /** Hears of a connection that was lost while nobody used it. The next query opens another. */
  readonly onConnectionLost: (error: Error) => void;
  readonly mostConnections?: number;
}

const CONNECT_WITHIN_MS = 2_000;

/** Connects when it is first used. `destroy()` waits for the queries under way. */
export const connectPostgres = <Schema>({
  url,
  onConnectionLost,
  mostConnections = 10,
}: PostgresOptions): Kysely<Schema> => {
  const pool = new Pool({
    connectionString: url,
    max: mostConnections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
  });
  // Without a listener, a restart of the server would end this process.
  pool.on('error', onConnectionLost);
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
};

const CHECK_WITHIN_MS = 2_000;

/** Answers within 2 s by default, and never rejects. */
export const checkPostgres = async <Schema>(
  database: Kysely<Schema>,
  { withinMs = CHECK_WITHIN_MS }: { readonly withinMs?: number } = {},
): Promise<HealthPart> => {
  const passed = setTimeout(withinMs, 'late', { ref: false });
  const answered = sql`select 1`.execute(database).then(
    (): 'ok' => 'ok',
    (): 'refused' => 'refused',
  );
  // The reason holds addresses, and anybody may read this.
  return (await Promise.race([answered, passed])) === 'ok'
    ? { name: 'database', status: 'ok' }
    : { name: 'database', status: 'failing', detail: 'The database does not answer.' };
};
