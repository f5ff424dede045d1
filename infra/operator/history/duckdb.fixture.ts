import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';

type Rows = readonly Readonly<Record<string, unknown>>[];

/** DuckDB database that finds files in a folder, as if started there. */
export interface DuckDb {
  /** Runs a query. 64-bit numbers are returned as text. */
  readonly ask: (query: string) => Promise<Rows>;
  /** Resolves with the rows of each statement. */
  readonly runScript: (script: string) => Promise<readonly Rows[]>;
  readonly close: () => void;
}

export const openDuckDb = async (directory: string): Promise<DuckDb> => {
  const instance = await DuckDBInstance.create(':memory:');
  const connection = await instance.connect();
  await connection.run(`set file_search_path = '${directory}'`);
  const ask = async (query: string): Promise<Rows> =>
    (await connection.runAndReadAll(query)).getRowObjectsJson();
  return {
    ask,
    runScript: (script) => runScript(connection, script),
    close: () => {
      connection.closeSync();
      instance.closeSync();
    },
  };
};

const runScript = async (connection: DuckDBConnection, script: string) => {
  const statements = await connection.extractStatements(script);
  const answers: Rows[] = [];
  for (let index = 0; index < statements.count; index += 1) {
    const prepared = await statements.prepare(index);
    answers.push((await prepared.runAndReadAll()).getRowObjectsJson());
    prepared.destroySync();
  }
  return answers;
};
