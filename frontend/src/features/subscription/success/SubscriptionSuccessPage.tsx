import type { PlanOfFamily } from '@hearthway/domain/subscription/subscription.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { FamilyGate } from '../../../components/FamilyGate.tsx';
import { Doorway } from '../../../components/illustrations/Doorway.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { accountPath } from '../../../session/redirect.ts';
import { planQuery } from '../shared/plan.query.ts';
import { refetchPlan } from '../shared/refetch-plan.ts';
import { CheckingPayment } from './CheckingPayment.tsx';
import { checkoutQuery } from './checkout.query.ts';
import { NoPlanStarted } from './NoPlanStarted.tsx';
import { UnfinishedCheckout } from './UnfinishedCheckout.tsx';
import { useCheckoutSession } from './useCheckoutSession.ts';
import { Welcome } from './Welcome.tsx';

/** Where the payment page leads. It waits for the server to ask the payment provider. */
export const SubscriptionSuccessPage = () => {
  const sessionId = useCheckoutSession();
  return (
    <FamilyGate visitor={<SignInFirst />}>
      {({ id }) =>
        sessionId === undefined ? (
          <PlanThatRuns userId={id} />
        ) : (
          <Checkout userId={id} sessionId={sessionId} />
        )
      }
    </FamilyGate>
  );
};

interface FrameProps {
  /** The text stays: below a longer one, the drawing would jump. */
  readonly isSettled?: boolean;
  readonly children: ReactNode;
}

const Frame = ({ isSettled = true, children }: FrameProps) => (
  <ReadingPage picture={isSettled && <Doorway className="w-56 md:w-full" />}>
    {children}
  </ReadingPage>
);

const SignInFirst = () => {
  const { t } = useLingui();
  return (
    <Frame>
      <PageHeading title={t`Sign In Required`}>
        <Trans>Sign in to see your plan. If you have just paid for one, it is not lost.</Trans>
      </PageHeading>
      <Link className={buttonClass('primary')} to={accountPath('login', '/account')}>
        <Trans>Sign In</Trans>
      </Link>
    </Frame>
  );
};

interface CheckoutProps {
  readonly userId: string;
  readonly sessionId: string;
}

const Checkout = ({ userId, sessionId }: CheckoutProps) => {
  const queryClient = useQueryClient();
  const query = useQuery(checkoutQuery(userId, sessionId));
  const { data } = query;
  useEffect(() => {
    if (data?.checkout === 'complete' || data?.checkout === 'refused')
      void refetchPlan(queryClient);
  }, [queryClient, data]);
  if (query.isPending)
    return (
      <Frame isSettled={false}>
        <CheckingPayment />
      </Frame>
    );
  if (data?.checkout === 'complete') return <PlanThatRuns userId={userId} isPaid />;
  return (
    <Frame>
      <UnfinishedCheckout query={query} />
    </Frame>
  );
};

interface PlanThatRunsProps {
  readonly userId: string;
  /** The payment page was completed, so that its plan is on its way. */
  readonly isPaid?: boolean;
}

/** Between two looks for a plan that is on its way. The socket announces it as well. */
const LOOK_EVERY_MS = 2_000;

const PlanThatRuns = ({ userId, isPaid = false }: PlanThatRunsProps) => {
  const { t } = useLingui();
  const query = useQuery({
    ...planQuery(userId),
    refetchInterval: ({ state }) =>
      isPaid && !isRunning(state.data) && state.status !== 'error' ? LOOK_EVERY_MS : false,
  });
  const { data: plan } = query;
  if (isRunning(plan))
    return (
      <Frame>
        <Welcome subscription={plan.subscription} />
      </Frame>
    );
  if (query.isPending || (isPaid && plan !== undefined))
    return (
      <Frame isSettled={false}>
        <CheckingPayment isPaid={isPaid} />
      </Frame>
    );
  if (plan === undefined)
    return (
      <Frame>
        <PageHeading title={t`Your plan`} />
        <FailedQuery query={query} title={t`We couldn’t load your plan`} />
      </Frame>
    );
  return (
    <Frame>
      <NoPlanStarted />
    </Frame>
  );
};

type Running = PlanOfFamily & { readonly subscription: NonNullable<PlanOfFamily['subscription']> };

const isRunning = (plan: PlanOfFamily | undefined): plan is Running =>
  plan !== undefined && plan.subscription !== null;
