import type { MealName } from '@hearthway/domain/meal-plans/meal-plans.constants.ts';
import { mealPlansSchema, swapsSchema } from '@hearthway/domain/meal-plans/meal-plans.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey, isAbout } from '../../../live/cache-keys.ts';

const PATH = '/api/dietary/plans';

/**
 * A family's weeks, and one of them. Read again at each visit: it is judged by the profiles and recipes of the
 * moment.
 */
export const mealPlansQuery = (userId: string, week: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'meal_plans', week),
    queryFn: async ({ signal }) => {
      const path = `${PATH}?${new URLSearchParams({ week })}`;
      const read = await api.read('meal_plans', path, { schema: mealPlansSchema, signal });
      return read.answer;
    },
    staleTime: 0,
  });

interface SlotOf {
  readonly weekStart: string;
  readonly date: string;
  readonly meal: MealName;
}

const mealPath = ({ weekStart, date, meal }: SlotOf): string =>
  `${PATH}/${weekStart}/days/${date}/${meal}`;

/** Recipes to put in place of a meal, at one state of the week. */
export const swapsQuery = (userId: string, slot: SlotOf, revision: number) =>
  queryOptions({
    queryKey: familyKey(userId, 'meal-swaps', slot, revision),
    queryFn: ({ signal }) => api.get(`${mealPath(slot)}/swaps`, { schema: swapsSchema, signal }),
  });

/** A change of a week. */
export type WeekChange =
  | { readonly act: 'plan'; readonly body: unknown }
  | { readonly act: 'repeat'; readonly body: unknown }
  | { readonly act: 'day'; readonly date: string; readonly revision: number }
  | {
      readonly act: 'swap';
      readonly slot: SlotOf;
      readonly revision: number;
      readonly recipeId: string | null;
    }
  | { readonly act: 'keep'; readonly isKept: boolean }
  | { readonly act: 'remove' };

const commandOf = (weekStart: string, change: WeekChange) => {
  const path = `${PATH}/${weekStart}`;
  switch (change.act) {
    case 'plan':
      return { method: 'PUT', path, body: change.body } as const;
    case 'repeat':
      return { method: 'PUT', path: `${path}/repeated`, body: change.body } as const;
    case 'day': {
      const { date, revision } = change;
      return { method: 'PUT', path: `${path}/days/${date}`, body: { revision } } as const;
    }
    case 'swap': {
      const { slot, revision, recipeId } = change;
      return { method: 'PUT', path: mealPath(slot), body: { revision, recipeId } } as const;
    }
    case 'keep':
      return { method: 'PUT', path: `${path}/kept`, body: { isKept: change.isKept } } as const;
    case 'remove':
      return { method: 'DELETE', path } as const;
  }
};

/** Sends a change of a week, and reads the weeks again, also when it was refused. */
export const useWeekChange = (userId: string, weekStart: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (change: WeekChange) =>
      api.send({ ...commandOf(weekStart, change), schema: ignored }),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) =>
          queryKey[1] === userId &&
          (isAbout('meal_plans', queryKey) || isAbout('shopping_list', queryKey)),
      }),
  });
};
