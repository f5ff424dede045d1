import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { AskYourPlan } from './AskYourPlan.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { LookupForm } from './LookupForm.tsx';
import { useLookup } from './useLookup.ts';

export const InsurancePage = () => {
  const { t } = useLingui();
  const { form, isLocked, coverage } = useLookup();
  return (
    <ToolPage>
      <PageHeading title={t`Insurance Coverage Helper`}>
        <Trans>What your plan pays for, and who to ask.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <Notice tone="info">
          <Trans>
            Your information travels encrypted. We never store member IDs, and a visitor’s lookup
            leaves nothing behind.
          </Trans>
        </Notice>
        <LookupForm form={form} isLocked={isLocked} />
        <div aria-live="polite">{coverage && <CoverageCards coverage={coverage} />}</div>
        <AskYourPlan />
      </div>
    </ToolPage>
  );
};
