import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The inbox of the payment provider's webhooks. */
export const paymentEvents: Migration = {
  up: async (database) => {
    await database.schema
      .createTable('payment_events')
      // Id at the provider, which may send an event more than once.
      .addColumn('event_id', 'text', (column) => column.primaryKey())
      .addColumn('type', 'text', (column) => column.notNull())
      .addColumn('customer_id', 'text', (column) => column.notNull())
      .addColumn('occurred_at', 'timestamptz', (column) => column.notNull())
      .addColumn('received_at', 'timestamptz', (column) => column.notNull())
      .addColumn('due_at', 'timestamptz')
      .addColumn('tries', 'integer', (column) => column.notNull().defaultTo(0))
      .addColumn('done_at', 'timestamptz')
      .addColumn('reason', 'text')
      .execute();
    await sql`
      create index payment_events_due on payment_events (due_at) where due_at is not null
    `.execute(database);
    await sql`
      create index payment_events_done on payment_events (done_at) where done_at is not null
    `.execute(database);
  },
};
