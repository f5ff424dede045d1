import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Statistics hold samples of a column's values, and keep them after the row is deleted. */
export const keySamples: Migration = {
  up: async (database) => {
    for (const table of ['person_keys', 'system_keys'])
      await sql`
        alter table ${sql.table(table)}
          -- Removes the samples that there are.
          alter column wrapped type bytea using wrapped || ''::bytea,
          alter column wrapped set statistics 0
      `.execute(database);
  },
};
