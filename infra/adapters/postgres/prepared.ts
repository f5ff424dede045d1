import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * Pool whose connections parse and plan each statement once, by its text. For a service with few, frequent
 * statements: every text ever sent stays prepared on its connection. `canPrepare` is false for a connection
 * to a pooler, which may route the next use of a name elsewhere.
 */
export const preparedPool = (
  pool: Pool,
  canPrepare: (client: PoolClient) => boolean,
): PostgresPool => {
  const names = createNames();
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      if (!canPrepare(client)) return client;
      const known = prepared.get(client) ?? preparedClient(client, names);
      prepared.set(client, known);
      return known;
    },
  };
};

interface Names {
  readonly of: (text: string) => string;
  /** Gives the text a new statement name. */
  readonly forget: (text: string) => void;
}

const createNames = (): Names => {
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text) => {
      const name = names.get(text) ?? `s${++given}`;
      names.set(text, name);
      return name;
    },
    forget: (text) => {
      names.delete(text);
    },
  };
};

const preparedClient = (client: PoolClient, names: Names): PostgresPoolClient => {
  const send = (text: string, values: readonly unknown[]) =>
    client.query({ name: names.of(text), text, values: [...values] });
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('A cursor cannot be prepared.');
    return send(text, values).catch((error: unknown) => {
      if (!isOutdated(error)) throw error;
      names.forget(text);
      return send(text, values);
    });
  }
  return { query, release: (destroy) => client.release(destroy) };
};

/**
 * Whether the result's columns changed, by a migration for instance: PostgreSQL then rejects the cached plan.
 */
const isOutdated = (error: unknown): boolean =>
  error instanceof DatabaseError &&
  error.code === '0A000' &&
  error.routine === 'RevalidateCachedQuery';
