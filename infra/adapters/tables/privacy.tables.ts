import { bytes, nullAtFirst, text, timestamp } from './column.ts';

// The keys of personal data, and the people who were erased. `adapters/privacy` writes these tables.

/** Columns of a key that is wrapped by a master key. */
const wrappedKey = { wrapped: bytes(), master_key_id: text() };

export const person_keys = {
  user_id: text(),
  /** Period by `keyPeriodOf`. */
  period: text(),
  ...wrappedKey,
};

/** Keys that belong to no person. */
export const system_keys = { name: text(), ...wrappedKey };

export const erased_people = {
  user_id: text(),
  erased_at: timestamp(),
  /** Time at which the account, its keys and its queued mails were deleted. */
  finished_at: nullAtFirst(timestamp()),
  /** Time from which no file of the database contains the keys. */
  scrubbed_at: nullAtFirst(timestamp()),
};

/** One-time jobs per database, and their results. */
export const database_marks = {
  /** `personal-texts-rewritten`, `erasure-list`, `food-states`, or `waits-told-until`. */
  name: text(),
  value: text(),
};
