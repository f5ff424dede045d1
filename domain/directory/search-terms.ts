import { CATEGORIES } from './categories.ts';
import { SYNONYM_WORDS, wordsOf } from './needs.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { SPECIALTIES } from './taxonomy.ts';

/** The term of a category. */
export const categoryTerm = (id: string): string => `#${id}`;

/** The term of a preference: `telehealth`, `lang:es`, `blue-cross`. */
export const preferenceTerm = ({ filter, saidAs }: Pick<Preference, 'filter' | 'saidAs'>): string =>
  (filter ?? saidAs[0] ?? '').replaceAll(' ', '-');

/** Terms that a search can be for, beside words. */
export const HELP_TERMS: ReadonlySet<string> = new Set([
  ...CATEGORIES.map(({ id }) => categoryTerm(id)),
  ...PREFERENCES.map(preferenceTerm),
]);

/**
 * Words for help, as parents and registries write them. Of the words of listings these alone may be
 * kept of a search: the others are names of people, firms and towns.
 */
export const HELP_WORDS: ReadonlySet<string> = new Set([
  ...SYNONYM_WORDS,
  ...CATEGORIES.flatMap(({ name }) => wordsOf(name)),
  ...[...SPECIALTIES.values()].flatMap(({ name, tags }) => [name, ...tags].flatMap(wordsOf)),
]);
