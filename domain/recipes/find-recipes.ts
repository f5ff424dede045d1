import type { ContentLanguage } from '../content/content.constants.ts';
import type { RecipeData, RecipeWords } from '../content/recipe.contract.ts';
import { ingredientOf } from '../ingredients/ingredients.ts';
import { foodsNamedIn } from '../ingredients/named-foods.ts';
import { plainOf, setOfWords } from '../kernel/plain-word.ts';
import { slipsBetween } from '../kernel/slips-between.ts';

/** Searchable words of a recipe. */
interface IndexedRecipe {
  readonly id: string;
  readonly foods: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
}

export interface RecipeIndex {
  readonly recipes: readonly IndexedRecipe[];
  readonly vocabulary: ReadonlySet<string>;
}

const STOP_WORDS = setOfWords(
  'a an the and or with without of for to in on at my i we have recipe recipes something some easy food',
  'un una el la los las y o con sin de del para en mi yo tengo tenemos receta recetas algo comida que',
);

/** Foods assumed to be in every kitchen. */
const AT_HOME: readonly string[] = ['water', 'salt', 'black-pepper', 'olive-oil', 'canola-oil'];

/** Builds the index for a set of recipes once, in both languages, since a family may search in either. */
export const indexRecipes = (
  recipes: readonly {
    readonly id: string;
    readonly data: RecipeData;
    readonly texts: readonly RecipeWords[];
  }[],
): RecipeIndex => {
  const indexed = recipes.map(({ id, data, texts }) => {
    const foods = new Set(data.lines.map(({ food }) => food));
    const names = [...foods].flatMap((food) => {
      const known = ingredientOf(food);
      return known === undefined ? [] : [...known.en, ...known.es];
    });
    const said = texts.flatMap(({ title, description }) => [title, description]);
    return { id, foods, words: new Set([...names, ...said, data.category].flatMap(wordsIn)) };
  });
  return {
    recipes: indexed,
    vocabulary: new Set(indexed.flatMap(({ words }) => [...words])),
  };
};

const wordsIn = (text: string): readonly string[] =>
  (plainOf(text).match(/[\p{L}\p{N}]+/gu) ?? [])
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stemOf);

/** Strips plural endings in both languages. */
const stemOf = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/(?:ces)$/, 'z')
        .replace(/(?:es|s)$/, '')
        .replace(/e$/, '');

/**
 * Searches recipes, best match first: by named foods, then by words of their texts, including misspelled
 * ones. Undefined if the text has no search words.
 */
export const findRecipes = (
  { recipes, vocabulary }: RecipeIndex,
  text: string,
): readonly string[] | undefined => {
  const words = [...new Set(wordsIn(text))];
  if (words.length === 0) return undefined;
  const meant = words.map((word) => meantBy(word, vocabulary));
  const ranked = recipes.flatMap((recipe) => {
    const hits = meant.filter((each) => [...each].some((word) => recipe.words.has(word))).length;
    return hits === 0 ? [] : [{ id: recipe.id, hits }];
  });
  const most = Math.max(0, ...ranked.map(({ hits }) => hits));
  return ranked.filter(({ hits }) => hits === most).map(({ id }) => id);
};

/** Returns the word, or else known words within a small typo: one letter, or two from eight letters on. */
const meantBy = (word: string, vocabulary: ReadonlySet<string>): ReadonlySet<string> => {
  if (vocabulary.has(word) || word.length < 4) return new Set([word]);
  const begun = [...vocabulary].filter((known) => word.length > 3 && known.startsWith(word));
  if (begun.length > 0) return new Set(begun);
  const most = word.length < 8 ? 1 : 2;
  return new Set([...vocabulary].filter((known) => slipsBetween(word, known, most) <= most));
};

/**
 * Foods that a recipe needs and a pantry lacks. Optional lines, water, salt and oil never count as missing.
 */
export interface PantryMatch {
  readonly id: string;
  readonly has: number;
  readonly missing: readonly string[];
}

/** Finds recipes that use the pantry's foods ("I have eggs and rice"), fewest missing foods first. */
export const matchPantry = (
  recipes: readonly { readonly id: string; readonly data: Pick<RecipeData, 'lines'> }[],
  text: string,
  language: ContentLanguage,
): readonly PantryMatch[] => {
  const named = foodsNamedIn(text, language);
  const own = new Set(named.flatMap(({ ids }) => ids));
  return recipes
    .flatMap(({ id, data }) => {
      const needed = data.lines.filter((line) => !line.isOptional && !AT_HOME.includes(line.food));
      const isThere = ({ food, swap }: (typeof needed)[number]): boolean =>
        own.has(food) || (swap !== undefined && own.has(swap));
      const has = named.filter(({ ids }) => data.lines.some(({ food }) => ids.includes(food)));
      const missing = needed.filter((line) => !isThere(line)).map(({ food }) => food);
      return has.length === 0 ? [] : [{ id, has: has.length, missing }];
    })
    .toSorted((one, other) => other.has - one.has || one.missing.length - other.missing.length);
};
