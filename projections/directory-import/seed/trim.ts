import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { parse } from 'csv-parse/sync';
import { COLUMN_NAMES, mapColumns } from '../nppes/columns.ts';
import { judge } from '../nppes/judge.ts';
import { readPlaces } from '../places/places.ts';

/**
 * Writes `nppes.csv` from a small file of the registry: the rows that belong in the directory, and
 * of them only the columns that are read. `node projections/directory-import/seed/trim.ts FILE`.
 */

const [header = [], ...records] = parse(readFileSync(argv[2] ?? ''));
const rowOf = mapColumns(header);
const places = await readPlaces();

const quoted = (fields: readonly string[]): string =>
  fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',');

const rows = records
  .filter((record) => judge(rowOf(record), places).kind === 'listed')
  .map((record) => COLUMN_NAMES.map((name) => record[header.indexOf(name)] ?? ''));

writeFileSync(
  new URL('nppes.csv', import.meta.url),
  `${[COLUMN_NAMES, ...rows].map(quoted).join('\n')}\n`,
);
