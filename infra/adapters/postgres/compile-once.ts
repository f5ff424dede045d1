import { randomUUID } from 'node:crypto';
import type { Compilable, Kysely, QueryResult } from 'kysely';

/**
 * A query that differs by one value, such as whose rows are asked for. It is built and compiled when it
 * is first sent: for queries that are asked thousands of times a second, where that takes longer than
 * to send them.
 *
 * @example
 * const findName = compileOnce((database: Kysely<Schema>, id) =>
 *   database.selectFrom('providers').select('name').where('id', '=', id));
 * const { rows } = await findName(database, 'npi-1');
 */
export const compileOnce = <Schema, Row>(
  build: (database: Kysely<Schema>, value: string) => Compilable<Row>,
): ((database: Kysely<Schema>, value: string) => Promise<QueryResult<Row>>) => {
  // It is no value that a query has beside it.
  const placeholder = randomUUID();
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined;
  return (database, value) => {
    compiled ??= build(database, placeholder).compile();
    const parameters = compiled.parameters.map((each) => (each === placeholder ? value : each));
    return database.executeQuery({ ...compiled, parameters });
  };
};
