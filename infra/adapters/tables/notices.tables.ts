import type { AlertConsequence } from '@hearthway/domain/kernel/policy.ts';
import { integer, nullable, setLater, text, timestamp, withDefault } from './column.ts';

// Alerts of staff. command-api writes this table.

/** Staff alerts. Each is mailed once, and posted to the operator's webhook until that succeeds. */
export const staff_notices = {
  /** Derived from the policy and the event that caused it. */
  id: text(),
  /** Person who wrote of a danger. */
  user_id: text(),
  alert_id: text(),
  addressed_to: text<AlertConsequence['alert']['to']>(),
  created_at: timestamp(),
  /** Earliest time to process it; null once everything is done or not needed. */
  due_at: nullable(timestamp()),
  /** Time at which its mails were queued. */
  mailed_at: setLater(timestamp()),
  /** Time at which the webhook accepted it. */
  answered_at: setLater(timestamp()),
  /** Webhook attempts. */
  tries: withDefault(integer()),
};
