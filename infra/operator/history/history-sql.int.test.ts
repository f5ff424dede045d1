import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DuckDb, openDuckDb } from './duckdb.fixture.ts';
import { answersTo } from './questions.fixture.ts';
import { exportSimulated, type SimulatedExport } from './simulated-export.fixture.ts';

const textOf = (name: string): string =>
  readFileSync(new URL(`../../../docs/${name}`, import.meta.url), 'utf8');

let simulated: SimulatedExport;
let duckDb: DuckDb;

beforeAll(async () => {
  simulated = await exportSimulated();
  duckDb = await openDuckDb(simulated.directory);
});
afterAll(async () => {
  duckDb.close();
  await simulated.remove();
});

/** Rows in one order, with all numbers as text. */
const comparable = (rows: readonly Readonly<Record<string, unknown>>[]): readonly string[] =>
  rows
    .map((row) =>
      JSON.stringify(row, (_, cell: unknown) => (typeof cell === 'number' ? String(cell) : cell)),
    )
    .sort();

test('the five questions are answered as the events themselves answer them', async () => {
  const answered = (await duckDb.runScript(textOf('history.sql'))).filter(
    ([row]) => row !== undefined,
  );
  const answers = answersTo(simulated.events);
  expect(answered.map(comparable)).toEqual(answers.map(comparable));
  for (const rows of answers) expect(rows.length).toBeGreaterThan(2);
});
