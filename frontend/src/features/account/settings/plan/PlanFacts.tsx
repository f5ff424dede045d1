import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, CircleCheck, CircleX } from 'lucide-react';
import { amountWords } from '../../../subscription/shared/money.ts';
import { Fact } from '../Fact.tsx';
import { badgeOf } from './plan-badge.ts';

/** Plan, state, price and the next date. */
export const PlanFacts = ({ plan }: { readonly plan: PlanOfFamily }) => {
  const { i18n, t } = useLingui();
  const { subscription, gift, tier } = plan;
  const isPaid = subscription !== null;
  return (
    <dl className="grid w-full gap-x-6 gap-y-4 sm:grid-cols-2">
      <Fact term={t`Plan`}>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <PlanName tier={isPaid ? subscription.plan : tier} />
          <Badge plan={plan} />
        </span>
      </Fact>
      {isPaid && (
        <Fact term={subscription.isTrial ? t`Price after the free trial` : t`Price`}>
          <Monthly price={amountWords(i18n, subscription.monthlyCents)} />
        </Fact>
      )}
      {isPaid && <NextDate subscription={subscription} />}
      {!isPaid && gift === null && (
        <Fact term={t`Price`}>
          <Trans>Nothing is charged</Trans>
        </Fact>
      )}
      {gift !== null && (
        <Fact term={t`A gift from us`}>
          <Gift gift={gift} />
        </Fact>
      )}
    </dl>
  );
};

const Monthly = ({ price }: { readonly price: string }) => <Trans>{price} a month</Trans>;

const Gift = ({ gift }: { readonly gift: NonNullable<PlanOfFamily['gift']> }) => {
  const { i18n } = useLingui();
  if (gift.endsAt === null)
    return gift.tier === 'plus' ? (
      <Trans>Plus, with no end</Trans>
    ) : (
      <Trans>Family, with no end</Trans>
    );
  const day = i18n.date(gift.endsAt, { dateStyle: 'long' });
  return gift.tier === 'plus' ? <Trans>Plus until {day}</Trans> : <Trans>Family until {day}</Trans>;
};

interface NextDateProps {
  readonly subscription: NonNullable<PlanOfFamily['subscription']>;
}

/** A late payment that is not tried again has no date. */
const NextDate = ({ subscription: { cancelsAt, failure, paidUntil } }: NextDateProps) => {
  const { i18n, t } = useLingui();
  const day = (time: string) => i18n.date(time, { dateStyle: 'long' });
  if (cancelsAt !== null) return <Fact term={t`Access Ends`}>{day(cancelsAt)}</Fact>;
  const next = failure === null ? paidUntil : failure.nextTryAt;
  return next === null ? null : <Fact term={t`Next Billing Date`}>{day(next)}</Fact>;
};

const PlanName = ({ tier }: Pick<PlanOfFamily, 'tier'>) => {
  switch (tier) {
    case 'free':
      return <Trans>Free</Trans>;
    case 'plus':
      return <Trans>Plus</Trans>;
    case 'family':
      return <Trans>Family</Trans>;
  }
};

const BADGE =
  'inline-flex min-w-0 items-center gap-1.5 rounded-soft px-2 py-0.5 text-sm font-semibold';

const Badge = ({ plan }: { readonly plan: PlanOfFamily }) => {
  switch (badgeOf(plan)) {
    case 'failed':
      return (
        <span className={`${BADGE} bg-danger-wash text-danger`}>
          <CircleAlert aria-hidden className="size-4 shrink-0" />
          <Trans>Payment Failed</Trans>
        </span>
      );
    case 'canceled':
      return (
        <span className={`${BADGE} bg-caution-wash text-caution`}>
          <CircleX aria-hidden className="size-4 shrink-0" />
          <Trans>Canceled</Trans>
        </span>
      );
    case 'active':
      return (
        <span className={`${BADGE} bg-positive-wash text-positive`}>
          <CircleCheck aria-hidden className="size-4 shrink-0" />
          <Trans comment="State of a plan">Active</Trans>
        </span>
      );
    case 'free':
      return null;
  }
};
