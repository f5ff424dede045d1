import { CATEGORIES } from './categories.ts';
import { SYNONYM_WORDS, wordsOf } from './needs.ts';
import { PREFERENCES, type Preference } from './preferences.ts';
import { SPECIALTIES } from './taxonomy.ts';

export const categoryTerm = (id: string): string => `#${id}`;

/** Term of a preference: `telehealth`, `lang:es`, `blue-cross`. */
export const preferenceTerm = ({ filter, saidAs }: Pick<Preference, 'filter' | 'saidAs'>): string =>
  (filter ?? saidAs[0] ?? '').replaceAll(' ', '-');

/** Search terms other than words. */
export const HELP_TERMS: ReadonlySet<string> = new Set([
  ...CATEGORIES.map(({ id }) => categoryTerm(id)),
  ...PREFERENCES.map(preferenceTerm),
]);

/**
 * Help words of parents and registries. The only words of a search that may be stored, since others name
 * people, companies and towns.
 */
export const HELP_WORDS: ReadonlySet<string> = new Set([
  ...SYNONYM_WORDS,
  ...CATEGORIES.flatMap(({ name }) => wordsOf(name)),
  ...[...SPECIALTIES.values()].flatMap(({ name, tags }) => [name, ...tags].flatMap(wordsOf)),
]);
