import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { householdQuery, membershipsQuery } from './household.queries.ts';

interface Change {
  readonly method: 'POST' | 'DELETE';
  readonly path: string;
}

/** Sends a change of a household without a form. A failure is told. */
export const useHouseholdChange = (userId: string) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  return useMutation({
    mutationFn: ({ method, path }: Change) => api.send({ method, path, schema: ignored }),
    onError: failed(t`Nothing was changed`),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(householdQuery(userId)),
        queryClient.invalidateQueries(membershipsQuery(userId)),
      ]),
  });
};
