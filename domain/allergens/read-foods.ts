import { ALLERGENS, type Allergen } from '../ingredients/allergens.constants.ts';
import { findFoods } from './find-foods.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import type { Reading } from './read-foods.constants.ts';
import {
  isException,
  isExceptionAfter,
  type Said,
  saidAbout,
  saysAnything,
  saysNone,
} from './said-around.ts';
import { type Item, type Piece, piecesOf, sentenceOf } from './text-pieces.ts';
import { type TypedWord, wordsIn } from './typed-words.ts';

/** A piece of a typed text, and how it is read. */
export interface ReadFood {
  /** As it was typed. */
  readonly text: string;
  readonly reading: Reading;
  /** Allergens to avoid for it, in the order of the nine. */
  readonly allergens: readonly Allergen[];
  /** Barley, rye and malt as well as wheat. */
  readonly gluten: boolean;
  /** Ids of ingredients that it names. */
  readonly ingredients: readonly string[];
}

/**
 * Reads the foods in a text about allergies, in English or Spanish: slips, plurals and missing accents are
 * understood, and a denied allergy is none. Words that it does not know are `unknown`.
 *
 * ```ts
 * readFoods('eggs and nuts') // egg, understood; treeNuts and peanuts, ambiguous
 * ```
 */
export const readFoods = (text: string): readonly ReadFood[] => {
  const found = foundIn(piecesOf(text, findFoods(wordsIn(text))));
  const named = found.flatMap(({ item: { food }, said }) =>
    food?.isWhole && said !== 'none' ? food.allergens : [],
  );
  // "Nuts, but not peanuts": the rest of what "nuts" could be.
  const excluded = new Set(
    found
      .flatMap(({ item: { food }, said }) =>
        food?.isWhole && said === 'none' ? food.allergens : [],
      )
      .filter((allergen) => !named.includes(allergen)),
  );
  const read: ReadFood[] = [];
  for (const each of found) {
    const next = readingOf(text, each, excluded);
    const isKnown = read.some(
      (known) =>
        known.reading === next.reading && known.text.toLowerCase() === next.text.toLowerCase(),
    );
    if (!isKnown) read.push(next);
  }
  // Words alone, such as "severe": nothing was checked.
  return read.length > 0 || text.trim() === '' ? read : [unknown(text.trim())];
};

interface Found {
  readonly item: Item;
  readonly said: Said;
}

const foundIn = (pieces: readonly Piece[]): readonly Found[] => {
  let before: Said = 'allergy';
  let hadFood = false;
  return pieces.flatMap((piece, at) => {
    if (piece.isFirst) {
      before = 'allergy';
      hadFood = false;
    }
    const isLeadingException = hadFood && isException(piece.sentence);
    const said = isLeadingException ? 'none' : saidIn(piece, before, pieces.slice(at));
    before = said;
    hadFood ||= piece.hasFood;
    if (!piece.hasFood && saysNone(piece.sentence)) return [noneOf(piece)];
    let isTurned = false;
    const foods = piece.items.flatMap((item, index): Found[] => {
      if (item.food === null) return [];
      isTurned ||=
        !isLeadingException && isExceptionAfter(sentenceOf(piece.items.slice(0, index)), said);
      const turned = said === 'none' ? 'allergy' : 'none';
      return [{ item, said: isTurned ? turned : said }];
    });
    const others = said === 'none' ? [] : unknownIn(piece.items);
    return [...foods, ...others.map((words) => ({ item: { food: null, words }, said }) as const)];
  });
};

const noneOf = ({ items }: Piece): Found => ({
  item: { food: null, words: items.flatMap(({ words }) => words) },
  said: 'none',
});

/** A piece without words of its own goes on with the list before it. */
const saidIn = ({ sentence }: Piece, before: Said, next: readonly Piece[]): Said => {
  if (saysAnything(sentence)) return saidAbout(sentence);
  if (before !== 'none') return before;
  if (/^(?:but|pero|sino|however|although|though|aunque)\b/.test(sentence)) return 'allergy';
  return isListOfNone(next) ? 'none' : 'may-be-over';
};

/** "Not allergic to milk, eggs or soy": "or" says that the list goes on. */
const isListOfNone = (pieces: readonly Piece[]): boolean => {
  for (const [index, { sentence, isFirst }] of pieces.entries()) {
    if ((index > 0 && isFirst) || saysAnything(sentence)) return false;
    if (/\b(?:or|nor|ni|o|u)\b/.test(sentence)) return true;
  }
  return false;
};

/** Runs of words that name no food that we know, and are no words around one. */
const unknownIn = (items: readonly Item[]): readonly (readonly TypedWord[])[] => {
  const runs: TypedWord[][] = [];
  let isOpen = false;
  items.forEach(({ food, words }, index) => {
    const isUnknown =
      food === null &&
      words.some(({ plain }) => !PLAIN_WORDS.has(plain) && !/^\d/.test(plain)) &&
      !(index === 0 && IS_SUBJECT.test(sentenceOf(items.slice(1, 3))));
    if (isUnknown && isOpen) runs.at(-1)?.push(...words);
    else if (isUnknown) runs.push([...words]);
    isOpen = isUnknown;
  });
  return runs;
};

/** "Maya is allergic": the word before is a child. */
const IS_SUBJECT =
  /^(?:is|has|cannot|cant|reacts|avoids|gets|es|tiene|reacciona|no (?:puede|es|tiene))\b/;

const readingOf = (
  text: string,
  { item: { food, words, ...item }, said }: Found,
  excluded: ReadonlySet<Allergen>,
): ReadFood => {
  const typed = text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? text.length);
  if (said === 'none') return { ...unknown(typed), reading: 'none' };
  if (food === null) return unknown(typed);
  const left = food.allergens.filter((allergen) => !excluded.has(allergen));
  const isNarrowed = food.isAmbiguous && left.length > 0 && left.length < food.allergens.length;
  const allergens = isNarrowed ? left : food.allergens;
  const isCertain = !food.isAmbiguous || (isNarrowed && left.length === 1);
  const isKnown = allergens.length > 0 || food.ingredients.length > 0;
  const isGuess = 'isGuess' in item && item.isGuess;
  const known = isCertain && said === 'allergy' && !isGuess ? 'understood' : 'ambiguous';
  return {
    text: typed,
    reading: isKnown ? known : 'unknown',
    allergens: ALLERGENS.filter((allergen) => allergens.includes(allergen)),
    gluten: food.gluten,
    ingredients: food.ingredients,
  };
};

const unknown = (text: string): ReadFood => ({
  text,
  reading: 'unknown',
  allergens: [],
  gluten: false,
  ingredients: [],
});
