import { plainOf, setOfWords } from '../kernel/plain-word.ts';
import { FOOD_GROUPS } from './food-groups.ts';
import type { FoodLanguage } from './ingredient.contract.ts';
import { INGREDIENTS } from './ingredients.ts';

/** A food that a text names. */
export interface NamedFood {
  /** As it is written there. */
  readonly name: string;
  /** Foods of the table that it may be: several for "cheese". */
  readonly ids: readonly string[];
}

/**
 * Foods that a text names, longest name first: "coconut milk" names no milk, and "egg noodles without
 * egg" no egg. Names may be plural and without accents.
 */
export const foodsNamedIn = (
  text: string,
  language: FoodLanguage,
  { isProse = false }: { readonly isProse?: boolean } = {},
): readonly NamedFood[] =>
  text.split(/[.!?;:\n]+/u).flatMap((sentence) => {
    const words = wordsOf(sentence, language);
    const denied = deniedIn(words, language);
    const foods: NamedFood[] = [];
    for (let at = 0; at < words.length; ) {
      const found = longestAt(words, at, language);
      if (found === undefined) {
        at += 1;
        continue;
      }
      const named = words.slice(at, at + found.length);
      const isDenied = denied.positions.has(at);
      const isVerb = isProse && isLikelyVerb(words, at, found, language);
      if (!isDenied && !isVerb) foods.push(...foodsOf(named, found.ids, denied.stems, language));
      at += found.length;
    }
    return foods;
  });

interface Word {
  readonly written: string;
  readonly key: string;
  readonly stem: string;
  /** After a comma or a bracket: no name goes across. */
  readonly isApart: boolean;
}

const wordsOf = (sentence: string, language: FoodLanguage): readonly Word[] =>
  sentence.split(/[,()]/u).flatMap((part) =>
    [...part.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)].map(([written], index) => {
      const key = plainOf(written);
      return { written, key, stem: STEMS[language](key), isApart: index === 0 };
    }),
  );

