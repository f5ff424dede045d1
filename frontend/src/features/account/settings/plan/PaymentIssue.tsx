import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { amountWords } from '../../../subscription/shared/money.ts';
import { UpdatePaymentMethod } from './UpdatePaymentMethod.tsx';

type Subscription = NonNullable<PlanOfFamily['subscription']>;

interface PaymentIssueProps {
  readonly tier: PlanOfFamily['tier'];
  readonly failure: NonNullable<Subscription['failure']>;
}

/** A payment that failed, until when the plan stays, and what to do. */
export const PaymentIssue = ({ tier, failure }: PaymentIssueProps) => {
  const { i18n } = useLingui();
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  const amount = amountWords(i18n, failure.amountCents);
  return (
    <div className="grid w-full min-w-0 grid-cols-1 justify-items-start gap-3 rounded-soft bg-danger-wash p-4">
      <h3 className="font-semibold text-danger">
        <Trans>Payment Issue</Trans>
      </h3>
      <p>
        <Trans>
          We couldn’t charge {amount} on {day(failure.failedAt)}.
        </Trans>{' '}
        {failure.nextTryAt !== null && (
          <>
            <Trans>We try again on {day(failure.nextTryAt)}.</Trans>{' '}
          </>
        )}
        {tier === 'free' ? (
          <Trans>
            The free plan applies until it is paid. Everything you saved is still there.
          </Trans>
        ) : (
          <Trans>
            You keep your plan until {day(failure.accessUntil)}. Everything you saved stays.
          </Trans>
        )}
      </p>
      <UpdatePaymentMethod look="primary" />
    </div>
  );
};
