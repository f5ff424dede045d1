import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { ingredientName } from '@hearthway/domain/ingredients/ingredients.ts';
import { findRecipes, matchPantry } from '@hearthway/domain/recipes/find-recipes.ts';
import { type Fit, fitOf } from '@hearthway/domain/recipes/fit.ts';
import { reasonLine } from '@hearthway/domain/recipes/recipe-words.ts';
import type { RecipeSort } from '@hearthway/domain/recipes/recipes.constants.ts';
import {
  type FitShown,
  type RecipeList,
  type RecipeQuery,
  recipeListSchema,
} from '@hearthway/domain/recipes/recipes.contract.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { LRUCache } from 'lru-cache';
import type { Popularity } from './popularity.ts';
import type { AvoidedBy } from './read-avoided.ts';
import { type BookRecipe, cardOf, type RecipeBook } from './recipe-book.ts';

/** All inputs that a list depends on. */
interface Listing {
  readonly book: RecipeBook;
  readonly popularity: Popularity;
  readonly language: ContentLanguage;
  readonly query: RecipeQuery;
  /** Child that the recipes have to fit. */
  readonly profile: AvoidedBy | undefined;
  /** Ids of the recipes that the caller may read; null for all. */
  readonly free: ReadonlySet<string> | null;
}

/** List that conforms to the contract, with its JSON. */
interface PreparedList {
  readonly list: RecipeList;
  readonly text: string;
}

/** Each list takes up to 40 kB. */
const MAX_KEPT = 100;

/**
 * Lists recipes. A list of the same query, child and plan is computed once and cached until the book or the
 * families' marks change, since checking and serializing some 60 cards takes most of a request's time.
 */
export const createRecipeLists = (): ((listing: Listing) => PreparedList) => {
  const kept = new LRUCache<string, Pick<Listing, 'book' | 'popularity'> & PreparedList>({
    max: MAX_KEPT,
  });
  return (listing) => {
    const { book, popularity, language, query, profile, free } = listing;
    const child = profile && [profile.profileId, profile.avoided, profile.hasUnchecked];
    const key = JSON.stringify([language, query, child, free && [...free]]);
    const known = kept.get(key);
    if (known?.book === book && known.popularity === popularity) return known;
    const prepared = prepare(listing);
    kept.set(key, { book, popularity, ...prepared });
    return prepared;
  };
};

const prepare = (listing: Listing): PreparedList => {
  const list = recipeListSchema.parse(listRecipes(listing));
  return { list, text: JSON.stringify(list) };
};

const listRecipes = ({ book, popularity, language, query, profile, free }: Listing): RecipeList => {
  const pantry =
    query.pantry === undefined ? null : matchPantry(book.recipes, query.pantry, language);
  const missing = new Map(pantry?.map((match) => [match.id, match.missing]));
  const found = foundIn(book, query, pantry?.map(({ id }) => id) ?? null);
  const judged = found.map((recipe) => ({ recipe, fit: judge(recipe, profile, language) }));
  const shown = judged.filter(({ fit }) => fit?.verdict !== 'no');
  const hasOrder = query.search !== undefined || pantry !== null;
  const sort = query.sort ?? (hasOrder ? undefined : 'fitting');
  const sorted = sort === undefined ? shown : shown.toSorted(orderOf(sort, popularity));
  const cards = sorted.map(({ recipe, fit }) =>
    free?.has(recipe.id) === false
      ? lockedOf(recipe)
      : {
          ...cardOf(recipe),
          isLocked: false as const,
          popularityScore: popularity.scoreOf(recipe.id),
          fit,
          missing: missing.get(recipe.id)?.map((id) => ingredientName(id, language)) ?? null,
        },
  );
  return {
    recipes: [...cards.filter((card) => !card.isLocked), ...cards.filter((card) => card.isLocked)],
    excluded: judged.flatMap(({ recipe: { id, words }, fit }) =>
      fit?.verdict === 'no' ? [{ id, title: words.title, fit }] : [],
    ),
  };
};

export const lockedOf = ({ id, words, data }: BookRecipe) => ({
  isLocked: true as const,
  id,
  title: words.title,
  category: data.category,
});

const FLAGS = ['isGlutenFree', 'isDairyFree', 'isNutFree', 'isLowSensory', 'isFingerFood'] as const;

/** Keeps the order of the search or the pantry, if there is one. */
const foundIn = (
  { recipes, index }: RecipeBook,
  query: RecipeQuery,
  pantry: readonly string[] | null,
): readonly BookRecipe[] => {
  const bySearch = query.search === undefined ? undefined : findRecipes(index, query.search);
  const order = [pantry, bySearch].filter((ids) => ids !== null && ids !== undefined);
  const [first] = order;
  const candidates =
    first === undefined
      ? recipes
      : first.flatMap((id) => recipes.filter((recipe) => recipe.id === id));
  return candidates.filter(
    ({ id, data, flags }) =>
      order.every((ids) => ids.includes(id)) &&
      (query.category === undefined || data.category === query.category) &&
      (query.difficulty === undefined || data.difficulty === query.difficulty) &&
      FLAGS.every((flag) => query[flag] !== 'true' || flags[flag]),
  );
};

export const judge = (
  { data }: BookRecipe,
  profile: AvoidedBy | undefined,
  language: ContentLanguage,
): FitShown | null => {
  if (profile === undefined) return null;
  const fit: Fit = fitOf(data, profile.avoided);
  const nameOf = (id: string) => ingredientName(id, language);
  return {
    profileId: profile.profileId,
    hasUnchecked: profile.hasUnchecked,
    verdict: fit.verdict,
    reasons: fit.reasons.map((reason) => reasonLine(reason, nameOf, translatorIn(language))),
    changes: fit.changes.map(({ food, instead }) => ({
      food: nameOf(food),
      instead: instead === null ? null : nameOf(instead),
    })),
  };
};

interface Judged {
  readonly recipe: BookRecipe;
  readonly fit: FitShown | null;
}

const orderOf =
  (sort: RecipeSort, { familiesOf }: Popularity) =>
  (one: Judged, other: Judged): number => {
    const minutes = ({ recipe: { data } }: Judged): number => data.prepTime + data.cookTime;
    switch (sort) {
      case 'time':
        return minutes(one) - minutes(other);
      case 'ingredients':
        return one.recipe.data.lines.length - other.recipe.data.lines.length;
      case 'marked':
        return familiesOf(other.recipe.id) - familiesOf(one.recipe.id);
      case 'fitting':
        return Number(one.fit?.verdict === 'changed') - Number(other.fit?.verdict === 'changed');
    }
  };
