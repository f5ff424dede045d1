import { sql, type Transaction } from 'kysely';

interface ChangedListing {
  readonly providerId: string;
  /** Whether its place or its listing has changed. */
  readonly hasMoved: boolean;
}

/**
 * Waits for an import that is being published: it has read the corrections already, and would overwrite this
 * change. `writeProviders` of the importers takes the conflicting lock on the table.
 */
export const awaitImport = async <Schema>(transaction: Transaction<Schema>): Promise<void> => {
  await sql`lock table provider_corrections in row exclusive mode`.execute(transaction);
};

/** Updates the search index and the map of the country at once. */
export const tellSearches = async <Schema>(
  transaction: Transaction<Schema>,
  { providerId, hasMoved }: ChangedListing,
): Promise<void> => {
  await sql`select add_words_of_listing(${providerId})`.execute(transaction);
  if (hasMoved) await sql`select refresh_map_cells()`.execute(transaction);
};
