import { sql } from 'kysely';
import type { ImportSession } from '../import-session.ts';

/** Numbers of the registry's listings, and of its statements on other listings. */
const NUMBERS = `
  select substr(id, 5) as npi from providers where source = 'nppes'
  union all
  select substr(listed_as, 5) from listing_sources where source = 'nppes' and listed_as is not null
`;

/**
 * Set of the registry's numbers in the directory, at eight bytes each, since a million listings are looked up
 * about nine million times.
 */
export const readListed = async ({
  database,
  copyOut,
}: ImportSession): Promise<(npi: string) => boolean> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (${sql.raw(NUMBERS)}) as numbers
  `.execute(database);
  const listed = new Float64Array(rows[0]?.count ?? 0);
  let next = 0;
  const lines = copyOut(`copy (select npi from (${NUMBERS}) as numbers order by 1) to stdout`);
  let rest = '';
  for await (const chunk of lines) {
    const parts = (rest + String(chunk)).split('\n');
    rest = parts.pop() ?? '';
    for (const npi of parts) listed[next++] = Number(npi);
  }
  return (npi) => contains(listed, Number(npi));
};

const contains = (sorted: Float64Array, wanted: number): boolean => {
  let from = 0;
  let to = sorted.length;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((sorted[middle] ?? Number.NaN) < wanted) from = middle + 1;
    else to = middle;
  }
  return sorted[from] === wanted;
};
