import { readFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { mapColumns } from '../nppes/columns.ts';
import { judge } from '../nppes/judge.ts';
import type { Places } from '../places/places.ts';
import type { Provider } from '../provider.ts';

/** Two hundred listings of the national provider registry. See README.md. */
export const realProviders = async (places: Places): Promise<readonly Provider[]> => {
  const [header = [], ...records] = parse(await readFile(new URL('nppes.csv', import.meta.url)));
  const rowOf = mapColumns(header);
  return records.flatMap((record) => {
    const verdict = judge(rowOf(record), places);
    return verdict.kind === 'listed' ? [verdict.provider] : [];
  });
};
