/** What the product is called, and the prefix of every key it keeps in the browser's storage. */
export const PRODUCT = { name: 'Hearthway', storagePrefix: 'hearthway' } as const;

/** The cookie with the language that a person has chosen on the pages, as a BCP 47 tag. */
export const LANGUAGE_COOKIE = 'hearthway_language';
