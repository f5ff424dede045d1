import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

export const checkpoints: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('checkpoints')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('position', 'numeric(20, 0)', (column) =>
        column.notNull().check(sql`position >= 0`),
      )
      .addColumn('moved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();
  },
};
