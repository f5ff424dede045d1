import { type StartRun, startedRunSchema } from '@hearthway/domain/reports/reports.contract.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { reportRunsKey } from '../../../live/cache-keys.ts';

const pagePath = (runId: string): string => `/staff/reports/${runId}`;

/** Starts a report, and opens its page or another one that shows it. */
export const useStartRun = (userId: string, pathOf = pagePath) => {
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (request: StartRun) =>
      api.send({
        method: 'POST',
        path: '/api/staff/reports/runs',
        body: request,
        schema: startedRunSchema,
      }),
    onSuccess: ({ answer }) => {
      // The server may answer with a running run of the same parameters, which may already be shown.
      void queryClient.invalidateQueries({ queryKey: reportRunsKey(userId) });
      void navigate(pathOf(answer.runId));
    },
  });
};
