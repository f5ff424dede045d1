import {
  FREE_RADIUS_MILES,
  FREE_RESULTS_PER_SEARCH,
} from '@hearthway/domain/directory/directory.constants.ts';
import { FREE_FAVORITES_LIMIT } from '@hearthway/domain/favorites/favorites.constants.ts';
import type { LeavingReason } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../../../api/api.ts';
import { ignored } from '../../../../api/create-api.ts';
import { Button, buttonRow } from '../../../../components/Button.tsx';
import { Select } from '../../../../components/Select.tsx';
import { useFailureToast } from '../../../../components/toasts/useFailureToast.ts';
import { useToast } from '../../../../components/toasts/useToast.ts';
import { Disclosed } from '../../../../forms/Disclosed.tsx';
import { commandKey } from '../../../../live/cache-keys.ts';
import { refetchPlan } from '../../../subscription/shared/refetch-plan.ts';

interface CancelPlanProps {
  readonly subscription: NonNullable<PlanOfFamily['subscription']>;
}

/** One step: it says what stays until when, and has one button. */
export const CancelPlan = ({ subscription }: CancelPlanProps) => {
  const { t } = useLingui();
  return (
    <Disclosed label={t`Cancel your plan`}>
      {(close) => <Question subscription={subscription} onClose={close} />}
    </Disclosed>
  );
};

const Question = ({
  subscription: { paidUntil, isTrial },
  onClose,
}: CancelPlanProps & { readonly onClose: () => void }) => {
  const { i18n, t } = useLingui();
  const day = i18n.date(paidUntil, { dateStyle: 'long' });
  const [reason, setReason] = useState<LeavingReason>();
  const { cancel, isPending } = useCancel(reason);
  return (
    <div className="grid gap-4">
      <h3 tabIndex={-1} className="font-semibold">
        <Trans>What happens when you cancel</Trans>
      </h3>
      <ul className="grid list-disc gap-1 ps-5">
        <li>
          {isTrial ? (
            <Trans>
              You keep the plan until your free trial ends on {day}. Nothing is charged.
            </Trans>
          ) : (
            <Trans>You keep the plan until {day}. Nothing more is charged.</Trans>
          )}
        </li>
        <li>
          <Trans>
            Then the free plan applies: the first {FREE_RESULTS_PER_SEARCH} results of a search, up
            to {FREE_RADIUS_MILES} miles, without filters and map.
          </Trans>
        </li>
        <li>
          <Trans>
            We delete nothing. All your favorites and notes stay readable, also above{' '}
            {FREE_FAVORITES_LIMIT}; you can’t add another until there are fewer.
          </Trans>
        </li>
        <li>
          <Trans>You can change your mind until then, and start again at any time.</Trans>
        </li>
      </ul>
      <div className="max-w-md">
        <ReasonField value={reason} onChoose={setReason} />
      </div>
      <div className={buttonRow}>
        <Button look="danger" isBusy={isPending} onClick={cancel}>
          {isPending ? <Trans>Canceling…</Trans> : t`Cancel my plan`}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep my plan</Trans>
        </Button>
      </div>
    </div>
  );
};

interface ReasonFieldProps {
  readonly value: LeavingReason | undefined;
  readonly onChoose: (reason: LeavingReason | undefined) => void;
}

const ReasonField = ({ value, onChoose }: ReasonFieldProps) => {
  const { t } = useLingui();
  const reasons: Readonly<Record<LeavingReason, string>> = {
    'too-expensive': t`It costs too much`,
    'not-used': t`We don’t use it enough`,
    'missing-features': t`Something we need is missing`,
    'other-service': t`We use another service`,
    'too-complex': t`It is too hard to use`,
    other: t`Another reason`,
  };
  const isReason = (id: string): id is LeavingReason => Object.hasOwn(reasons, id);
  return (
    <Select
      label={t`Why are you leaving? (optional)`}
      value={value ?? ''}
      onChoose={(chosen: string) => onChoose(isReason(chosen) ? chosen : undefined)}
      options={[
        { value: '', name: t`I’d rather not say` },
        ...Object.entries(reasons).map(([id, name]) => ({ value: id, name })),
      ]}
    />
  );
};

const CANCEL = '/api/subscription/cancel';

const useCancel = (reason: LeavingReason | undefined) => {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const showToast = useToast();
  const failed = useFailureToast();
  const mutationKey = commandKey('POST', CANCEL);
  const { mutate, isPending } = useMutation({
    mutationKey,
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: CANCEL,
        body: reason === undefined ? {} : { reason },
        schema: ignored,
      }),
    onSuccess: () =>
      showToast({
        tone: 'done',
        title: t`Subscription Canceled`,
        description: t`Your subscription will remain active until the end of your billing period.`,
      }),
    onError: failed(t`Failed to cancel subscription. Please try again or contact support.`),
    onSettled: () => refetchPlan(queryClient),
  });
  return {
    isPending,
    cancel: () => {
      if (queryClient.isMutating({ mutationKey }) === 0) mutate();
    },
  };
};
