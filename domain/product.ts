/** Name of the product, and the prefix of every key in the browser's storage. */
export const PRODUCT = { name: 'Hearthway', storagePrefix: 'hearthway' } as const;

/** A language of pages and mails, as a BCP 47 tag: the name of a folder in `locales`. */
export type Language = string;

/** The cookie with the language that a person has chosen on the pages, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'hearthway_language';
