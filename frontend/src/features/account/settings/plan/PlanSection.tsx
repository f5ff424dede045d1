import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass, buttonRow } from '../../../../components/Button.tsx';
import { FailedQuery } from '../../../../components/FailedQuery.tsx';
import { planQuery } from '../../../subscription/shared/plan.query.ts';
import { SettingsSection } from '../SettingsSection.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { KeepPlan } from './KeepPlan.tsx';
import { PaymentIssue } from './PaymentIssue.tsx';
import { Payments } from './Payments.tsx';
import { PlanFacts } from './PlanFacts.tsx';
import { UpdatePaymentMethod } from './UpdatePaymentMethod.tsx';

/** The plan of a family, its payments, and the way to change or leave it. */
export const PlanSection = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  return (
    <SettingsSection id="plan" title={t`Your plan`}>
      <OwnPlan userId={userId} />
    </SettingsSection>
  );
};

const OwnPlan = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(planQuery(userId));
  const { data: plan, isPending } = query;
  if (isPending)
    return <div aria-busy className="h-32 w-full animate-breathe rounded-soft bg-sunken" />;
  if (plan === undefined)
    return <FailedQuery query={query} title={t`We couldn’t load your plan`} />;
  const { subscription, payments } = plan;
  return (
    <>
      <PlanFacts plan={plan} />
      {subscription?.failure && <PaymentIssue tier={plan.tier} failure={subscription.failure} />}
      {subscription === null ? <Upgrade plan={plan} /> : <Change subscription={subscription} />}
      {payments.length > 0 && <Payments payments={payments} />}
    </>
  );
};

const Upgrade = ({ plan: { tier } }: { readonly plan: PlanOfFamily }) => (
  <Link className={buttonClass('secondary')} to="/subscribe">
    {tier === 'free' ? <Trans>See what a paid plan adds</Trans> : <Trans>Compare plans</Trans>}
  </Link>
);

interface ChangeProps {
  readonly subscription: NonNullable<PlanOfFamily['subscription']>;
}

const Change = ({ subscription }: ChangeProps) =>
  subscription.cancelsAt === null ? (
    <>
      <div className={buttonRow}>
        {subscription.failure === null && <UpdatePaymentMethod look="secondary" />}
        <Link className={buttonClass('secondary')} to="/subscribe">
          <Trans>Switch plans</Trans>
        </Link>
      </div>
      <CancelPlan subscription={subscription} />
    </>
  ) : (
    <KeepPlan subscription={subscription} />
  );
