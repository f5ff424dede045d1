import { PRODUCT } from '@hearthway/domain/product.ts';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useTellPrompt } from '../../api/useTellPrompt.ts';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { useSession } from '../../session/useSession.ts';
import { CategoryGrid } from './CategoryGrid.tsx';
import { InsuranceInvitation } from './InsuranceInvitation.tsx';
import { PlusPromotion } from './PlusPromotion.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { UpgradeBanner } from './UpgradeBanner.tsx';
import { usePlan } from './usePlan.ts';
import { Welcome } from './Welcome.tsx';

interface HomePageProps {
  /** Asks for the child’s diagnosis date and the family’s location. */
  readonly onboarding: ReactNode;
}

export const HomePage = ({ onboarding }: HomePageProps) => {
  const { t } = useLingui();
  const { plan, query } = usePlan();
  const session = useSession();
  const userId = session.status === 'signed-in' ? session.user.id : '';
  useTellPrompt(userId, plan === 'free' ? 'home-promotion' : undefined);
  return (
    <div className="grid grid-cols-1 gap-14">
      <title>{PRODUCT.name}</title>
      <Welcome />
      {onboarding}
      <CategoryGrid />
      {plan === 'free' && <UpgradeBanner userId={userId} />}
      <InsuranceInvitation />
      <SuccessStories />
      {/* Last, since it waits for the plan: nothing is below that it could move. */}
      {(plan === 'visitor' || plan === 'free') && <PlusPromotion />}
      <FailedQuery query={query} title={t`We couldn’t look up your plan`} />
    </div>
  );
};
