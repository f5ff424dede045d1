import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { PaymentEvent } from '@hearthway/infra/adapters/subscription-payments/webhook.ts';
import type { PaymentEventReason } from '@hearthway/infra/adapters/tables/payments.tables.ts';
import type { Kysely } from 'kysely';
import type { CommandSchema } from '../database/schema.ts';

// Inbox of webhooks. The content of events is not stored: an event only names the customer to read.

/** Types of events that affect the recorded subscription. */
const TELLING = /^(?:checkout\.session|customer\.subscription|invoice|charge|refund)\./;

/** Longer than the provider retries delivery of an event. */
const KEPT_DAYS = 30;

/** A process finishes a leased event within this time, or was killed. */
const LEASE_MS = 30_000;

/** Maximum events processed at once. */
const BATCH_SIZE = 100;

interface InboxOptions {
  readonly database: Kysely<CommandSchema>;
  readonly now: Date;
}

/** Returns true if the event is new and waits; false for one received before, or of no effect. */
export const receive = async (
  { database, now }: InboxOptions,
  { id, type, occurredAt, customerId }: PaymentEvent,
): Promise<boolean> => {
  if (customerId === undefined || !TELLING.test(type)) return false;
  const { numInsertedOrUpdatedRows: inserted = 0n } = await database
    .insertInto('payment_events')
    .values({
      event_id: id,
      type,
      customer_id: customerId,
      occurred_at: occurredAt,
      received_at: now,
      due_at: now,
    })
    .onConflict((conflict) => conflict.column('event_id').doNothing())
    .executeTakeFirst();
  return inserted > 0n;
};

export interface TakenEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string;
  readonly tries: number;
}

export const takeDue = async ({ database, now }: InboxOptions): Promise<readonly TakenEvent[]> =>
  database
    .updateTable('payment_events')
    .set((event) => ({
      due_at: new Date(now.getTime() + LEASE_MS),
      tries: event('tries', '+', 1),
    }))
    .where('event_id', 'in', (events) =>
      events
        .selectFrom('payment_events')
        .select('event_id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(BATCH_SIZE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['event_id as id', 'type', 'customer_id as customerId', 'tries'])
    .execute();

export const finish = async (
  { database, now }: InboxOptions,
  events: readonly TakenEvent[],
  reason: PaymentEventReason | undefined,
): Promise<void> => {
  await database
    .updateTable('payment_events')
    .set({ done_at: now, due_at: null, ...(reason !== undefined && { reason }) })
    .where('event_id', 'in', idsOf(events))
    .execute();
};

export const postpone = async (
  { database }: Pick<InboxOptions, 'database'>,
  events: readonly TakenEvent[],
  { until, reason }: { readonly until: Date; readonly reason: PaymentEventReason },
): Promise<void> => {
  await database
    .updateTable('payment_events')
    .set({ due_at: until, reason })
    .where('event_id', 'in', idsOf(events))
    .execute();
};

const idsOf = (events: readonly TakenEvent[]): readonly string[] => events.map(({ id }) => id);

export const clearInbox = async ({ database, now }: InboxOptions): Promise<void> => {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await database.deleteFrom('payment_events').where('done_at', '<', before).execute();
};
