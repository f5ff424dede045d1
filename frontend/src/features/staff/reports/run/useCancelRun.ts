import type { Run } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { errorWords, nothingSaid } from '../../../../api/error-words.ts';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { reportRunsKey } from '../../../../live/cache-keys.ts';
import { runPath } from '../reports.query.ts';

/** Stops a report that is being made. One that was finished just then stays finished. */
export const useCancelRun = (userId: string, { runId }: Pick<Run, 'runId'>) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.send({ method: 'POST', path: `${runPath(runId)}/cancel`, schema: ignored }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportRunsKey(userId) }),
    onError: (error) =>
      showToast({
        tone: 'problem',
        title: t`We couldn’t cancel the report`,
        description: errorWords(i18n, error, nothingSaid),
      }),
  });
  return { cancel: () => mutate(), isPending };
};
