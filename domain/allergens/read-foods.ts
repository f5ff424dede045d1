import { ALLERGENS, type Allergen } from './allergens.constants.ts';
import { type FoundFood, findFoods } from './find-foods.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import type { Reading } from './read-foods.constants.ts';
import { EXCEPT, type Said, saidAbout, saysNone } from './said-around.ts';
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

type Item = FoundFood | { readonly food: null; readonly words: readonly TypedWord[] };

/** A part of a text between commas and the like. */
interface Piece {
  readonly items: readonly Item[];
  /** The first of its sentence. */
  readonly isFirst: boolean;
}

/**
 * Reads the foods in a text about allergies, in English or Spanish: slips, plurals and missing accents are
 * understood, and what is said not to be an allergy is none. Whatever it does not know is `unknown`.
 *
 * ```ts
 * readFoods('eggs and nuts') // egg, understood; treeNuts and peanuts, ambiguous
 * ```
 */
export const readFoods = (text: string): readonly ReadFood[] => {
  const pieces = piecesOf(text, findFoods(wordsIn(text)));
  const excluded = new Set<Allergen>();
  const found: Found[] = [];
  let before: Said = 'allergy';
  let hadFoods = false;
  pieces.forEach(({ items, isFirst }, at) => {
    if (isFirst) {
      before = 'allergy';
      hadFoods = false;
    }
    const sentence = sentenceOf(items);
    const isException = hadFoods && LEADING_EXCEPTION.test(sentence);
    const said = isException ? 'none' : saidIn(sentence, before, pieces.slice(at));
    let isTurned = false;
    items.forEach((item, index) => {
      if (item.food === null) return;
      const lead = sentenceOf(items.slice(0, index));
      const hasEarlier = lead.includes('@') || said === 'none';
      isTurned ||=
        !isException &&
        hasEarlier &&
        EXCEPT.test(lead) &&
        !(
          said === 'none' &&
          !/\b(?:except|other than|apart from|but|excepto|salvo|menos)\b/.test(lead)
        );
      const about: Said = isTurned ? (said === 'none' ? 'allergy' : 'none') : said;
      if (about === 'none' && (isTurned || isException) && item.food.isWhole)
        for (const allergen of item.food.allergens) excluded.add(allergen);
      found.push({ piece: at, item, about });
    });
    const isNone = saysNone(sentence) && !items.some(({ food }) => food !== null);
    for (const unknown of said === 'none' || isNone ? [] : unknownIn(items))
      found.push({ piece: at, item: { food: null, words: unknown }, about: said });
    if (!items.some(({ food }) => food !== null) && saysNone(sentence))
      found.push({
        piece: at,
        item: { food: null, words: items.flatMap(({ words }) => words) },
        about: 'none',
      });
    before = said;
    hadFoods ||= items.some(({ food }) => food !== null);
  });
  return readings(text, found, excluded);
};

interface Found {
  readonly piece: number;
  readonly item: Item;
  readonly about: Said;
}

const LEADING_EXCEPTION =
  /^(?:and |y |but |pero )?(?:not|except(?: for)?|excluding|other than|excepto|salvo|menos|no (?:a|al|de)) (?:a |al |el |la |las |los |to |the )*@/;

/** Words that say something about foods, rather than go on with a list of them. */
const SAYS =
  /\b(?:allerg\w*|alerg\w*|intoleran\w*|sensitiv\w*|react\w*|reac\w*|avoid\w*|evita\w*|can|cannot|cant|puede\w*|tolera\w*|ok|okay|fine|safe|bien|not|no|isnt|sin|without|outgr\w+|used to|supero)\b/;

const saidIn = (sentence: string, before: Said, next: readonly Piece[]): Said => {
  if (SAYS.test(sentence)) return saidAbout(sentence);
  if (before !== 'none') return before;
  return isListOfNone(next) ? 'none' : 'may-be-over';
};

/** "Not allergic to milk, eggs or soy": "or" says that the list goes on. */
const isListOfNone = (pieces: readonly Piece[]): boolean => {
  for (const [index, { items, isFirst }] of pieces.entries()) {
    const sentence = sentenceOf(items);
    if ((index > 0 && isFirst) || SAYS.test(sentence)) return false;
    if (/\b(?:or|nor|ni|o|u)\b/.test(sentence)) return true;
  }
  return false;
};

