import { PRODUCT } from '@hearthway/domain/product.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { use } from 'react';
import { HomeSkeleton } from '../../components/HomeSkeleton.tsx';
import { SessionGate } from '../../components/SessionGate.tsx';
import { SitePartsContext } from '../../components/site-parts.ts';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useLazyPart } from '../../components/useLazyPart.ts';
import { InsuranceInvitation } from './InsuranceInvitation.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { VisitorHome } from './VisitorHome.tsx';

export const HomePage = () => (
  <ToolPage>
    <title>{PRODUCT.name}</title>
    <Home />
  </ToolPage>
);

const Home = () => (
  <SessionGate visitor={<HomeOfVisitors />} loading={<HomeSkeleton />}>
    {(user) =>
      user.role === 'family' ? <OwnHome key={user.id} user={user} /> : <VisitorHome isStaff />
    }
  </SessionGate>
);

const HomeOfVisitors = () => (
  <>
    {/* Prerendered; it goes with the visitor's page once the session is known. */}
    <div className="session-only">
      <HomeSkeleton />
    </div>
    <div className="visitor-only">
      <VisitorHome />
    </div>
  </>
);

const OwnHome = ({ user }: { readonly user: User }) => {
  const { familyHome } = use(SitePartsContext);
  const FamilyHome = useLazyPart(familyHome);
  if (FamilyHome === undefined) return <HomeSkeleton />;
  return (
    <FamilyHome user={user}>
      <InsuranceInvitation />
      <SuccessStories />
    </FamilyHome>
  );
};
