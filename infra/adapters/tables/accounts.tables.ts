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

// People, and where they are signed in. command-api writes these tables.

export const accounts = {
  user_id: text(),
  email: sealedText(),
  /** The form in which an e-mail is unique, by `emailKeyOf` of `Privacy`. */
  email_key: text(),
  first_name: sealedText(),
  last_name: sealedText(),
  password_hash: text(),
  created_at: timestamp(),
  /** Null while the e-mail is only reserved. */
  registered_at: setLater(timestamp()),
  /** Null once it is registered. */
  reserved_until: nullable(timestamp()),
  /** Terms accepted on the sign-up form, until they are in the log. Null where it did not ask. */
  accepted_terms: nullable(text()),
  accepted_privacy: nullable(text()),
  confirmed_age: nullable(integer()),
  /** Id of the request that reserved it; null when that had no idempotency key. */
  command_id: nullable(text()),
  role: withDefault(text<Role>()),
  email_confirmed_at: nullable(timestamp()),
  /** A new address, until its code was entered. */
  pending_email: nullable(sealedText()),
  deletion_due_at: nullable(timestamp()),
  /** Language of the pages that the person has read last: mails are in it. */
  language: withDefault(text<Language>()),
  /** In a session that is over. */
  last_seen_at: setByTrigger(timestamp()),
  /** By `nameHashes`, of the names' beginnings. */
  name_hashes: withDefault(texts()),
};

export const sessions = {
  id: text(),
  user_id: text(),
  token_hash: bytes(),
  /** Null for an API session, whose token stands alone. */
  cookie_hash: nullable(bytes()),
  created_at: timestamp(),
  expires_at: timestamp(),
  /** In words; null where the caller did not say. */
  device: nullable(sealedText()),
  last_active_at: timestamp(),
};

/** Browsers that have signed in to an account. */
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
   * Hash of the cookie of a device that has signed in before, of a stranger's network, or of a
   * session; empty for all strangers together.
   */
  device: bytes(),
  failures: integer(),
  last_at: timestamp(),
  blocked_until: timestamp(),
};

/** How often something was done for one e-mail, name or person. */
export const allowances = {
  name: text(),
  key: text(),
  used: integer(),
  /** Then counting starts again. */
  ends_at: timestamp(),
};

export const mailed_codes = {
  id: text(),
  purpose: text<'password-reset' | 'email-confirmation'>(),
  email_key: text(),
  /** Null for a new password: the code must not tell whether there is an account. */
  user_id: nullable(text()),
  code_hash: bytes(),
  /** Hash of the cookie of the browser that asked. */
  browser_hash: nullable(bytes()),
  tries: withDefault(integer()),
  created_at: timestamp(),
  expires_at: timestamp(),
};

/** Mails to be sent. `mail/mails.ts` of command-api seals and opens `details`. */
export const mails = {
  id: text(),
  /** A kind of `mail/mail-kinds.ts` of command-api. */
  kind: text(),
  /** Addresses the account that has this e-mail when it is sent; null where `details` names it. */
  email_key: nullable(text()),
  user_id: nullable(text()),
  details: nullable(bytes()),
  created_at: timestamp(),
  tries: withDefault(integer()),
  /** No process sends it before then; null once it was sent or given up. */
  due_at: nullable(timestamp()),
  sent_at: setLater(timestamp()),
  failed_at: setLater(timestamp()),
  /** Null: that of the account, when the mail is sent. */
  language: nullable(text<Language>()),
  /** The time that it was posted for, from when on its lifetime counts; null: that of posting. */
  send_at: nullable(timestamp()),
};

/** Copies of their data that people asked for. */
export const data_exports = {
  id: text(),
  user_id: text(),
  status: text<'building' | 'ready' | 'failed'>(),
  percent: withDefault(integer()),
  requested_at: timestamp(),
  /** A process builds it until then. */
  taken_until: nullAtFirst(timestamp()),
  tries: withDefault(integer()),
  expires_at: setLater(timestamp()),
  bytes: setLater(integer()),
  /** The ZIP, sealed under the person's key. */
  content: setLater(bytes()),
};
