import { HELP_TERMS, HELP_WORDS } from '../directory/search-terms.ts';

/**
 * Filters the help terms of a stored search. Older versions stored every word of a listing, including names.
 */
export const helpTermsIn = (terms: unknown): readonly string[] =>
  Array.isArray(terms)
    ? terms.map(String).filter((term) => HELP_TERMS.has(term) || HELP_WORDS.has(term))
    : [];
