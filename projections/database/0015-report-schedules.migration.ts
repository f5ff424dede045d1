import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Reports that are mailed every week or month. */
export const reportSchedules: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('report_schedules')
      .addColumn('id', 'text', (column) => column.primaryKey())
      // The analyst.
      .addColumn('user_id', 'text', (column) =>
        column.notNull().references('accounts.user_id').onDelete('cascade'),
      )
      .addColumn('report', 'text', (column) => column.notNull())
      .addColumn('group_by', 'text', (column) => column.notNull())
      .addColumn('state', 'text')
      .addColumn('cadence', 'text', (column) =>
        column.notNull().check(sql`cadence in ('weekly', 'monthly')`),
      )
      .addColumn('status', 'text', (column) =>
        column.notNull().check(sql`status in ('active', 'paused', 'stopped')`),
      )
      .addColumn('reason', 'text')
      .addColumn('created_at', 'timestamptz', (column) => column.notNull())
      .addColumn('due_at', 'timestamptz', (column) => column.notNull())
      // Two tabs that schedule the same make one schedule.
      .addUniqueConstraint(
        'report_schedules_once',
        ['user_id', 'report', 'group_by', 'state', 'cadence'],
        (constraint) => constraint.nullsNotDistinct(),
      )
      .execute();
    await sql`
      create index report_schedules_due on report_schedules (due_at) where status = 'active'
    `.execute(database);

    await database.schema
      .alterTable('report_runs')
      .addColumn('schedule_id', 'text', (column) =>
        column.references('report_schedules.id').onDelete('set null'),
      )
      .addColumn('mailed_at', 'timestamptz')
      .execute();
    // A schedule has one run for each period, however many processes see that it is due.
    await sql`
      create unique index report_runs_of_a_schedule on report_runs (schedule_id, from_day)
    `.execute(database);
    await sql`
      create index report_runs_to_mail on report_runs (started_at)
      where schedule_id is not null and mailed_at is null and status = 'done'
    `.execute(database);
  },
};
