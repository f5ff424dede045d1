import { PRODUCT } from '@hearthway/domain/product.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import { useLingui } from '@lingui/react/macro';
import { use } from 'react';
import { HomeSkeleton } from '../../components/HomeSkeleton.tsx';
import { LoadFailed } from '../../components/LoadFailed.tsx';
import { SitePartsContext } from '../../components/site-parts.ts';
import { ToolPage } from '../../components/ToolPage.tsx';
import { useLazyPart } from '../../components/useLazyPart.ts';
import { useSession } from '../../session/useSession.ts';
import { InsuranceInvitation } from './InsuranceInvitation.tsx';
import { SuccessStories } from './SuccessStories.tsx';
import { VisitorHome } from './VisitorHome.tsx';

export const HomePage = () => (
  <ToolPage>
    <title>{PRODUCT.name}</title>
    <Home />
  </ToolPage>
);

const Home = () => {
  const { t } = useLingui();
  const session = useSession();
  switch (session.status) {
    case 'visitor':
      return (
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
    case 'loading':
      return <HomeSkeleton />;
    case 'unreachable':
      return (
        <LoadFailed
          title={t`We can’t reach your account right now`}
          error={session.error}
          onRetry={session.retry}
          isRetrying={false}
          isWholePage
        />
      );
    case 'signed-in':
      return session.user.role === 'family' ? (
        <OwnHome user={session.user} />
      ) : (
        <VisitorHome isStaff />
      );
  }
};

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
