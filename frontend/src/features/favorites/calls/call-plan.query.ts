import { callPlanSchema } from '@hearthway/domain/favorites/call-plan.contract.ts';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { familyKey } from '../../../live/cache-keys.ts';

/** A family's times to call later, and its latest calls. The socket announces changes made elsewhere. */
export const callPlanQuery = (userId: string) =>
  queryOptions({
    queryKey: familyKey(userId, 'call_plan'),
    queryFn: ({ signal }) =>
      api.read('call_plan', '/api/call-plan', { schema: callPlanSchema, signal }),
  });

interface Change {
  readonly resourceId: string;
  readonly kind: 'later' | 'note';
  readonly body: object;
}

/** Sets a time to call later, or notes a call. */
export const useCallChange = (userId: string) => {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ resourceId, kind, body }: Change) =>
      api.send({
        method: 'PUT',
        path: `/api/call-plan/${encodeURIComponent(resourceId)}/${kind}`,
        body,
        schema: ignored,
      }),
    onSuccess: () => queryClient.invalidateQueries(callPlanQuery(userId)),
  });
};
