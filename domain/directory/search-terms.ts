import { CATEGORIES } from './categories.ts';
import { SYNONYM_WORDS, wordsOf } from './needs.ts';
import { SPECIALTIES } from './taxonomy.ts';
import { WISHES, type Wish } from './wishes.ts';

/** Stands for a category among words. */
export const categoryTerm = (id: string): string => `#${id}`;

/** Stands for a wish among words: `telehealth`, `lang:es`, `blue-cross`. */
export const wishTerm = ({ filter, saidAs }: Pick<Wish, 'filter' | 'saidAs'>): string =>
  (filter ?? saidAs[0] ?? '').replaceAll(' ', '-');

/** What a search can be for, beside words. */
export const HELP_TERMS: ReadonlySet<string> = new Set([
  ...CATEGORIES.map(({ id }) => categoryTerm(id)),
  ...WISHES.map(wishTerm),
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
