import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/api.ts';
import { ignored } from '../../../api/create-api.ts';
import { useFailureToast } from '../../../components/toasts/useFailureToast.ts';
import { refreshInbox, type ThreadReading, threadPath, threadQuery } from './inbox.query.ts';

/** Command of staff on a thread, with the title of its error message. */
export const useThreadCommand = (reading: ThreadReading) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ command, body }: ThreadCommand) =>
      api.send({
        method: 'POST',
        path: `${threadPath(reading.threadId)}/${command}`,
        schema: ignored,
        ...(body !== undefined && { body }),
      }),
    // Pending until the page shows the result, so that the next press refers to visible data.
    onSettled: async () => {
      void refreshInbox(queryClient, reading.staffId);
      await queryClient.invalidateQueries(threadQuery(reading));
    },
    onError: failed(t`That didn’t work`),
  });
  return { send: mutate, pending: isPending ? variables?.command : undefined };
};

interface ThreadCommand {
  readonly command: 'assign' | 'merge' | 'resolve' | 'reopen';
  readonly body?: unknown;
}
