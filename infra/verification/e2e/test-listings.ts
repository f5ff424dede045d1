import { sql } from 'kysely';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';

/** Has Hearthway make up listings, which `useTestListings` turns into those of the tests. */
export const TEST_LISTINGS = { DEMO_LISTINGS: 'on' } as const;

/**
 * Makes the made-up listings of a running Hearthway the only ones beside the offices, with the number,
 * distance and count of real ones: what tests find does not depend on the listings that we ship.
 */
export const useTestListings = async (dataDirectory: string): Promise<void> => {
  const { DATABASE_URL: url } = readRunningAddresses(dataDirectory);
  const database = connectPostgres({ url, onConnectionLost: () => {} });
  await database.transaction().execute(async (transaction) => {
    await sql`delete from providers where not is_demo and category <> 'offices'`.execute(
      transaction,
    );
    await sql`update providers set is_demo = false`.execute(transaction);
    await sql`
      update category_counts set count = (
        select count(*) from providers where category_counts.category = any (categories)
      )
    `.execute(transaction);
    await sql`select refresh_directory_words(), refresh_map_cells()`.execute(transaction);
  });
  await database.destroy();
};
