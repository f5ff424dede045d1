import type { User } from '@hearthway/domain/session/session.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PageTabs } from '../../components/PageTabs.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { DIETARY_TABS, type DietaryTab } from './dietary-tabs.ts';
import { DietaryGate } from './shared/DietaryGate.tsx';

export const DietaryPage = () => {
  const { tab } = useParams();
  const path = tab === undefined ? '/dietary' : `/dietary/${tab}`;
  const open = DIETARY_TABS.find((each) => each.path === path);
  if (open === undefined) return <Navigate to="/dietary" replace />;
  return (
    <FamilyGate visitor={<DietaryGate />}>
      {(user) => <Dietary user={user} open={open} />}
    </FamilyGate>
  );
};

interface DietaryProps {
  readonly user: User;
  readonly open: DietaryTab;
}

const Dietary = ({ user, open }: DietaryProps) => {
  const { t } = useLingui();
  const { Content } = open;
  return (
    <ToolPage>
      <PageHeading title={t`Dietary Management`}>
        <Trans>What your child eats and avoids, and recipes that fit.</Trans>
      </PageHeading>
      <PageTabs label={t`Dietary Management`} tabs={DIETARY_TABS} open={open}>
        <Suspense fallback={<Loading isPart />}>
          <Content user={user} />
        </Suspense>
      </PageTabs>
    </ToolPage>
  );
};
