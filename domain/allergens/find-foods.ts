import type { Allergen } from './allergens.constants.ts';
import { FOOD_WORDS, type NamedFood } from './food-words.ts';
import { PLAIN_WORDS } from './plain-words.ts';
import { slipsBetween, soundOf, type TypedWord, wordsIn } from './typed-words.ts';

/** All that a name can stand for. */
interface Food {
  readonly allergens: readonly Allergen[];
  readonly isAmbiguous: boolean;
  readonly gluten: boolean;
  readonly isWhole: boolean;
  readonly ingredients: readonly string[];
}

/** A food at its place in a text. */
export interface FoundFood {
  readonly food: Food;
  readonly words: readonly TypedWord[];
  /** Found in spite of two slips. */
  readonly isGuess: boolean;
}

interface Word {
  readonly food: null;
  readonly words: readonly TypedWord[];
}

const keyOf = (name: string): string =>
  wordsIn(name)
    .map(({ stem }) => stem)
    .join(' ');

/** By the stems of its words. The first food of a name counts. */
const byName = new Map<string, Food>();

const learn = (foods: readonly NamedFood[]): void => {
  for (const { names, allergens, isAmbiguous, gluten, isWhole } of foods)
    for (const name of names) {
      const key = keyOf(name);
      const known = byName.get(key);
      if (known === undefined)
        byName.set(key, {
          allergens,
          isAmbiguous: isAmbiguous === true,
          gluten: gluten === true,
          isWhole: isWhole === true,
          ingredients: [],
        });
    }
};
learn(FOOD_WORDS);

const LONGEST = Math.max(...Array.from(byName.keys(), (key) => key.split(' ').length));

/** Names of one word with an allergen, for slips. */
const single = Array.from(byName, ([key, food]) => ({ key, food })).filter(
  ({ key, food }) => !key.includes(' ') && food.allergens.length > 0 && key.length >= 3,
);

/** Letters from which on two slips are forgiven, one slip, and one that leaves all letters there. */
const TWO_SLIPS = 8;
const ONE_SLIP = 5;
const SWAP = 4;

const slippedTo = ({ plain, stem }: TypedWord): { food: Food; isGuess: boolean } | undefined => {
  if (PLAIN_WORDS.has(plain) || plain.length < SWAP) return undefined;
  const sound = soundOf(stem);
  const most = plain.length >= TWO_SLIPS ? 2 : 1;
  let best: { readonly slips: number; readonly food: Food } | undefined;
  for (const { key, food } of single) {
    const slips =
      soundOf(key) === sound && key.length >= SWAP - 1
        ? 0.5
        : key[0] === stem[0] && isLikely(stem, key)
          ? slipsBetween(stem, key, most)
          : Number.POSITIVE_INFINITY;
    if (slips < (best?.slips ?? Number.POSITIVE_INFINITY)) best = { slips, food };
  }
  return best === undefined || best.slips === Number.POSITIVE_INFINITY
    ? undefined
    : { food: best.food, isGuess: best.slips > 1 };
};

/** Among short words, a changed letter makes another word: "Milo" is no milk, "Maya" no mayo. */
const isLikely = (stem: string, key: string): boolean =>
  stem.length >= ONE_SLIP && key.length >= ONE_SLIP - 1
    ? true
    : stem.length !== key.length ||
      Array.from(stem).toSorted().join('') === Array.from(key).toSorted().join('');

/** The foods of a text, the longest names first, with the words between them. */
export const findFoods = (words: readonly TypedWord[]): readonly (FoundFood | Word)[] => {
  const items: (FoundFood | Word)[] = [];
  for (let at = 0; at < words.length; ) {
    const found = longestAt(words, at);
    if (found !== undefined) {
      items.push(found);
      at += found.words.length;
      continue;
    }
    const word = words[at];
    if (word !== undefined) {
      const slipped = slippedTo(word);
      items.push(
        slipped === undefined ? { food: null, words: [word] } : { ...slipped, words: [word] },
      );
    }
    at += 1;
  }
  return items;
};

const longestAt = (words: readonly TypedWord[], at: number): FoundFood | undefined => {
  for (let count = Math.min(LONGEST, words.length - at); count > 0; count -= 1) {
    const run = words.slice(at, at + count);
    const food = byName.get(run.map(({ stem }) => stem).join(' '));
    if (food !== undefined) return { food, words: run, isGuess: false };
  }
  return undefined;
};
