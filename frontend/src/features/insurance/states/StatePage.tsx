import type { StateCode } from '@hearthway/domain/kernel/states.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { buttonClass, buttonRow } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Loading } from '../../../components/Loading.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { officesPath } from '../../directory/shared/listing/offices/offices-path.ts';
import { StateList } from '../shared/StateList.tsx';
import { federalQuery, stateQuery } from '../shared/state.queries.ts';
import { WhoHelps } from '../shared/WhoHelps.tsx';
import { AppealTimes } from './AppealTimes.tsx';
import { LawOfState } from './LawOfState.tsx';
import { MedicaidInState } from './MedicaidInState.tsx';
import { RulesOfCountry } from './RulesOfCountry.tsx';
import { UnknownState } from './UnknownState.tsx';

/** State law on insurance for autism care, and sources of help. */
export const StatePage = ({ code }: { readonly code: StateCode }) => {
  const { t } = useLingui();
  const state = useQuery(stateQuery(code));
  const federal = useQuery(federalQuery);
  if (state.error instanceof ApiError && state.error.status === 404) return <UnknownState />;
  if (state.data === undefined)
    return (
      <ReadingPage>
        {state.error === null ? (
          <Loading />
        ) : (
          <FailedQuery
            query={state}
            title={t`We couldn’t load what we know about ${STATES[code]}`}
            isWholePage
          />
        )}
      </ReadingPage>
    );
  const item = state.data;
  const { title, description } = item.words;
  const parts = {
    law: t`What the law says`,
    'other-rules': t`Plans that follow other rules`,
    medicaid: t`Medicaid in ${title}`,
    appeal: t`How long you have to appeal`,
    help: t`Who helps in ${title}`,
    states: t`All states`,
  } as const;
  return (
    <ReadingPage picture={<Contents parts={parts} />}>
      <PageHeading title={t`Insurance for autism care in ${title}`}>
        <span lang={item.language}>{description}</span>
      </PageHeading>
      <div className="grid grid-cols-1 gap-10">
        <WhichPlan />
        <Section id="law" title={parts.law}>
          <LawOfState item={item} />
        </Section>
        <FailedQuery query={federal} title={t`We couldn’t load the rules of the country`} />
        {federal.data !== undefined && (
          <Section id="other-rules" title={parts['other-rules']}>
            <RulesOfCountry item={federal.data} topics={['erisa-self-funded', 'parity']} />
          </Section>
        )}
        <Section id="medicaid" title={parts.medicaid}>
          <MedicaidInState item={item} federal={federal.data} />
        </Section>
        <Section id="appeal" title={parts.appeal}>
          <AppealTimes code={code} />
        </Section>
        <Section id="help" title={parts.help}>
          <WhoHelps state={item} federal={federal.data} />
          <p>
            <Link to={officesPath(code)}>
              <Trans>All offices in {title}: whom to call for what</Trans>
            </Link>
          </p>
        </Section>
        <Notice tone="caution">
          <Trans>
            Laws change, and a plan may give more than the law asks. Confirm with your plan before
            you count on anything here.
          </Trans>
        </Notice>
        <Section id="states" title={parts.states}>
          <StateList current={code} />
        </Section>
      </div>
    </ReadingPage>
  );
};

const WhichPlan = () => (
  <div className="grid justify-items-start gap-3 rounded-soft bg-accent-wash p-4 sm:p-5 print:hidden">
    <p className="measure">
      <Trans>
        A law of the state binds some plans, and others not at all. Four questions tell you about
        yours.
      </Trans>
    </p>
    <div className={buttonRow}>
      <Link className={buttonClass('primary')} to="/insurance-help/plan">
        <Trans>Which plan is it?</Trans>
      </Link>
      <Link className={buttonClass('secondary')} to="/insurance-help/denied">
        <Trans>They said no</Trans>
      </Link>
    </div>
  </div>
);

interface ContentsProps {
  /** Titles by address fragment. */
  readonly parts: Readonly<Record<string, string>>;
}

/** Table of contents, beside the text on a wide screen. */
const Contents = ({ parts }: ContentsProps) => {
  const id = useId();
  return (
    <nav
      aria-labelledby={id}
      className="sticky top-6 hidden gap-1 border-s border-line ps-4 md:grid print:hidden"
    >
      <h2 id={id} className="text-lg">
        <Trans>On this page</Trans>
      </h2>
      <ul>
        {Object.entries(parts).map(([part, title]) => (
          <li key={part}>
            <a href={`#${part}`} className="touch inline-flex items-center py-1 text-sm">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

const Section = ({ id, title, children }: SectionProps) => (
  <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
    <h2 id={id} tabIndex={-1} className="scroll-mt-4 break-after-avoid text-2xl">
      {title}
    </h2>
    {children}
  </section>
);
