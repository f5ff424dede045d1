import {
  keptRecipesSchema,
  recipeListSchema,
  recipeMarksSchema,
  recipeSchema,
} from '@hearthway/domain/recipes/recipes.contract.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** Whom an answer is for: what a visitor sees differs from what a family sees. */
type Reader = string | undefined;

/** `query` is that of the address, of which only filters count. */
export const recipeListQuery = (reader: Reader, query: string) =>
  queryOptions({
    queryKey: familyKey(reader ?? '', 'recipes', query),
    queryFn: ({ signal }) =>
      api.get(`/api/dietary/recipes${query === '' ? '' : `?${query}`}`, {
        schema: recipeListSchema,
        signal,
      }),
    placeholderData: keepPreviousData,
  });

export const recipeQuery = (reader: Reader, id: string, fits: string | null) =>
  queryOptions({
    queryKey: familyKey(reader ?? '', 'recipe', id, fits),
    queryFn: ({ signal }) =>
      api.get(
        `/api/dietary/recipes/${encodeURIComponent(id)}${fits === null ? '' : `?${new URLSearchParams({ fits })}`}`,
        { schema: recipeSchema, signal },
      ),
  });

/** A family's own marks. The socket announces changes made elsewhere. */
export const recipeMarksQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'recipe_marks'),
    queryFn: ({ signal }) =>
      api.read('recipe_marks', '/api/dietary/recipes/mine', { schema: recipeMarksSchema, signal }),
  });

/** Kept recipes that a food speaks against. Read again at each visit: profiles and foods change beside the marks. */
export const keptRecipesQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'recipe_marks', 'kept'),
    queryFn: async ({ signal }) => {
      const path = '/api/dietary/recipes/kept';
      const read = await api.read('recipe_marks', path, { schema: keptRecipesSchema, signal });
      return read.answer;
    },
    staleTime: 0,
  });
