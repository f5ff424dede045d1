import type { AlertConsequence } from '@hearthway/domain/kernel/policy.ts';
import { integer, nullable, setLater, text, timestamp, withDefault } from './column.ts';

// Alerts of staff. command-api writes this table.

/** Each is mailed once, and posted to the operator's webhook until that answers. */
export const staff_notices = {
  /** Made of the policy and the event that it follows from. */
  id: text(),
  /** The person who wrote of a danger. */
  user_id: text(),
  alert_id: text(),
  addressed_to: text<AlertConsequence['alert']['to']>(),
  created_at: timestamp(),
  /** No process works on it before then; null once all is done, or none of it is needed. */
  due_at: nullable(timestamp()),
  /** When its mails were queued. */
  mailed_at: setLater(timestamp()),
  /** When the webhook took it. */
  answered_at: setLater(timestamp()),
  /** At the webhook. */
  tries: withDefault(integer()),
};
