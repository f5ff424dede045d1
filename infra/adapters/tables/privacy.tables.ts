import { bytes, nullAtFirst, text, timestamp } from './column.ts';

// The keys of personal data, and the people who were erased. `adapters/privacy` writes these tables.

/** Wrapped by a master key. */
const wrappedKey = { wrapped: bytes(), master_key_id: text() };

export const person_keys = {
  user_id: text(),
  /** By `keyPeriodOf`. */
  period: text(),
  ...wrappedKey,
};

/** Keys of no person. */
export const system_keys = { name: text(), ...wrappedKey };

export const erased_people = {
  user_id: text(),
  erased_at: timestamp(),
  /** The account, its keys and the mails that waited are gone. */
  finished_at: nullAtFirst(timestamp()),
  /** Since then no file of the database holds the keys. */
  scrubbed_at: nullAtFirst(timestamp()),
};

/** Work that is done once for each database, and what it was done by. */
export const database_marks = {
  /** `personal-texts-rewritten`, `erasure-list`, or `food-states`. */
  name: text(),
  value: text(),
};
