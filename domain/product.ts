/** What the product is called, and the prefix of every key it keeps in the browser's storage. */
export const PRODUCT = { name: 'Hearthway', storagePrefix: 'hearthway' } as const;

/** What pages and mails are written in, as BCP 47 tags; the first where nobody asks for another. */
export const LANGUAGES = ['en', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The cookie with the language that a person has chosen on the pages, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'hearthway_language';
