/** What the directory is written in, whatever the language of the page. */
export const LISTING_LANGUAGE = 'en';
