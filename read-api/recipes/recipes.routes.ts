import { avoidedByAll } from '@hearthway/domain/recipes/fit.ts';
import { freeRecipes } from '@hearthway/domain/recipes/free-recipes.ts';
import { keptRecipesToCheck } from '@hearthway/domain/recipes/kept-recipes.ts';
import {
  keptRecipesSchema,
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
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';
import { createTierOf } from '../subscription/tier.ts';
import { createRecipeLists, judge, lockedOf } from './list-recipes.ts';
import { createPopularity } from './popularity.ts';
import { createReadAvoided } from './read-avoided.ts';
import { detailsOf, type OpenBook } from './recipe-book.ts';

const PUBLIC = { access: 'anyone', scope: 'food', about: 'seen' } as const;

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
  const listRecipes = createRecipeLists();

  /** Reads profiles only if needed: to filter recipes that fit one, and to find the free recipes. */
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
    return { book, language, popularity, profile, free };
  };

  app.get(
    '/api/dietary/recipes',
    {
      config: PUBLIC,
      schema: { querystring: recipeQuerySchema, response: { 200: recipeListSchema } },
    },
    async (request, reply) => {
      const { query } = request;
      const prepared = await prepare(request, reply, query.fits);
      const { list, text } = listRecipes({ ...prepared, query });
      reply.serializer(() => text);
      return list;
    },
  );

  const readMarks = ownRowReader(dependencies, 'recipe_marks');
  app.get(
    '/api/dietary/recipes/kept',
    {
      config: { access: 'family', scope: 'food', about: 'seen' },
      schema: { response: { 200: keptRecipesSchema } },
    },
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
      const { book, language, popularity, profile, free } = await prepare(request, reply, fits);
      const recipe = book.recipes.find(({ id }) => id === request.params.id);
      if (recipe === undefined) throw refuse('NotFound');
      if (free?.has(recipe.id) === false) return lockedOf(recipe);
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
