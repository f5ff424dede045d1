import { Trans, useLingui } from '@lingui/react/macro';
import { lazy, type ReactNode, Suspense } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { GatePreview } from '../../components/GatePreview.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { PageTabs } from '../../components/PageTabs.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { withCatalogs } from '../../i18n/load-catalog.ts';
import { DIETARY_TABS, type DietaryTab } from './dietary-tabs.ts';
import { DietaryGate } from './shared/DietaryGate.tsx';

const RecipePreview = lazy(async () => {
  const { RecipePreview } = await withCatalogs(import('./RecipePreview.tsx'), 'dietary', 'recipes');
  return { default: RecipePreview };
});

export const DietaryPage = () => {
  const { tab } = useParams();
  const path = tab === undefined ? '/dietary' : `/dietary/${tab}`;
  const open = DIETARY_TABS.find((each) => each.path === path);
  if (open === undefined) return <Navigate to="/dietary" replace />;
  const { Content, VisitorContent } = open;
  const visitor =
    VisitorContent === undefined ? (
      <>
        <DietaryGate />
        <GatePreview>
          <RecipePreview />
        </GatePreview>
      </>
    ) : (
      <Dietary open={open}>
        <VisitorContent />
      </Dietary>
    );
  return (
    <FamilyGate visitor={visitor}>
      {(user) => (
        <Dietary open={open}>
          <Content user={user} />
        </Dietary>
      )}
    </FamilyGate>
  );
};

interface DietaryProps {
  readonly open: DietaryTab;
  /** Content of the open tab. */
  readonly children: ReactNode;
}

const Dietary = ({ open, children }: DietaryProps) => {
  const { t } = useLingui();
  return (
    <ToolPage>
      <PageHeading title={t`Dietary Management`}>
        <Trans>What your child eats and avoids, and recipes that fit.</Trans>
      </PageHeading>
      <PageTabs label={t`Dietary Management`} tabs={DIETARY_TABS} open={open}>
        <Suspense fallback={<Loading isPart />}>{children}</Suspense>
      </PageTabs>
    </ToolPage>
  );
};
