import { HELP_TERMS, HELP_WORDS } from '../directory/search-terms.ts';

/** Words for help alone of a stored search: older versions stored every word of listings, which can be a name. */
export const helpTermsIn = (terms: unknown): readonly string[] =>
  Array.isArray(terms)
    ? terms.map(String).filter((term) => HELP_TERMS.has(term) || HELP_WORDS.has(term))
    : [];
