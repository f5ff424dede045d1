import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import {
  type Plan,
  TRIAL_DAYS,
  TRIAL_NOTICE_DAYS,
} from '@hearthway/domain/subscription/subscription.constants.ts';
import { MONTHLY_CENTS } from '@hearthway/domain/subscription-plans/plan-features.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonClass } from '../../../components/Button.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { amountWords } from '../shared/money.ts';
import { type Offer, offerOf } from './offer.ts';
import type { PlanViewer } from './plan-viewer.ts';
import type { Checkout } from './useCheckout.ts';
import { usePlanNames } from './usePlanNames.ts';

interface PaidPlanProps {
  readonly plan: Plan;
  readonly viewer: PlanViewer;
  readonly checkout: Checkout;
  readonly onSwitch: () => void;
}

/** How a paid plan starts and ends for this viewer, and its button. */
export const PaidPlan = ({ plan, viewer, checkout, onSwitch }: PaidPlanProps) => {
  const names = usePlanNames();
  const name = names[plan];
  switch (viewer) {
    case 'visitor':
      return (
        <Terms plan={plan}>
          <Link
            className={`visitor-only ${buttonClass('secondary')}`}
            to={accountPath('login', '/subscribe')}
          >
            <Trans>Sign in to try {name}</Trans>
          </Link>
        </Terms>
      );
    case 'loading':
      return (
        <Terms plan={plan}>
          <div aria-busy className="h-11 animate-breathe rounded-soft bg-sunken" />
        </Terms>
      );
    case 'unknown':
      return <Terms plan={plan} />;
    default: {
      const offer = offerOf(viewer.plan, plan);
      const press = () => (offer === 'switch' ? onSwitch() : checkout.open(plan, offer));
      return (
        <Terms plan={plan} offer={offer}>
          <Action plan={plan} offer={offer} checkout={checkout} onPress={press} />
        </Terms>
      );
    }
  }
};

interface TermsProps {
  readonly plan: Plan;
  /** Known for a signed-in family. */
  readonly offer?: Offer;
  readonly children?: ReactNode;
}

/** Price, trial, first payment and the way to leave stand beside the button. */
const Terms = ({ plan, offer, children }: TermsProps) => {
  const { i18n } = useLingui();
  const price = amountWords(i18n, MONTHLY_CENTS[plan]);
  const firstPayment = i18n.date(new Date(Date.now() + TRIAL_DAYS * DAY_MS), {
    dateStyle: 'long',
  });
  const isTrial = offer === undefined || offer === 'trial';
  return (
    <>
      {isTrial && (
        <p>
          <Trans>
            {TRIAL_DAYS} days free, then {price} a month; we write to you {TRIAL_NOTICE_DAYS} days
            before.
          </Trans>
        </p>
      )}
      {offer === 'subscribe' && (
        <p>
          <Trans>{price} a month, from today. You have had your free trial.</Trans>
        </p>
      )}
      {offer === 'switch' && (
        <p>
          <Trans>Before you switch, you see the amount to pay or to be credited.</Trans>
        </p>
      )}
      {children}
      {isTrial && (
        // As high with a date as without one.
        <p className="min-h-[2lh] text-sm text-text-soft md:max-lg:min-h-[3lh]">
          {offer === 'trial' ? (
            <Trans>If you start today, the first payment is on {firstPayment}.</Trans>
          ) : (
            <Trans>The first payment is due {TRIAL_DAYS} days after you start.</Trans>
          )}
        </p>
      )}
      <p className="text-sm text-text-soft">
        <Trans>
          Cancel any time in your account, with one button. You keep the plan until the end of what
          is paid.
        </Trans>
      </p>
    </>
  );
};

interface ActionProps {
  readonly plan: Plan;
  readonly offer: Offer;
  readonly checkout: Checkout;
  readonly onPress: () => void;
}

const Action = ({ plan, offer, checkout, onPress }: ActionProps) => {
  const names = usePlanNames();
  switch (offer) {
    case 'trial':
    case 'subscribe':
    case 'switch':
      return (
        <Button
          look={plan === 'plus' ? 'primary' : 'secondary'}
          isBusy={checkout.opening !== undefined}
          aria-haspopup={offer === 'switch' ? 'dialog' : undefined}
          onClick={onPress}
        >
          <Label plan={plan} offer={offer} isOpening={checkout.opening === plan} />
        </Button>
      );
    case 'current':
      return (
        <Link className={buttonClass('secondary')} to="/account#plan">
          <Trans>Manage your plan</Trans>
        </Link>
      );
    case 'given':
      return (
        <p className="font-semibold">
          <Trans>You have this as a gift.</Trans>
        </p>
      );
    case 'canceled':
      return (
        <p>
          <Trans>
            To switch, first <Link to="/account#plan">keep your plan</Link> in your account.
          </Trans>
        </p>
      );
    case 'late':
      return (
        <p>
          <Trans>
            To switch to {names[plan]}, first{' '}
            <Link to="/account#plan">update your payment method</Link>.
          </Trans>
        </p>
      );
  }
};

interface LabelProps {
  readonly plan: Plan;
  readonly offer: 'trial' | 'subscribe' | 'switch';
  readonly isOpening: boolean;
}

const Label = ({ plan, offer, isOpening }: LabelProps) => {
  const names = usePlanNames();
  const name = names[plan];
  if (isOpening) return <Trans>Redirecting to payment...</Trans>;
  switch (offer) {
    case 'trial':
      return plan === 'plus' ? (
        <Trans>Try Free for {TRIAL_DAYS} Days</Trans>
      ) : (
        <Trans>Start {TRIAL_DAYS}-Day Free Trial</Trans>
      );
    case 'subscribe':
      return <Trans>Subscribe to {name}</Trans>;
    case 'switch':
      return <Trans>Switch to {name}</Trans>;
  }
};
