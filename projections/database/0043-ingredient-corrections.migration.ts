import type { Migration } from 'kysely/migration';

/** Foods that a release corrected the allergens of, until every family concerned has been told. */
export const ingredientCorrections: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('ingredient_corrections')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('foods', 'jsonb', (column) => column.notNull())
      .addColumn('found_at', 'timestamptz', (column) => column.notNull())
      .addColumn('settled_at', 'timestamptz')
      .execute();
  },
};
