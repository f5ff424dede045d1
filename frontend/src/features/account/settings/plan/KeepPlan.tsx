import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { Button } from '../../../../components/Button.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { commandKey } from '../../../../live/cache-keys.ts';
import { refetchPlan } from '../../../subscription/shared/refetch-plan.ts';

interface KeepPlanProps {
  readonly subscription: NonNullable<PlanOfFamily['subscription']>;
}

const RESUME = '/api/subscription/resume';

/** Takes a cancellation back. */
export const KeepPlan = ({ subscription: { cancelsAt, paidUntil } }: KeepPlanProps) => {
  const { i18n, t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const failed = useFailureToast();
  const mutationKey = commandKey('POST', RESUME);
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () => api.send({ method: 'POST', path: RESUME, schema: ignored }),
    onSuccess: () => {
      const next = day(paidUntil);
      showToast({
        tone: 'done',
        title: t`Your plan goes on`,
        description: t`The next payment is on ${next}.`,
      });
    },
    onError: failed(t`Your plan is still canceled`),
    onSettled: () => refetchPlan(queryClient),
  });
  return (
    <>
      <p className="measure">
        <Trans>
          You canceled your plan, and keep it until {day(cancelsAt ?? paidUntil)}. Nothing more is
          charged, and everything you saved stays.
        </Trans>
      </p>
      <Button
        look="primary"
        isBusy={isPending}
        onClick={() => {
          if (queryClient.isMutating({ mutationKey }) === 0) mutate();
        }}
      >
        {isPending ? <Trans>One moment…</Trans> : <Trans>Keep my plan</Trans>}
      </Button>
    </>
  );
};
