import { Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import type { HealthPart } from '@hearthway/domain/health/health.contract.ts';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { Client, type ClientBase, Pool, type PoolClient } from 'pg';
import { preparedPool } from './prepared.ts';
import { applySettings } from './session-settings.ts';
import { SilentDatabaseError } from './unavailable.ts';

export interface PostgresOptions {
  readonly url: string;
  /** Called for each lost connection, maybe twice. The next query opens another. */
  readonly onConnectionLost: (error: Error) => void;
  readonly maxConnections?: number;
  /**
   * Query timeout in milliseconds, for services that answer a person. A second later the connection is
   * dropped as well, since a dead server sends nothing. Behind a pooler, only the latter applies.
   */
  readonly answerWithinMs?: number;
  /** Whether connections keep the plans of prepared statements. See `preparedPool`. */
  readonly prepares?: boolean;
}

const CONNECT_WITHIN_MS = 2_000;

/**
 * Longer than the 10 s of `pg`: a new connection costs tens of milliseconds of processor time, and prepares all
 * its statements again.
 */
const IDLE_FOR_MS = 60_000;

const SILENT_AFTER_MS = 1_000;

/** Connects on first use. `destroy()` waits for running queries. */
export const connectPostgres = <Schema>({
  url,
  onConnectionLost,
  maxConnections = 10,
  answerWithinMs,
  prepares = false,
}: PostgresOptions): Kysely<Schema> => {
  const settings = {
    ...(answerWithinMs !== undefined && { statement_timeout: String(answerWithinMs) }),
    // Otherwise PostgreSQL would replan many of them for each set of values, which takes longer than running
    // them. JIT is off for the same reason: it compiles at each use.
    ...(prepares && { plan_cache_mode: 'force_generic_plan', jit: 'off' }),
  };
  const direct = new WeakSet<ClientBase>();
  const pool = new Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: CONNECT_WITHIN_MS,
    idleTimeoutMillis: IDLE_FOR_MS,
    onConnect: async (client: ClientBase) => {
      if (await inTime(client, applySettings(client, settings))) direct.add(client);
    },
  });
  // Both listeners are needed, or a restart of the server would end this process: the pool reports only idle
  // clients, whose own listener has already reported.
  pool.on('connect', (client) => client.on('error', onConnectionLost));
  pool.on('error', () => {});
  if (answerWithinMs !== undefined) giveUpSilentConnections(pool, answerWithinMs + SILENT_AFTER_MS);
  return new Kysely<Schema>({
    dialect: new PostgresDialect({
      pool: prepares ? preparedPool(pool, (client) => direct.has(client)) : pool,
    }),
  });
};

/** Drops a new connection that answers late: the pool's own limit ends once it is connected. */
const inTime = async <Answer>(client: ClientBase, answer: Promise<Answer>): Promise<Answer> => {
  const late = setTimeout(() => {
    if (client instanceof Client) client.connection.stream.destroy(new SilentDatabaseError());
  }, CONNECT_WITHIN_MS);
  try {
    return await answer;
  } finally {
    clearTimeout(late);
  }
};

/** Drops connections that stay silent while in use. */
const giveUpSilentConnections = (pool: Pool, silentMs: number): void => {
  const limit = ({ connection: { stream } }: PoolClient, ms: number) => {
    if (stream instanceof Socket) stream.setTimeout(ms);
  };
  pool.on('connect', ({ connection: { stream } }) => {
    stream.on('timeout', () => stream.destroy(new SilentDatabaseError()));
  });
  pool.on('acquire', (client) => limit(client, silentMs));
  pool.on('release', (_error, client) => limit(client, 0));
};

const CHECK_WITHIN_MS = 2_000;

export interface PostgresCheck {
  /** 2 s by default. */
  readonly withinMs?: number;
  /** Whether it also has to accept a write, which a full disk or a standby refuses. */
  readonly isWritten?: boolean;
}

/** Never rejects. */
export const checkPostgres = async <Schema>(
  database: Kysely<Schema>,
  { withinMs = CHECK_WITHIN_MS, isWritten = false }: PostgresCheck = {},
): Promise<HealthPart> => {
  const passed = after(withinMs, 'late', { ref: false });
  // The message goes to the write-ahead log, and into no table.
  const question = isWritten
    ? sql`select pg_logical_emit_message(true, 'hearthway', '')`
    : sql`select 1`;
  const answered = question.execute(database).then(
    (): 'ok' => 'ok',
    (): 'refused' => 'refused',
  );
  // The reason contains addresses, and /health is public.
  return (await Promise.race([answered, passed])) === 'ok'
    ? { name: 'database', status: 'ok' }
    : { name: 'database', status: 'failing', detail: 'The database does not answer.' };
};
