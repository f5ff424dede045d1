/** Language of the directory's texts, in pages of any language. */
export const LISTING_LANGUAGE = 'en';
