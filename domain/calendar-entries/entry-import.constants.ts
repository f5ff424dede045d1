import { type Message, say } from '../kernel/message.ts';

/** Largest file in bytes, and as many letters at most. */
export const IMPORT_MAX_BYTES = 1_000_000;

/** Most entries that come in from one file: the earliest that are not over. */
export const IMPORT_MAX_ENTRIES = 500;

/** Entries of a file, the latest, of which it is found out whether they are over. */
export const IMPORT_MAX_LOOKED = 2_000;

/** Entries that ended longer ago are left out. */
export const IMPORT_PAST_DAYS = 92;

/** Days ahead up to which a rule that ours cannot say comes in as single days. */
export const SINGLE_DAYS_AHEAD = 730;

/** Most days from the beginning of such a series to its last single day. */
export const SINGLE_DAYS_BACK = 3_650;

/** Most single days of one series. */
export const SINGLE_DAYS_MAX = 200;

/** Most series of a file whose single days are looked for, since that takes time. */
export const SINGLE_DAYS_SERIES = 50;

/** Files that a family looks at or brings in on a day. */
export const IMPORTS_PER_DAY = 60;

/** Reasons for which an entry of a file is left out. */
export const SKIP_REASONS = [
  'unknown-zone',
  'rule',
  'too-often',
  'no-title',
  'no-date',
  'end-before-start',
  'too-long',
  'canceled',
  'past',
  'too-many',
] as const;

export type SkipReason = (typeof SKIP_REASONS)[number];

export const SKIP_REASON_WORDS: Readonly<Record<SkipReason, Message>> = {
  'unknown-zone': say('Their time zone is not known'),
  rule: say('They repeat in a way that this calendar does not have'),
  'too-often': say('They repeat more than once a day'),
  'no-title': say('They have no title'),
  'no-date': say('Their date or time does not exist'),
  'end-before-start': say('They end before they begin'),
  'too-long': say('They last too long'),
  canceled: say('They are canceled'),
  past: say('They ended more than three months ago'),
  'too-many': say('There are too many for one file: bring in a shorter time'),
};
