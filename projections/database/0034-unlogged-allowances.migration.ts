import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Each command counts against its limits. Without the write-ahead log, the counts cost no wait for the
 * disk; a PostgreSQL that crashes begins them anew.
 */
export const unloggedAllowances: Migration = {
  up: async (database) => {
    await sql`alter table allowances set unlogged`.execute(database);
  },
};
