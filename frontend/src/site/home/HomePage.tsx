import { PRODUCT } from '@hearthway/domain/product.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { buttonClass } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { Lamp } from '../../components/illustrations/Lamp.tsx';
import { Loading, PageSkeleton } from '../../components/Loading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useLatched } from '../../components/useLatched.ts';
import { CategoryGrid } from '../../features/directory/shared/CategoryGrid.tsx';
import { OnboardingCard } from '../../features/journey/shared/OnboardingCard.tsx';
import { useAnswers } from '../../features/journey/shared/useAnswers.ts';
import { useReportPrompt } from '../../features/journey/shared/useReportPrompt.ts';
import { PlusPromotion } from '../../features/subscription/shared/PlusPromotion.tsx';
import { subscriptionQuery } from '../../features/subscription/shared/subscription.query.ts';
import { UpgradeBanner } from '../../features/subscription/shared/UpgradeBanner.tsx';
import { Link } from '../../router/Link.tsx';
import { useSession } from '../../session/useSession.ts';
import { SuccessStories } from './SuccessStories.tsx';

export const HomePage = () => {
  const { t } = useLingui();
  const { plan, query } = usePlan();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  useReportPrompt(userId, plan === 'free' ? 'home-promotion' : undefined);
  const answers = useAnswers();
  const isWaiting = session.status === 'signed-in' && plan === undefined && query.isLoading;
  // As it was rendered at build time, for a visitor.
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Once it is shown, trying again keeps it.
  const isShown = useLatched(
    isHydrated && session.status !== 'loading' && !isWaiting && answers.status !== 'loading',
  );
  if (isHydrated && !isShown) return <HomeLoading />;
  return (
    <ToolPage>
      {!isHydrated && (
        <div className="session-only">
          <PageSkeleton />
        </div>
      )}
      <div className="visitor-only grid grid-cols-1 gap-14">
        <title>{PRODUCT.name}</title>
        <Welcome />
        <OnboardingCard />
        <CategoryGrid />
        {plan === 'free' && <UpgradeBanner userId={userId} />}
        <InsuranceInvitation />
        <SuccessStories />
        {/* Last, since it waits for the plan: nothing is below that it could move. */}
        {(plan === 'visitor' || plan === 'free') && <PlusPromotion />}
        <FailedQuery query={query} title={t`We couldn’t load your plan`} />
      </div>
    </ToolPage>
  );
};

const never = () => () => {};

const HomeLoading = () => (
  <ToolPage>
    <title>{PRODUCT.name}</title>
    <Loading />
  </ToolPage>
);

interface Plan {
  /** The caller's plan; undefined while unknown. */
  readonly plan: 'visitor' | 'free' | 'paid' | undefined;
  /** The query behind it. */
  readonly query: UseQueryResult<unknown>;
}

const usePlan = (): Plan => {
  const session = useSession();
  const user = session.status === 'signed-in' ? session.user : undefined;
  const query = useQuery({
    ...subscriptionQuery(user?.id ?? ''),
    enabled: user?.role === 'family',
  });
  if (session.status === 'visitor') return { plan: 'visitor', query };
  if (query.data === undefined) return { plan: undefined, query };
  return { plan: query.data.tier === 'free' ? 'free' : 'paid', query };
};

const Welcome = () => (
  <div className="grid items-center gap-x-12 gap-y-6 md:grid-cols-[1fr_20rem] lg:grid-cols-[1fr_24rem]">
    <div className="grid justify-items-start gap-5">
      <h1 className="text-hero" tabIndex={-1}>
        <Trans>Let’s find help near you.</Trans>
      </h1>
      <p className="measure text-lg text-text-soft">
        <Trans>
          {PRODUCT.name} is a guidebook for families of autistic children. See who is near, save the
          ones that fit, and call when you are ready.
        </Trans>
      </p>
      <Link className={buttonClass('primary')} to="/resources">
        <Trans>Find Resources</Trans>
      </Link>
    </div>
    <Doorway className="mx-auto w-56 md:w-full" />
  </div>
);

const HEADING = 'insurance';

const InsuranceInvitation = () => (
  <section
    aria-labelledby={HEADING}
    className="grid grid-cols-1 items-center gap-x-12 gap-y-4 rounded-soft bg-positive-wash p-5 sm:grid-cols-[1fr_auto] sm:p-8"
  >
    <div className="grid justify-items-start gap-3">
      <h2 id={HEADING} className="text-2xl">
        <Trans>Will my insurance pay?</Trans>
      </h2>
      <p className="measure">
        <Trans>
          Choose your insurance company and see what plans like yours often cover, who to call, and
          what to ask. You don’t need an account.
        </Trans>
      </p>
      <Link className={buttonClass('secondary')} to="/insurance-help">
        <Trans>Check Your Insurance</Trans>
      </Link>
    </div>
    <Lamp className="w-40 max-sm:hidden lg:w-52" />
  </section>
);
