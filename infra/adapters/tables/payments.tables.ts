import { integer, nullable, setLater, text, timestamp, withDefault } from './column.ts';

// Payments outside the event log, written by command-api.

/**
 * Webhooks of the payment provider. Their content is not kept: what they are about is read from the
 * provider.
 */
export const payment_events = {
  /** Id at the provider, which may send an event more than once. */
  event_id: text(),
  type: text(),
  customer_id: text(),
  /** By the clock of the provider. */
  occurred_at: timestamp(),
  received_at: timestamp(),
  /** No process deals with it before then; null once it is done. */
  due_at: nullable(timestamp()),
  tries: withDefault(integer()),
  done_at: setLater(timestamp()),
  /** Why it waits, or why it changed nothing. */
  reason: setLater(text<PaymentEventReason>()),
};

/**
 * Mailboxes and cards that have had a free trial: one for each. A mark outlives the account, and
 * tells no one.
 */
export const used_trials = {
  /** Keyed hash of the mailbox or of the payment provider's name for the card. */
  mark: text(),
  /** Keyed hash of the id of the account that had it. */
  holder: text(),
  used_at: timestamp(),
};

export type PaymentEventReason = 'foreign' | 'provider-unavailable' | 'failed';
