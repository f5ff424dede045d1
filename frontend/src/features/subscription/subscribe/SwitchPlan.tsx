import type { Plan } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { PlanPreview } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { api } from '../../../api/api.ts';
import { ApiError } from '../../../api/api-error.ts';
import { ignored } from '../../../api/create-api.ts';
import { checkConnection, errorWords } from '../../../api/error-words.ts';
import { Button, buttonRow } from '../../../components/Button.tsx';
import { Dialog } from '../../../components/Dialog.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { useToast } from '../../../components/toasts/useToast.ts';
import { commandKey, familyKey } from '../../../live/cache-keys.ts';
import { amountWords } from '../shared/money.ts';
import { refetchPlan } from '../shared/refetch-plan.ts';
import { usePlanNames } from './usePlanNames.ts';

interface SwitchPlanProps {
  readonly userId: string;
  readonly to: Plan;
  readonly onClose: () => void;
}

/** Shows the amount of a change of plan first; the second press changes it. */
export const SwitchPlan = ({ userId, to, onClose }: SwitchPlanProps) => {
  const { t } = useLingui();
  const names = usePlanNames();
  const id = useId();
  const preview = useQuery(previewQuery(userId, to));
  return (
    <Dialog place="center" aria-labelledby={id} onClose={onClose}>
      <h2 id={id} tabIndex={-1} className="mb-3 text-2xl">
        <Trans>Switch to {names[to]}</Trans>
      </h2>
      {preview.isPending && (
        <>
          <p role="status" className="sr-only">
            <Trans>One moment…</Trans>
          </p>
          <div aria-busy className="mb-4 h-20 animate-breathe rounded-soft bg-sunken" />
        </>
      )}
      {preview.isError && preview.data === undefined && (
        <div className="mb-4">
          <LoadFailed
            title={t`We couldn’t work out the amount`}
            error={preview.error}
            onRetry={() => void preview.refetch()}
            isRetrying={preview.isFetching}
          />
        </div>
      )}
      {preview.data === undefined ? (
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep my plan</Trans>
        </Button>
      ) : (
        <Confirm userId={userId} to={to} preview={preview.data} onClose={onClose} />
      )}
    </Dialog>
  );
};

const Confirm = ({
  userId,
  to,
  preview,
  onClose,
}: SwitchPlanProps & { readonly preview: PlanPreview }) => {
  const { i18n, t } = useLingui();
  const names = usePlanNames();
  const name = names[to];
  const queryClient = useQueryClient();
  const showToast = useToast();
  const mutationKey = commandKey('POST', CHANGE);
  const { proratedAt } = preview;
  const { mutate, isPending, error } = useMutation({
    mutationKey,
    mutationFn: () =>
      api.send({
        method: 'POST',
        path: CHANGE,
        body: { planId: to, proratedAt },
        schema: ignored,
      }),
    onSuccess: () => {
      onClose();
      showToast({
        tone: 'done',
        title: t`You switched to ${name}`,
        description: t`Everything you saved is still there.`,
      });
    },
    onError: (refusal) => {
      if (refusal instanceof ApiError && refusal.code === 'PreviewOutdated')
        void queryClient.refetchQueries(previewQuery(userId, to));
    },
    onSettled: () => void refetchPlan(queryClient),
  });
  return (
    <div className="grid gap-4">
      <Amounts preview={preview} />
      <div role="alert">
        {error !== null && (
          <Notice tone="danger">
            {errorWords(i18n, error, checkConnection)}{' '}
            {error instanceof ApiError && error.status === 402 && (
              <Link to="/account#plan">
                <Trans>Update Payment Method</Trans>
              </Link>
            )}
          </Notice>
        )}
      </div>
      <div className={buttonRow}>
        <Button
          look="primary"
          isBusy={isPending}
          onClick={() => {
            if (queryClient.isMutating({ mutationKey }) === 0) mutate();
          }}
        >
          {isPending ? <Trans>Switching…</Trans> : <Trans>Switch to {name}</Trans>}
        </Button>
        <Button look="quiet" onClick={onClose}>
          <Trans>Keep my plan</Trans>
        </Button>
      </div>
    </div>
  );
};

const Amounts = ({ preview }: { readonly preview: PlanPreview }) => {
  const { i18n } = useLingui();
  const { dueNowCents, monthlyCents, nextPaymentAt } = preview;
  const dueNow = amountWords(i18n, Math.abs(dueNowCents));
  const monthly = amountWords(i18n, monthlyCents);
  const day = i18n.date(nextPaymentAt, { dateStyle: 'long' });
  return (
    <div className="grid gap-1">
      <p className="text-lg font-semibold">
        {dueNowCents > 0 && <Trans>You pay {dueNow} now, for the rest of this month.</Trans>}
        {dueNowCents === 0 && <Trans>You pay nothing now.</Trans>}
        {dueNowCents < 0 && <Trans>You get {dueNow} credited to your next payments.</Trans>}
      </p>
      <p>
        <Trans>
          From {day} on, it is {monthly} a month. You can cancel at any time.
        </Trans>
      </p>
    </div>
  );
};

const CHANGE = '/api/subscription/change';

/** It changes by the minute: never kept. */
const previewQuery = (userId: string, to: Plan) =>
  queryOptions({
    queryKey: familyKey(userId, 'plan-preview', to),
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const { planPreviewSchema } = await import(
        '@hearthway/domain/subscription/subscription.contract.ts'
      );
      const { answer } = await api.send({
        method: 'POST',
        path: '/api/subscription/preview',
        body: { planId: to },
        schema: planPreviewSchema,
        signal,
        isAutomatic: true,
      });
      return answer;
    },
  });
