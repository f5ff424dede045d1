import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Tables that every projection needs. The tables of the read models themselves are made by
 * `versions/tables.ts`, since each is rebuilt beside the one before.
 */
export const projections: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('followed_log')
      .addColumn('is_only_row', 'boolean', (column) =>
        column.primaryKey().defaultTo(true).check(sql`is_only_row`),
      )
      .addColumn('first_event_id', 'uuid', (column) => column.notNull())
      .execute();

    await database.schema
      .createTable('checkpoints')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('definition', 'integer', (column) => column.notNull())
      .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('position', 'numeric(20, 0)', (column) =>
        column.notNull().defaultTo(0).check(sql`position >= 0`),
      )
      .addColumn('moved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('checkpoints_pkey', ['name', 'version'])
      .execute();

    await database.schema
      .createTable('projections')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('live_version', 'integer', (column) => column.notNull())
      .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`'-infinity'`),
      )
      .addForeignKeyConstraint('projections_live', ['name', 'live_version'], 'checkpoints', [
        'name',
        'version',
      ])
      .execute();

    await database.schema
      .createTable('parked_events')
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('position', 'numeric(20, 0)', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('parked_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('parked_events_pkey', ['name', 'version', 'position'])
      .addForeignKeyConstraint(
        'parked_events_of',
        ['name', 'version'],
        'checkpoints',
        ['name', 'version'],
        (constraint) => constraint.onDelete('cascade'),
      )
      .execute();

    await database.schema
      .createTable('moves')
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('model', 'text', (column) => column.notNull())
      .addColumn('position', 'numeric(20, 0)', (column) => column.notNull())
      .addPrimaryKeyConstraint('moves_pkey', ['user_id', 'model'])
      .execute();

    await sql`
      create view live_checkpoints as
      select c.name, c.position
      from checkpoints c join projections p on p.name = c.name and p.live_version = c.version
    `.execute(database);

    await sql`
      create view live_parked_keys as
      select distinct e.name, e.key
      from parked_events e join projections p on p.name = e.name and p.live_version = e.version
    `.execute(database);
  },
};
