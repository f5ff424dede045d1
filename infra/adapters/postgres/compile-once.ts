import { randomUUID } from 'node:crypto';
import type { Compilable, CompiledQuery, Kysely, QueryResult, RawBuilder } from 'kysely';

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
  // Unique, so that it cannot equal another value of the query.
  const placeholder = randomUUID();
  let compiled: ReturnType<Compilable<Row>['compile']> | undefined;
  return (database, value) => {
    compiled ??= build(database, placeholder).compile();
    const parameters = compiled.parameters.map((each) => (each === placeholder ? value : each));
    return database.executeQuery({ ...compiled, parameters });
  };
};

/**
 * Compiles a query of several values. Its text may differ by `shape`, of which there are few: it is
 * compiled once for each.
 *
 * @example
 * const findNames = compileByShape<Schema, { zip: string }, { order: string }, { name: string }>(
 *   (value, { order }) =>
 *     sql`select name from providers where zip = ${value('zip')} order by ${sql.ref(order)}`);
 * const { rows } = await findNames(database, { zip: '27701' }, { order: 'city' });
 */
export const compileByShape = <
  Schema,
  Values extends object,
  Shape extends Readonly<Record<string, string | number | boolean>>,
  Row,
>(
  build: (value: (name: keyof Values) => unknown, shape: Shape) => RawBuilder<Row>,
): ((database: Kysely<Schema>, values: Values, shape: Shape) => Promise<QueryResult<Row>>) => {
  const placeholders = new Map<unknown, keyof Values>();
  const value = (name: keyof Values) => {
    const placeholder = Symbol(String(name));
    placeholders.set(placeholder, name);
    return placeholder;
  };
  const byShape = new Map<string, CompiledQuery<Row>>();
  return (database, values, shape) => {
    const key = Object.values(shape).join(' ');
    const compiled = byShape.get(key) ?? build(value, shape).compile(database);
    byShape.set(key, compiled);
    const parameters = compiled.parameters.map((each) => {
      const name = placeholders.get(each);
      return name === undefined ? each : values[name];
    });
    return database.executeQuery({ ...compiled, parameters });
  };
};
