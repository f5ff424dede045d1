import { bytes, nullable, text, timestamp } from './column.ts';

// Answers by mail. command-api writes these tables.

/** Reply addresses, each for one mail about one thread. */
export const reply_tokens = {
  /** Hash of the part of the address after the plus. */
  token_hash: bytes(),
  thread_id: text(),
  /** Message that the mail announced, which is updated when the mail bounces. */
  message_id: text(),
  /** Person of the thread. */
  user_id: text(),
  created_at: timestamp(),
  expires_at: timestamp(),
};

/** Mails that are not added to a thread automatically. */
export const quarantined_mails = {
  id: text(),
  /** Hash that stays the same when the mail is delivered again. */
  mail_hash: bytes(),
  reason: text<'unknown-address' | 'expired-address' | 'other-sender'>(),
  /** Thread that its address belongs or belonged to. */
  thread_id: nullable(text()),
  /** Person of that thread. */
  user_id: nullable(text()),
  /** Sender, subject and words, sealed. */
  content: bytes(),
  received_at: timestamp(),
  expires_at: timestamp(),
};
