import { integer, nullable, setLater, text, timestamp, withDefault } from './column.ts';

// Payments outside the event log, written by command-api.

/**
 * Webhook events of the payment provider. Their content is not stored: the current state is read from the
 * provider.
 */
export const payment_events = {
  /** Id at the provider, which may send an event more than once. */
  event_id: text(),
  type: text(),
  customer_id: text(),
  /** Time by the provider's clock. */
  occurred_at: timestamp(),
  received_at: timestamp(),
  /** Earliest time to process it; null once it is done. */
  due_at: nullable(timestamp()),
  tries: withDefault(integer()),
  done_at: setLater(timestamp()),
  /** Reason why it waits, or why it changed nothing. */
  reason: setLater(text<PaymentEventReason>()),
};

/**
 * Mailboxes and cards that have used their one free trial. A mark outlives the account, and identifies no
 * one.
 */
export const used_trials = {
  /** Keyed hash of the mailbox or of the payment provider's fingerprint of the card. */
  mark: text(),
  /** Keyed hash of the id of the account that used it. */
  holder: text(),
  used_at: timestamp(),
};

export type PaymentEventReason = 'foreign' | 'provider-unavailable' | 'failed';
