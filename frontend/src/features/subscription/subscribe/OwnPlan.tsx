import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { usePlanNames } from './usePlanNames.ts';

const HEADING = 'own-plan';

/** Until it is known who looks at the plans. */
export const OwnPlanOutline = () => (
  <div className="min-h-40 animate-breathe rounded-soft border border-line bg-raised md:min-h-26" />
);

/** The plan that the family is on. */
export const OwnPlan = ({ plan }: { readonly plan: PlanOfFamily }) => {
  const names = usePlanNames();
  return (
    <section
      aria-labelledby={HEADING}
      className="grid min-h-40 content-center gap-1 rounded-soft bg-accent-wash p-5 md:min-h-26"
    >
      <h2 id={HEADING} className="text-xl">
        <Trans>Your plan: {names[plan.tier]}</Trans>
      </h2>
      <p>
        <Until plan={plan} />{' '}
        <Link to="/account#plan">
          <Trans>See your plan and payments</Trans>
        </Link>
      </p>
    </section>
  );
};

const Until = ({ plan: { subscription, gift, tier } }: { readonly plan: PlanOfFamily }) => {
  const { i18n } = useLingui();
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  if (subscription?.failure)
    return <Trans>Your last payment failed. Please update your payment method.</Trans>;
  if (subscription?.cancelsAt)
    return <Trans>You canceled it. You keep it until {day(subscription.cancelsAt)}.</Trans>;
  if (subscription?.isTrial && subscription.plan === tier)
    return <Trans>Your free trial ends on {day(subscription.paidUntil)}.</Trans>;
  if (subscription !== null && subscription.plan === tier)
    return <Trans>The next payment is on {day(subscription.paidUntil)}.</Trans>;
  if (gift !== null)
    return gift.endsAt === null ? (
      <Trans>It is a gift from us. Nothing is charged.</Trans>
    ) : (
      <Trans>It is a gift from us until {day(gift.endsAt)}. Nothing is charged.</Trans>
    );
  return <Trans>Nothing is charged.</Trans>;
};
