import { sql, type Transaction } from 'kysely';

interface Told {
  readonly providerId: string;
  /** Whether it is somewhere else than before, or listed or not. */
  readonly hasMoved: boolean;
}

/**
 * Waits for an import that is being published: it has read the corrections already, and would write
 * over this change. `writeProviders` of the importers locks the table against it.
 */
export const awaitImport = async <Schema>(transaction: Transaction<Schema>): Promise<void> => {
  await sql`lock table provider_corrections in row exclusive mode`.execute(transaction);
};

/** Its words can be searched at once, and the map of the country has it where it is now. */
export const tellSearches = async <Schema>(
  transaction: Transaction<Schema>,
  { providerId, hasMoved }: Told,
): Promise<void> => {
  await sql`select add_words_of_listing(${providerId})`.execute(transaction);
  if (hasMoved) await sql`select refresh_map_cells()`.execute(transaction);
};