const englishStem = (word: string): string => {
  if (word.length < 4 || word.endsWith('ss')) return word;
  if (word.endsWith('ies') && word.length > 5) return `${word.slice(0, -3)}y`;
  if (/(?:[sx]|ch|sh|o)es$/.test(word) && !/(?:shoes|goes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const spanishStem = (word: string): string => {
  if (word.length < 4) return word;
  if (word.endsWith('ces')) return `${word.slice(0, -3)}z`;
  if (/[dlnrsyjx]es$/.test(word) && word.length > 4) return word.slice(0, -2);
  return word.endsWith('s') ? word.slice(0, -1) : word;
};

const STEMS: Readonly<Record<FoodLanguage, (word: string) => string>> = {
  en: englishStem,
  es: spanishStem,
};

type NameIndex = ReadonlyMap<string, ReadonlySet<string>>;

const indexOf = (language: FoodLanguage): NameIndex => {
  const index = new Map<string, Set<string>>();
  const add = (name: string, ids: readonly string[]): void => {
    const key = wordsOf(name, language)
      .map(({ stem }) => stem)
      .join(' ');
    const known = index.get(key) ?? new Set();
    for (const id of ids) known.add(id);
    index.set(key, known);
  };
  for (const food of INGREDIENTS) for (const name of food[language]) add(name, [food.id]);
  for (const group of FOOD_GROUPS) for (const name of group[language]) add(name, group.ids);
  return index;
};

const known = new Map<FoodLanguage, NameIndex>();

/** Made when a text of the language is read for the first time. */
const namesIn = (language: FoodLanguage): NameIndex => {
  const index = known.get(language) ?? indexOf(language);
  known.set(language, index);
  return index;
};

const MAX_WORDS = 7;

interface Found {
  readonly length: number;
  readonly ids: ReadonlySet<string>;
}

const longestAt = (
  words: readonly Word[],
  at: number,
  language: FoodLanguage,
): Found | undefined => {
  for (let length = Math.min(MAX_WORDS, words.length - at); length > 0; length -= 1) {
    const part = words.slice(at, at + length);
    if (part.slice(1).some(({ isApart }) => isApart)) continue;
    const ids = namesIn(language).get(part.map(({ stem }) => stem).join(' '));
    if (ids !== undefined) return { length, ids };
  }
  return undefined;
};

/** Words that say that a food is not there, before its name and after it. */
const DENIALS: Readonly<
  Record<FoodLanguage, { before: readonly string[]; after: readonly string[] }>
> = {
  en: { before: ['without', 'no', 'not', 'never', 'free of', 'free from'], after: ['free'] },
  es: { before: ['sin', 'no', 'libre de', 'libres de', 'nunca'], after: [] },
};

/** Words between a denial and its food, or between two foods that are denied. */
const BETWEEN: ReadonlySet<string> = setOfWords(
  'any a an the or nor and added real cow cows un una el la los las ni o u y nada de ningun ninguna',
);

/** Positions at which denied names begin, and the stems of all their words. */
const deniedIn = (words: readonly Word[], language: FoodLanguage) => {
  const positions = new Set<number>();
  const stems = new Set<string>();
  const { before, after } = DENIALS[language];
  const deny = (at: number, found: Found): void => {
    positions.add(at);
    for (const { stem } of words.slice(at, at + found.length)) stems.add(stem);
  };
  for (let at = 0, next = 0; at < words.length; at = Math.max(at + 1, next)) {
    const two = words.slice(at, at + 2).map(({ key }) => key);
    const length = before.includes(two.join(' ')) ? 2 : before.includes(two[0] ?? '') ? 1 : 0;
    if (length > 0) denyFrom(at + length);
    const found = longestAt(words, at, language);
    const follows = found && words[at + found.length];
    if (found && follows && after.includes(follows.key)) deny(at, found);
    // "Gluten-free bread" and "pan sin gluten" are names, which deny nothing else.
    if (found) next = at + found.length;
  }
  return { positions, stems };

  function denyFrom(start: number): void {
    let at = start;
    while (at < words.length) {
      const found = longestAt(words, at, language);
      if (found !== undefined) {
        deny(at, found);
        at += found.length;
      } else if (BETWEEN.has(words[at]?.key ?? '')) at += 1;
      else return;
    }
  }
};

/** In a sentence that denies egg, "egg noodles" are noodles. */
const foodsOf = (
  named: readonly Word[],
  ids: ReadonlySet<string>,
  denied: ReadonlySet<string>,
  language: FoodLanguage,
): readonly NamedFood[] => {
  const name = named.map(({ written }) => written).join(' ');
  const kept = named.filter(({ stem }) => !denied.has(stem) && stem !== 'de');
  if (named.length === 1 || kept.length === named.filter(({ stem }) => stem !== 'de').length)
    return [{ name, ids: [...ids] }];
  const found = longestAt(
    kept.map((word) => ({ ...word, isApart: false })),
    0,
    language,
  );
  return found === undefined ? [] : [{ name, ids: [...found.ids] }];
};

/** Names that are verbs or adjectives of recipes, too: foods after an article only. */
const VERBS: Readonly<Record<FoodLanguage, ReadonlySet<string>>> = {
  en: new Set(['toast', 'wrap', 'roll', 'roast', 'mince', 'melt', 'mint', 'til', 'salt']),
  es: new Set(['tostada', 'sal', 'salsa', 'lima', 'col', 'pasta', 'nieve', 'salvado', 'molida']),
};

const ARTICLES: ReadonlySet<string> = setOfWords(
  'a an the of with some each more el la los las un una unas unos de con cada mas',
);

const isLikelyVerb = (
  words: readonly Word[],
  at: number,
  { length }: Found,
  language: FoodLanguage,
): boolean => {
  const word = words[at];
  if (length > 1 || word === undefined || !VERBS[language].has(word.stem)) return false;
  return word.isApart || !ARTICLES.has(words[at - 1]?.key ?? '');
};
