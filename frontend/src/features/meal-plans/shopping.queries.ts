import { shoppingListSchema } from '@hearthway/domain/meal-plans/shopping-list.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { familyKey, isAbout } from '../../live/cache-keys.ts';

const PATH = '/api/dietary/shopping';

/** The list, and what a week would add. The socket announces what other phones do. */
export const shoppingQuery = (userId: string, week: string | null) =>
  queryOptions({
    queryKey: familyKey(userId, 'shopping_list', week),
    queryFn: async ({ signal }) => {
      const path = week === null ? PATH : `${PATH}?${new URLSearchParams({ week })}`;
      const read = await api.read('shopping_list', path, { schema: shoppingListSchema, signal });
      return read.answer;
    },
    staleTime: 0,
  });

interface Sent {
  readonly method: 'POST' | 'PUT' | 'DELETE';
  /** Below the list. */
  readonly path: string;
  readonly body?: unknown;
}

/** Sends one change of the list, and reads it again. */
export const useShoppingChange = (userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ path, ...sent }: Sent) =>
      api.send({ ...sent, path: `${PATH}${path}`, schema: ignored }),
    onSettled: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[1] === userId && isAbout('shopping_list', queryKey),
      }),
  });
};
