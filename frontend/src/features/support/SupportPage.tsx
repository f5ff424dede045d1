import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { GatePreview } from '../../components/GatePreview.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PageTabs } from '../../components/PageTabs.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { withCatalogs } from '../../i18n/load-catalog.ts';
import { SupportGate } from './SupportGate.tsx';
import { SUPPORT_TABS, type SupportTab } from './support-tabs.ts';

const GuidePreview = lazy(async () => {
  const { GuidePreview } = await withCatalogs(
    import('./guides/GuidePreview.tsx'),
    'guides',
    'text',
  );
  return { default: GuidePreview };
});

export const SupportPage = () => {
  const { tab } = useParams();
  const open = SUPPORT_TABS.find(({ path }) => path === addressOf(tab));
  if (open === undefined) return <Navigate to="/support" replace />;
  return (
    <FamilyGate
      visitor={
        <>
          <SupportGate />
          <GatePreview>
            <GuidePreview />
          </GatePreview>
        </>
      }
    >
      {(user) => <SupportCenter user={user} open={open} />}
    </FamilyGate>
  );
};

const addressOf = (tab: string | undefined): string =>
  tab === undefined ? '/support' : `/support/${tab}`;

interface SupportCenterProps {
  readonly user: User;
  readonly open: SupportTab;
}

const SupportCenter = ({ user, open }: SupportCenterProps) => {
  const { t } = useLingui();
  const { Content } = open;
  return (
    <ToolPage>
      <PageHeading title={t`Support Center`}>
        <Trans>For the hard days, and for every question on the way.</Trans>
      </PageHeading>
      <PageTabs label={t`Support Center`} tabs={SUPPORT_TABS} open={open}>
        <Suspense fallback={<Loading isPart />}>
          <Content user={user} />
        </Suspense>
      </PageTabs>
    </ToolPage>
  );
};
