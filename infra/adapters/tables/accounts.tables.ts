import type { Language } from '@hearthway/domain/product.ts';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import {
  bytes,
  integer,
  nullAtFirst,
  nullable,
  sealedText,
  setByTrigger,
  setLater,
  text,
  texts,
  timestamp,
  withDefault,
} from './column.ts';

// People and their sessions. command-api writes these tables.

export const accounts = {
  user_id: text(),
  email: sealedText(),
  /** Keyed hash under which an e-mail is unique, by `emailKeyOf` of `Privacy`. */
  email_key: text(),
  first_name: sealedText(),
  last_name: sealedText(),
  password_hash: text(),
  created_at: timestamp(),
  /** Null while the e-mail is only reserved. */
  registered_at: setLater(timestamp()),
  /** Null once the account is registered. */
  reserved_until: nullable(timestamp()),
  /** Terms accepted on the sign-up form, until they are in the log. Null where the form did not ask. */
  accepted_terms: nullable(text()),
  accepted_privacy: nullable(text()),
  confirmed_age: nullable(integer()),
  /** Id of the request that reserved the e-mail; null without an idempotency key. */
  command_id: nullable(text()),
  role: withDefault(text<Role>()),
  email_confirmed_at: nullable(timestamp()),
  /** New address, until its code was entered. */
  pending_email: nullable(sealedText()),
  deletion_due_at: nullable(timestamp()),
  /** Language of the pages last read, which mails use. */
  language: withDefault(text<Language>()),
  /** Last activity in sessions that have ended. */
  last_seen_at: setByTrigger(timestamp()),
  /** Hashes of name prefixes, by `nameHashes`. */
  name_hashes: withDefault(texts()),
};

export const sessions = {
  id: text(),
  user_id: text(),
  token_hash: bytes(),
  /** Null for an API session, which has only a token. */
  cookie_hash: nullable(bytes()),
  created_at: timestamp(),
  expires_at: timestamp(),
  /** Device in words; null where the caller did not send it. */
  device: nullable(sealedText()),
  last_active_at: timestamp(),
};

export const known_devices = {
  user_id: text(),
  /** Hash of the browser's cookie. */
  device_hash: bytes(),
  last_used_at: timestamp(),
};

/** Failed sign-ins for an e-mail, whether or not it has an account. */
export const sign_in_tries = {
  email_key: text(),
  /**
   * Hash of the cookie of a known device, of a stranger's network, or of a session; empty for all strangers
   * together.
   */
  device: bytes(),
  failures: integer(),
  last_at: timestamp(),
  blocked_until: timestamp(),
};

/** Usage counts per e-mail, name or person. */
export const allowances = {
  name: text(),
  key: text(),
  used: integer(),
  /** End of the period, when counting restarts. */
  ends_at: timestamp(),
};

export const mailed_codes = {
  id: text(),
  purpose: text<'password-reset' | 'email-confirmation'>(),
  email_key: text(),
  /** Null for a password reset: the code must not reveal whether an account exists. */
  user_id: nullable(text()),
  code_hash: bytes(),
  /** Hash of the cookie of the requesting browser. */
  browser_hash: nullable(bytes()),
  tries: withDefault(integer()),
  created_at: timestamp(),
  expires_at: timestamp(),
};

/** Queue of mails. `mail/mails.ts` of command-api seals and opens `details`. */
export const mails = {
  id: text(),
  /** Kind from `mail/mail-kinds.ts` of command-api. */
  kind: text(),
  /**
   * Addresses the account that has this e-mail at the time of sending; null where `details` has the address.
   */
  email_key: nullable(text()),
  user_id: nullable(text()),
  details: nullable(bytes()),
  created_at: timestamp(),
  tries: withDefault(integer()),
  /** Earliest time to send it; null once it was sent or given up. */
  due_at: nullable(timestamp()),
  sent_at: setLater(timestamp()),
  failed_at: setLater(timestamp()),
  /** Null for the account's language at the time of sending. */
  language: nullable(text<Language>()),
  /** Scheduled time, from which the mail's lifetime counts; null for the time of queueing. */
  send_at: nullable(timestamp()),
};

/** When calendars fetched the feeds of a person. read-api writes this table. */
export const calendar_feed_fetches = {
  feed_id: text(),
  user_id: text(),
  fetched_at: timestamp(),
  /** Fetches so far. */
  fetches: integer(),
};

/** Data exports that people requested. */
export const data_exports = {
  id: text(),
  user_id: text(),
  status: text<'building' | 'ready' | 'failed'>(),
  percent: withDefault(integer()),
  requested_at: timestamp(),
  /** End of the lease of the process that builds it. */
  taken_until: nullAtFirst(timestamp()),
  tries: withDefault(integer()),
  expires_at: setLater(timestamp()),
  bytes: setLater(integer()),
  /** ZIP file, sealed under the person's key. */
  content: setLater(bytes()),
};
