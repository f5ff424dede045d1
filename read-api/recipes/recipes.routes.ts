import type { ContentLanguage } from '@hearthway/domain/content/content.constants.ts';
import { ingredientName } from '@hearthway/domain/ingredients/ingredients.ts';
import { findRecipes, matchPantry } from '@hearthway/domain/recipes/find-recipes.ts';
import { avoidedByAll, type Fit, fitOf } from '@hearthway/domain/recipes/fit.ts';
import { freeRecipes } from '@hearthway/domain/recipes/free-recipes.ts';
import { keptRecipesToCheck } from '@hearthway/domain/recipes/kept-recipes.ts';
import { reasonLine } from '@hearthway/domain/recipes/recipe-words.ts';
import type { RecipeSort } from '@hearthway/domain/recipes/recipes.constants.ts';
import {
  type FitShown,
  keptRecipesSchema,
  type RecipeQuery,
  recipeIdSchema,
  recipeListSchema,
  recipeMarksSchema,
  recipeQuerySchema,
  recipeSchema,
} from '@hearthway/domain/recipes/recipes.contract.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfVisitor } from '@hearthway/infra/adapters/http/subject.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import { z } from 'zod';
import { ownRowReader } from '../consistency/own-rows.ts';
import type { ReadDependencies } from '../read-part.ts';
import { createTierOf } from '../subscription/tier.ts';
import { createPopularity, type Popularity } from './popularity.ts';
import { type AvoidedBy, createReadAvoided } from './read-avoided.ts';
import {
  type BookRecipe,
  cardOf,
  detailsOf,
  type OpenBook,
  type RecipeBook,
} from './recipe-book.ts';

const PUBLIC = { access: 'anyone' } as const;

/**
 * `GET /api/dietary/recipes` and one of them. Visitors and the free plan get three recipes of the week in
 * full, and titles of the rest.
 */
export const addRecipesRoutes = (
  app: HttpServer,
  dependencies: ReadDependencies,
  openBook: OpenBook,
): void => {
  const { database, clock } = dependencies;
  const readPopularity = createPopularity(database);
  const readAvoided = createReadAvoided(dependencies);
  const tierOf = createTierOf({ clock });

  /** Profiles are read where they matter: for what fits one of them, and for which recipes are free. */
  const prepare = async (request: HttpRequest, reply: HttpReply, fits: string | undefined) => {
    reply.header('vary', 'Cookie, Accept-Language');
    const family = familyOfVisitor(request);
    const isFree = tierOf(family) === 'free';
    const language = contentLanguageFor(request);
    const [book, popularity, profiles] = await Promise.all([
      openBook(language),
      readPopularity(),
      family !== undefined && (isFree || fits !== undefined) ? readAvoided(request, reply) : [],
    ]);
    const free = isFree
      ? freeRecipes(book.recipes, { now: clock(), avoided: avoidedByAll(profiles) })
      : null;
    const profile = profiles.find(({ profileId }) => profileId === fits);
    if (fits !== undefined && profile === undefined) throw refuse('NotFound');
    return { book, language, popularity, profile, isOpen: (id: string) => free?.has(id) ?? true };
  };

  app.get(
    '/api/dietary/recipes',
    {
      config: PUBLIC,
      schema: { querystring: recipeQuerySchema, response: { 200: recipeListSchema } },
    },
    async (request, reply) => {
      const { query } = request;
      const { book, language, popularity, profile, isOpen } = await prepare(
        request,
        reply,
        query.fits,
      );
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
        isOpen(recipe.id)
          ? {
              ...cardOf(recipe),
              isLocked: false as const,
              popularityScore: popularity.scoreOf(recipe.id),
              fit,
              missing: missing.get(recipe.id)?.map((id) => ingredientName(id, language)) ?? null,
            }
          : lockedOf(recipe),
      );
      return {
        recipes: [
          ...cards.filter((card) => !card.isLocked),
          ...cards.filter((card) => card.isLocked),
        ],
        excluded: judged.flatMap(({ recipe: { id, words }, fit }) =>
          fit?.verdict === 'no' ? [{ id, title: words.title, fit }] : [],
        ),
      };
    },
  );

  const readMarks = ownRowReader(dependencies, 'recipe_marks');
  app.get(
    '/api/dietary/recipes/kept',
    { config: { access: 'family' }, schema: { response: { 200: keptRecipesSchema } } },
    async (request, reply) => {
      const language = contentLanguageFor(request);
      const [marks, children, { recipes }] = await Promise.all([
        readMarks(request, reply),
        readAvoided(request, reply),
        openBook(language),
      ]);
      if (marks === null) return [];
      const titles = new Map(recipes.map(({ id, words }) => [id, words.title]));
      return keptRecipesToCheck(
        recipeMarksSchema.parse(marks).kept,
        { children, recipes },
        {
          language,
          translate: translatorIn(language),
          titleOf: (id) => titles.get(id) ?? id,
        },
      );
    },
  );

  app.get(
    '/api/dietary/recipes/:id',
    {
      config: PUBLIC,
      schema: {
        params: z.object({ id: recipeIdSchema }),
        querystring: z.object({ fits: z.optional(z.string().max(60)) }),
        response: { 200: recipeSchema },
      },
    },
    async (request, reply) => {
      const { fits } = request.query;
      const { book, language, popularity, profile, isOpen } = await prepare(request, reply, fits);
      const recipe = book.recipes.find(({ id }) => id === request.params.id);
      if (recipe === undefined) throw refuse('NotFound');
      if (!isOpen(recipe.id)) return lockedOf(recipe);
      return {
        ...detailsOf(recipe),
        isLocked: false as const,
        popularityScore: popularity.scoreOf(recipe.id),
        fit: judge(recipe, profile, language),
        missing: null,
      };
    },
  );
};

const lockedOf = ({ id, words, data }: BookRecipe) => ({
  isLocked: true as const,
  id,
  title: words.title,
  category: data.category,
});

const FLAGS = ['isGlutenFree', 'isDairyFree', 'isNutFree', 'isLowSensory', 'isFingerFood'] as const;

/** In the order of the search or the pantry, where there is one. */
const foundIn = (
  { recipes, index }: RecipeBook,
  query: RecipeQuery,
  pantry: readonly string[] | null,
): readonly BookRecipe[] => {
  const sought = query.search === undefined ? undefined : findRecipes(index, query.search);
  const order = [pantry, sought].filter((ids) => ids !== null && ids !== undefined);
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

const judge = (
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
