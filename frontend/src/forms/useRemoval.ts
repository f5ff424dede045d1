import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/api.ts';
import { ignored } from '../api/create-api.ts';

interface RemovalOptions {
  /** Reads the query of the key alone, and no other whose key begins with it. */
  readonly exact?: true;
}

/** Removes what is at the path, or takes its removal back. */
export const useRemoval = (path: string, queryKey: QueryKey, options: RemovalOptions = {}) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: 'remove' | 'restore') =>
      api.send({
        method: act === 'remove' ? 'DELETE' : 'POST',
        path: act === 'remove' ? path : `${path}/restored`,
        schema: ignored,
      }),
    onSettled: () => queryClient.invalidateQueries({ queryKey, ...options }),
  });
};
