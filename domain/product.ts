/** What the product is called, and the prefix of every key it keeps in the browser's storage. */
export const PRODUCT = { name: 'Hearthway', storagePrefix: 'hearthway' } as const;
