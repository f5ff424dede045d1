import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { ignored } from '../../api/create-api.ts';
import { TickBox } from '../../components/TickBox.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { STEPS_PATH, stepNotesQuery } from './step-notes.query.ts';

interface StepMailsProps {
  readonly userId: string;
  readonly wantsMails: boolean;
}

/** Turns the mails about new steps on and off, at once. */
export const StepMails = ({ userId, wantsMails }: StepMailsProps) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const failed = useFailureToast();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (wants: boolean) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const body = { wantsMails: wants, timeZone };
      return api.send({ method: 'PUT', path: `${STEPS_PATH}/mails`, body, schema: ignored });
    },
    onSuccess: () => queryClient.invalidateQueries(stepNotesQuery(userId)),
    onError: failed(t`We couldn’t save this. Please try again.`),
  });
  return (
    <div className="print:hidden">
      <TickBox
        label={t`Mail me when my plan has something new, once a month at most`}
        checked={isPending ? variables : wantsMails}
        onChange={({ target }) => mutate(target.checked)}
      />
    </div>
  );
};
