import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Report runs of analysts, and saved folds. */
export const reports: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('report_runs')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // The analyst.
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('report_version', 'integer', (column) => column.notNull())
      // Days of UTC, as text: a date would move with the reader's time zone.
      .addColumn('from_day', 'text', (column) => column.notNull())
      .addColumn('to_day', 'text', (column) => column.notNull())
      .addColumn('group_by', 'text', (column) => column.notNull())
      .addColumn('state', 'text')
      .addColumn('as_of', 'text')
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('waiting', 'running', 'done', 'failed', 'canceled')`),
      )
      .addColumn('started_at', 'timestamptz', (column) => column.notNull())
      // Events after it do not count. Null until the run first starts.
      .addColumn('until_position', 'numeric(20, 0)')
      // End of the current lease.
      .addColumn('taken_until', 'timestamptz')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('share', 'double precision', (column) => column.notNull().defaultTo(0))
      .addColumn('events', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('events_per_second', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('seconds_left', 'integer')
      // As text, so that it stays the same to the byte.
      .addColumn('result', 'json')
      .addColumn('failure', 'text')
      .execute();
    await database.schema
      .createIndex('report_runs_of_a_user')
      .on('report_runs')
      .columns(['user_id', 'started_at'])
      .execute();
    await sql`
      create index report_runs_under_way on report_runs (started_at)
      where status in ('waiting', 'running')
    `.execute(database);

    await database.schema
      .createTable('report_states')
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      // Up to it the log is folded.
      .addColumn('position', 'numeric(20, 0)', (column) => column.notNull())
      // The latest day folded; null when there were no events.
      .addColumn('through_day', 'text')
      // JSON, compressed.
      .addColumn('state', 'bytea', (column) => column.notNull())
      .addColumn('kept_at', 'timestamptz', (column) => column.notNull())
      .addPrimaryKeyConstraint('report_states_pkey', ['report', 'version', 'position'])
      .execute();
  },
};
