/** Languages that content is written in, as BCP 47 tags. The first holds the data of an item as well. */
export const CONTENT_LANGUAGES = ['en', 'es'] as const;

export type ContentLanguage = (typeof CONTENT_LANGUAGES)[number];

/**
 * How far a fact was verified: read at the body itself, read in another party's words, or general
 * advice without a page.
 */
export const VERIFIED_LEVELS = ['primary', 'secondary', 'unverified'] as const;

/** Grade of the Flesch-Kincaid formula that a whole item may reach. */
export const MAX_READING_GRADE = 8;

/** Grade that a single section may reach: one hard term weighs more in a short text. */
export const MAX_SECTION_READING_GRADE = 10;

/** Words of one section. */
export const MAX_SECTION_WORDS = 250;

/** Characters of one line: a title, a question, an answer. */
export const MAX_LINE_LENGTH = 200;

/** Bytes of one file of a lesson, a guide or a picture. */
export const MAX_CONTENT_FILE_BYTES = 64 * 1024;

/** Bytes of one file of facts. */
export const MAX_FACTS_FILE_BYTES = 1024 * 1024;

/** Files of one folder. */
export const MAX_CONTENT_FILES = 10_000;

/** Pages of the site that content may link to, beside pages of items. */
export const LINKABLE_PAGES = [
  '/about',
  '/account',
  '/achievements',
  '/contact',
  '/dietary',
  '/calendar',
  '/children',
  '/favorites',
  '/help',
  '/household',
  '/household/changes',
  '/insurance-help',
  '/learning',
  '/privacy',
  '/resources',
  '/status',
  '/subscribe',
  '/support',
  '/support/community',
  '/support/contact',
  '/support/resources',
  '/terms',
  '/while-you-wait',
] as const;
