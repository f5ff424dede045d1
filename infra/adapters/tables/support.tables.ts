import type { Language } from '@hearthway/domain/product.ts';
import { bytes, sealedText, setLater, text, timestamp } from './column.ts';

// People who write to support. command-api writes these tables.

/** Owners of keys: accounts and visitors. Maintained by triggers. */
export const people = { user_id: text() };

/** Mailboxes without an account that have written to support. */
export const visitors = {
  user_id: text(),
  /** Keyed hash under which an e-mail is unique, by `emailKeyOf` of `Privacy`. */
  email_key: text(),
  email: sealedText(),
  language: text<Language>(),
  created_at: timestamp(),
  last_wrote_at: timestamp(),
};

/** One-time links that open a visitor's thread, and the cookies that they were exchanged for. */
export const thread_links = {
  code_hash: bytes(),
  thread_id: text(),
  user_id: text(),
  created_at: timestamp(),
  expires_at: timestamp(),
  used_at: setLater(timestamp()),
  /** Hash of the cookie; null before the link was used. */
  visit_hash: setLater(bytes()),
  visit_ends_at: setLater(timestamp()),
};
