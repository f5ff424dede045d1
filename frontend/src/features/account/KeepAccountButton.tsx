import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api/api.ts';
import { Button } from '../../components/Button.tsx';
import { useFailureToast } from '../../components/toasts/useFailureToast.ts';
import { useToast } from '../../components/toasts/useToast.ts';
import { updateUser } from '../../session/update-user.ts';

/** Cancels the deletion during the grace period. */
export const KeepAccountButton = () => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const failed = useFailureToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      api.send({ method: 'DELETE', path: '/api/account/deletion', schema: userSchema }),
    onSuccess: ({ answer }) => {
      updateUser(queryClient, answer);
      showToast({
        tone: 'done',
        title: t`Your account stays`,
        description: t`Nothing was deleted. Good to have you here.`,
      });
    },
    onError: failed(t`Your account is still set to be deleted`),
  });
  return (
    <Button look="secondary" onClick={() => mutate()} isBusy={isPending}>
      {isPending ? <Trans>One moment…</Trans> : <Trans>Keep my account</Trans>}
    </Button>
  );
};
