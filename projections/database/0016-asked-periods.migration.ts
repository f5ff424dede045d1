import type { Migration } from 'kysely/migration';

/** The period that an analyst asked for, where the report answers a wider one. */
export const askedPeriods: Migration = {
  up: async (database) => {
    await database.schema
      .alterTable('report_runs')
      .addColumn('asked_from', 'text')
      .addColumn('asked_to', 'text')
      .execute();
  },
};
