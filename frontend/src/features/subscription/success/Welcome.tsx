import { PRODUCT } from '@hearthway/domain/product.ts';
import { TRIAL_NOTICE_DAYS } from '@hearthway/domain/subscription/subscription.constants.ts';
import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { amountWords } from '../shared/money.ts';
import { NewThings } from './NewThings.tsx';
import { WaysOn } from './WaysOn.tsx';

interface WelcomeProps {
  readonly subscription: NonNullable<PlanOfFamily['subscription']>;
}

/** The plan runs: the server says so. */
export const Welcome = ({ subscription }: WelcomeProps) => {
  const { i18n, t } = useLingui();
  const { plan, isTrial, paidUntil, monthlyCents, cancelsAt } = subscription;
  const price = amountWords(i18n, monthlyCents);
  const day = i18n.date(paidUntil, { dateStyle: 'long' });
  const title =
    plan === 'plus' ? t`Welcome to ${PRODUCT.name} Plus!` : t`Welcome to ${PRODUCT.name} Family!`;
  return (
    <>
      <PageHeading title={title}>
        <Trans>Everything in your plan is open to you now, on all your devices.</Trans>
      </PageHeading>
      <div className="grid gap-6">
        {cancelsAt === null && (
          <Notice tone="info">
            {isTrial ? (
              <Trans>
                Your free trial ends on {day}. Then it is {price} a month. We write to you{' '}
                {TRIAL_NOTICE_DAYS} days before. Until then you can cancel in your account, and pay
                nothing.
              </Trans>
            ) : (
              <Trans>
                It is {price} a month. The next payment is on {day}. You can cancel at any time in
                your account.
              </Trans>
            )}
          </Notice>
        )}
        <NewThings plan={plan} />
        <WaysOn />
      </div>
    </>
  );
};
