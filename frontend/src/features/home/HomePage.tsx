import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { InsuranceInvitation } from './InsuranceInvitation.tsx';
import { OnboardingCard } from './OnboardingCard.tsx';
import { PlusPromotion } from './PlusPromotion.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { UpgradeBanner } from './UpgradeBanner.tsx';
import { usePlan } from './usePlan.ts';
import { Welcome } from './Welcome.tsx';

export const HomePage = () => {
  const { t } = useLingui();
  const { plan, query } = usePlan();
  return (
    <div className="grid grid-cols-1 gap-14">
      <title>{PRODUCT.name}</title>
      <Welcome />
      <OnboardingCard />
      <CategoryGrid />
      {plan === 'free' && <UpgradeBanner />}
      <InsuranceInvitation />
      <SuccessStories />
      {/* Last, since it waits for the plan: nothing is below that it could move. */}
      {(plan === 'visitor' || plan === 'free') && <PlusPromotion />}
      <FailedQuery query={query} title={t`We couldn’t look up your plan`} />
    </div>
  );
};
