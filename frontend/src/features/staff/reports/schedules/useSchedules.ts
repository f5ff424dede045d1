import type { StartSchedule } from '@hearthway/domain/reports/schedules.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { reportSchedulesKey } from '../../../../live/cache-keys.ts';
import { SCHEDULES_PATH } from './schedules.query.ts';

export const useChangeSchedule = (userId: string, how: 'stop' | 'resume') => {
  const { t } = useLingui();
  const title = how === 'stop' ? t`We couldn’t stop the emails` : t`We couldn’t resume the emails`;
  return useSend(userId, {
    title,
    requestOf: (scheduleId: string) => ({ path: `${SCHEDULES_PATH}/${scheduleId}/${how}` }),
  });
};

/** Schedules a report. Idempotent. */
export const useStartSchedule = (userId: string) => {
  const { t } = useLingui();
  return useSend(userId, {
    title: t`We couldn’t schedule the report`,
    requestOf: (request: StartSchedule) => ({ path: SCHEDULES_PATH, body: request }),
  });
};

interface SendOptions<Variables> {
  /** Title of the error message. */
  readonly title: string;
  readonly requestOf: (variables: Variables) => { readonly path: string; readonly body?: unknown };
}

const useSend = <Variables>(userId: string, { title, requestOf }: SendOptions<Variables>) => {
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: (variables: Variables) =>
      api.send({ method: 'POST', ...requestOf(variables), schema: ignored }),
    // Pending until the page shows the result, so that the next press refers to visible data.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: reportSchedulesKey(userId) }),
    onError: failed(title),
  });
  return { send: mutate, isPending };
};
