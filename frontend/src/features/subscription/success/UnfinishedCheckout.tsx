import type { SyncedCheckout } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { Button, buttonClass, buttonRow } from '../../../components/Button.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';

interface UnfinishedCheckoutProps {
  readonly query: Pick<UseQueryResult<SyncedCheckout>, 'data' | 'error' | 'isFetching' | 'refetch'>;
}

/** A payment page that is open, expired or refused, that is not ours, or that can't be asked for. */
export const UnfinishedCheckout = ({ query }: UnfinishedCheckoutProps) => {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = query;
  if (data?.checkout === 'open')
    return (
      <>
        <PageHeading title={t`Your payment isn’t finished yet`}>
          <Trans>
            No plan has started. If you have just paid, it may take a minute. If not, go back to the
            plans and start again: you are never charged twice.
          </Trans>
        </PageHeading>
        <div className={buttonRow}>
          <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
            <Trans>Check again</Trans>
          </Button>
          <ToPlans />
        </div>
      </>
    );
  if (data?.checkout === 'expired')
    return (
      <>
        <PageHeading title={t`This payment page has expired`}>
          <Trans>No plan has started, and nothing was charged. You can start again.</Trans>
        </PageHeading>
        <div className={buttonRow}>
          <ToPlans />
        </div>
      </>
    );
  if (data?.checkout === 'refused')
    return (
      <>
        <PageHeading title={t`Your free trial is used up`}>
          <Trans>
            Each card has one free trial, and yours has had it with another account. No plan has
            started, and nothing was charged. You can start a plan with its first payment.
          </Trans>
        </PageHeading>
        <div className={buttonRow}>
          <ToPlans />
        </div>
      </>
    );
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeading title={t`We can’t find this payment`}>
          <Trans>
            It may belong to another account. Your own plan and payments are in your account.
          </Trans>
        </PageHeading>
        <Others />
      </>
    );
  return (
    <>
      <PageHeading title={t`We can’t confirm your payment yet`}>
        <Trans>
          If you have paid, nothing is lost: your plan starts as soon as we hear of the payment,
          also when you close this page. Please don’t pay a second time.
        </Trans>
      </PageHeading>
      <div className="grid gap-4">
        {/* Its own words: a refusal would say that nothing was charged, which is not known here. */}
        <div role="alert">
          <Notice tone="danger">
            <Trans>The payment service did not answer. Please try again in a moment.</Trans>
          </Notice>
        </div>
        <div className={buttonRow}>
          <Button look="primary" isBusy={isFetching} onClick={() => void refetch()}>
            <Trans>Check again</Trans>
          </Button>
        </div>
        <Others />
      </div>
    </>
  );
};

const ToPlans = () => (
  <Link className={buttonClass('secondary')} to="/subscribe">
    <Trans>See the plans</Trans>
  </Link>
);

const Others = () => (
  <div className={buttonRow}>
    <Link className={buttonClass('secondary')} to="/account#plan">
      <Trans>See your plan and payments</Trans>
    </Link>
    <Link className={buttonClass('quiet')} to="/support">
      <Trans>Support Center</Trans>
    </Link>
  </div>
);
