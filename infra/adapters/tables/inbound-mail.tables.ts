import { bytes, nullable, text, timestamp } from './column.ts';

// Answers by mail. command-api writes these tables.

/** Addresses that answers to a mail go to, each of one mail about one thread. */
export const reply_tokens = {
  /** Hash of the part of the address after the plus. */
  token_hash: bytes(),
  thread_id: text(),
  /** The message that the mail was about: told when it comes back. */
  message_id: text(),
  /** The person of the thread. */
  user_id: text(),
  created_at: timestamp(),
  expires_at: timestamp(),
};

/** Mails that continue no thread by themselves. */
export const quarantined_mails = {
  id: text(),
  /** The same each time that the mail is delivered. */
  mail_hash: bytes(),
  reason: text<'unknown-address' | 'expired-address' | 'other-sender'>(),
  /** The thread that its address belongs or belonged to. */
  thread_id: nullable(text()),
  /** The person of that thread. */
  user_id: nullable(text()),
  /** Sender, subject and words, sealed. */
  content: bytes(),
  received_at: timestamp(),
  expires_at: timestamp(),
};
