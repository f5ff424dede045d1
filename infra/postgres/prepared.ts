import type { PostgresCursor, PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type { Pool, PoolClient } from 'pg';

/**
 * A pool whose connections parse and plan each statement once, by its text. For a service whose
 * statements are few and often: every text that was ever sent stays prepared on the connection.
 */
export const preparedPool = (pool: Pool): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string => {
    const name = names.get(text) ?? `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const prepared = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    options: pool.options,
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      const known = prepared.get(client) ?? preparedClient(client, nameOf);
      prepared.set(client, known);
      return known;
    },
  };
};

const preparedClient = (
  client: PoolClient,
  nameOf: (text: string) => string,
): PostgresPoolClient => {
  function query<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  function query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  function query(text: unknown, values: readonly unknown[] = []): unknown {
    if (typeof text !== 'string') throw new Error('A cursor cannot be prepared.');
    return client.query({ name: nameOf(text), text, values: [...values] });
  }
  return { query, release: (destroy) => client.release(destroy) };
};
