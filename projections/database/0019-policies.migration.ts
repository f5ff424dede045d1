import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Checkpoints, states and parked events of policies. */
export const policies: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('policies')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('definition', 'integer', (column) => column.notNull())
      .addColumn('epoch', 'bigint', (column) => column.notNull().defaultTo(0))
      .addColumn('leased_until', 'timestamptz', (column) =>
        column.notNull().defaultTo(sql`'-infinity'`),
      )
      .addColumn('position', 'numeric(20, 0)', (column) =>
        column.notNull().defaultTo(0).check(sql`position >= 0`),
      )
      // Events up to it have no consequences.
      .addColumn('acts_after', 'numeric(20, 0)', (column) => column.notNull())
      .addColumn('moved_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .execute();

    await database.schema
      .createTable('policy_states')
      .addColumn('policy', 'text', (column) =>
        column.notNull().references('policies.name').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('state', 'jsonb', (column) => column.notNull())
      .addPrimaryKeyConstraint('policy_states_pkey', ['policy', 'user_id'])
      .execute();

    await database.schema
      .createTable('policy_parked_events')
      .addColumn('policy', 'text', (column) =>
        column.notNull().references('policies.name').onDelete('cascade'),
      )
      .addColumn('user_id', 'text', (column) => column.notNull())
      .addColumn('position', 'numeric(20, 0)', (column) => column.notNull())
      .addColumn('reason', 'text')
      .addColumn('parked_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
      .addPrimaryKeyConstraint('policy_parked_events_pkey', ['policy', 'position'])
      .execute();
  },
};
