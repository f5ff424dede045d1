import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { LoadFailed } from '../../../components/LoadFailed.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { useSession } from '../../../session/useSession.ts';
import { planQuery } from '../shared/plan.query.ts';
import { CheckoutReturn } from './CheckoutReturn.tsx';
import { OwnPlan, OwnPlanOutline } from './OwnPlan.tsx';
import { PlanCards } from './PlanCards.tsx';
import { SignInRequired } from './SignInRequired.tsx';

export const SubscribePage = () => {
  const { t } = useLingui();
  return (
    <ToolPage>
      <PageHeading title={t`Plans and Prices`}>
        <Trans>You can use {PRODUCT.name} for free. A paid plan shows you more.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <CheckoutReturn />
        <Plans />
        <p className="measure">
          <Trans>
            Paid by the month, and never by the year. Our{' '}
            <Link to="/terms#plans">Terms of Service</Link> explain how paid plans start and end.
          </Trans>
        </p>
      </div>
    </ToolPage>
  );
};

const Plans = () => {
  const { t } = useLingui();
  const session = useSession();
  switch (session.status) {
    case 'visitor':
      return (
        <>
          {/* Prerendered; one of both goes once the session is known. */}
          <div className="session-only">
            <OwnPlanOutline />
          </div>
          <div className="visitor-only">
            <SignInRequired />
          </div>
          <PlanCards viewer="visitor" />
        </>
      );
    case 'loading':
      return (
        <>
          <OwnPlanOutline />
          <PlanCards viewer="loading" />
        </>
      );
    case 'unreachable':
      return (
        <>
          <LoadFailed
            title={t`We can’t reach your account right now`}
            error={session.error}
            onRetry={session.retry}
            isRetrying={false}
          />
          <PlanCards viewer="unknown" />
        </>
      );
    case 'signed-in':
      return session.user.role === 'family' ? (
        <PlansOf userId={session.user.id} />
      ) : (
        <PlanCards viewer="unknown" />
      );
  }
};

const PlansOf = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(planQuery(userId));
  const { data: plan } = query;
  if (query.isError && plan === undefined)
    return (
      <>
        <FailedQuery query={query} title={t`We couldn’t load your plan`} />
        <PlanCards viewer="unknown" />
      </>
    );
  return (
    <>
      {plan === undefined ? <OwnPlanOutline /> : <OwnPlan plan={plan} />}
      <PlanCards viewer={plan === undefined ? 'loading' : { userId, plan }} />
    </>
  );
};
