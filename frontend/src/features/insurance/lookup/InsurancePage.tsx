import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { focusWhenShown } from '../../../components/focus-when-shown.ts';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { StateList } from '../shared/StateList.tsx';
import { AvailableResources } from './AvailableResources.tsx';
import { CoverageCards } from './CoverageCards.tsx';
import { CoverageGuide } from './CoverageGuide.tsx';
import { InsuranceTabs } from './InsuranceTabs.tsx';
import { LookupForm } from './LookupForm.tsx';
import { SubmittedLookup } from './SubmittedLookup.tsx';
import { useLookup } from './useLookup.ts';
import { WaysOn } from './WaysOn.tsx';
import { WhichState } from './WhichState.tsx';
import { WhyThisTool } from './WhyThisTool.tsx';

export const InsurancePage = () => {
  const { t } = useLingui();
  const statesId = useId();
  return (
    <ToolPage>
      <PageHeading title={t`Insurance Coverage Helper`}>
        <Trans>What your plan pays for, and who to ask.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-6">
        <WaysOn />
        <Notice tone="info">
          <Trans>
            Your personal information travels encrypted and is kept secure. Member IDs and ZIP codes
            are never stored. With an account we keep which insurer and state you looked up; without
            one, only this tab knows them until you close it.
          </Trans>
        </Notice>
        <InsuranceTabs
          label={t`Insurance help`}
          tabs={[
            { id: 'lookup', name: t`Coverage Lookup`, content: <CoverageLookup /> },
            { id: 'resources', name: t`Available Resources`, content: <AvailableResources /> },
            { id: 'guide', name: t`Coverage Guide`, content: <CoverageGuide /> },
          ]}
        />
        <WhyThisTool />
        <nav aria-labelledby={statesId} className="print:hidden">
          <details className="group rounded-soft border border-line bg-raised px-4">
            <Summary>
              <h2 id={statesId} className="text-lg">
                <Trans>The law in your state, and who helps there</Trans>
              </h2>
            </Summary>
            <div className="pt-2 pb-4">
              <StateList />
            </div>
          </details>
        </nav>
      </div>
    </ToolPage>
  );
};

const CoverageLookup = () => {
  const { form, isLocked, answer, states, chooseState } = useLookup();
  return (
    <div className="grid grid-cols-1 gap-6">
      <h2 className="text-xl">
        <Trans>Coverage Lookup</Trans>
      </h2>
      <LookupForm form={form} isLocked={isLocked} />
      {states.length > 0 && <WhichState choices={states} onChoose={chooseState} />}
      {answer === undefined ? (
        <SubmittedLookup />
      ) : (
        <div ref={focusWhenShown} tabIndex={-1}>
          <CoverageCards answer={answer} />
        </div>
      )}
    </div>
  );
};