const sentenceOf = (items: readonly Item[]): string =>
  items
    .map(({ food, words }) => (food === null ? words.map(({ plain }) => plain).join(' ') : '@'))
    .join(' ');

/** Ends of sentences, and of pieces within them. */
const SENTENCE_END = /[.;\n!?•|]/;
const PIECE_END = /[,/+&:–—()[\]]|\s-\s/;

/** Words that begin another piece. */
const TURNS: ReadonlySet<string> = new Set([
  'but',
  'pero',
  'however',
  'although',
  'though',
  'aunque',
  'sino',
]);
const JOINS: ReadonlySet<string> = new Set(['and', 'y', 'e']);
const STARTS =
  /^(?:(?:is|es|he|she|they|el|ella|also|tambien|has|tiene|can|puede|the|her|his|su) ){0,3}(?:allergic|alergic\w+|not|no|isnt|avoids?|evita|outgrew|can|puede|tolerates?|tolera|reacts?|reacciona)\b/;

const piecesOf = (text: string, items: readonly Item[]): readonly Piece[] => {
  const pieces: Piece[] = [];
  let current: Item[] = [];
  let isFirst = true;
  const end = (endsSentence: boolean) => {
    if (current.length > 0) {
      pieces.push({ items: current, isFirst });
      isFirst = false;
    }
    current = [];
    if (endsSentence) isFirst = true;
  };
  let at = 0;
  items.forEach((item, index) => {
    const from = item.words[0]?.from ?? at;
    const between = text.slice(at, from);
    if (SENTENCE_END.test(between)) end(true);
    else if (PIECE_END.test(between)) end(false);
    at = item.words.at(-1)?.to ?? from;
    const word = item.food === null ? (item.words[0]?.plain ?? '') : '';
    if (TURNS.has(word)) end(false);
    else if (JOINS.has(word) && STARTS.test(sentenceOf(items.slice(index + 1, index + 6))))
      end(false);
    current.push(item);
  });
  end(true);
  return pieces;
};

/** Runs of words that name no food that we know, and are no words around one. */
const unknownIn = (items: readonly Item[]): readonly (readonly TypedWord[])[] => {
  const runs: TypedWord[][] = [];
  let isOpen = false;
  for (const { food, words } of items) {
    const isUnknown =
      food === null && words.some(({ plain }) => !PLAIN_WORDS.has(plain) && !/^\d/.test(plain));
    if (isUnknown && isOpen) runs.at(-1)?.push(...words);
    else if (isUnknown) runs.push([...words]);
    isOpen = isUnknown;
  }
  return runs;
};

const readings = (
  text: string,
  found: readonly Found[],
  excluded: ReadonlySet<Allergen>,
): readonly ReadFood[] => {
  const textOf = (words: readonly TypedWord[]): string =>
    text.slice(words[0]?.from ?? 0, words.at(-1)?.to ?? text.length);
  const read: ReadFood[] = [];
  const add = (next: ReadFood): void => {
    if (
      !read.some(
        (known) =>
          known.text.toLowerCase() === next.text.toLowerCase() && known.reading === next.reading,
      )
    )
      read.push(next);
  };
  for (const { item, about } of found) {
    const { food, words } = item;
    const piece = textOf(words);
    if (about === 'none') {
      add({ text: piece, reading: 'none', ...NOTHING });
      continue;
    }
    if (food === null) {
      add({ text: piece, reading: 'unknown', ...NOTHING });
      continue;
    }
    const left = food.isAmbiguous
      ? food.allergens.filter((each) => !excluded.has(each))
      : food.allergens;
    const allergens = ALLERGENS.filter((each) =>
      (left.length > 0 ? left : food.allergens).includes(each),
    );
    const isAmbiguous =
      about === 'may-be-over' ||
      item.isGuess ||
      (food.isAmbiguous === true && (allergens.length !== 1 || food.allergens.length === 1));
    const isKnown = allergens.length > 0 || food.ingredients.length > 0;
    add({
      text: piece,
      reading: isKnown ? (isAmbiguous ? 'ambiguous' : 'understood') : 'unknown',
      allergens,
      gluten: food.gluten === true,
      ingredients: food.ingredients,
    });
  }
  // Words alone, such as "severe": nothing was checked.
  return read.length > 0 || text.trim() === ''
    ? read
    : [{ text: text.trim(), reading: 'unknown', ...NOTHING }];
};

const NOTHING = { allergens: [], gluten: false, ingredients: [] } as const;
