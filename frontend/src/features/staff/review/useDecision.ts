import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { type CommandFormOptions, useCommandForm } from '../../../forms/useCommandForm.ts';
import { pathOf, type Reading, refreshQueue, reviewQuery } from './review.query.ts';

interface Decision {
  readonly decision: 'read' | 'unpublish';
  readonly body?: unknown;
}

const useRefresh = (reading: Reading) => {
  const queryClient = useQueryClient();
  return async () => {
    void refreshQueue(queryClient, reading.staffId);
    await queryClient.invalidateQueries(reviewQuery(reading));
  };
};

/** Decision without a text. */
export const useDecision = (reading: Reading) => {
  const { t } = useLingui();
  const failed = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ decision, body }: Decision) =>
      api.send({
        method: 'POST',
        path: `${pathOf(reading)}/${decision}`,
        schema: ignored,
        ...(body !== undefined && { body }),
      }),
    onSettled: useRefresh(reading),
    onError: failed(t`That didn’t work`),
  });
  return { decide: mutate, pending: isPending ? variables?.decision : undefined };
};

interface DecisionFormOptions<Input extends FieldValues, Filled>
  extends Pick<CommandFormOptions<Input, Filled, unknown>, 'schema' | 'initial' | 'fieldOf'> {
  readonly reading: Reading;
  readonly decision: 'publish' | 'return' | 'decline';
  readonly onClose: () => void;
}

/** Form of a dialog that decides about feedback. */
export const useDecisionForm = <Input extends FieldValues, Filled>({
  reading,
  decision,
  onClose,
  ...options
}: DecisionFormOptions<Input, Filled>) => {
  const refresh = useRefresh(reading);
  return useCommandForm({
    ...options,
    path: `${pathOf(reading)}/${decision}`,
    answer: ignored,
    fallback: unsure,
    onDone: () => {
      void refresh();
      onClose();
    },
  });
};

/** The response was lost, so the outcome is unknown. A retry has the same key. */
const unsure = msg`We don’t know whether that worked. Check your connection, then try again: it won’t be done twice.`;
