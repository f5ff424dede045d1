import { firstToCall, OFFICE_KINDS } from '@hearthway/domain/directory/offices.constants.ts';
import type { StateOffices } from '@hearthway/domain/directory/offices.contract.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { Link, useLocation, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { PrintButton } from '../../../components/PrintAndDownload.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { Summary } from '../../../components/Summary.tsx';
import { ToolPage } from '../../../components/ToolPage.tsx';
import { OfficeList, OfficeOf } from '../shared/listing/offices/OfficeList.tsx';
import { officeWords } from '../shared/listing/offices/office-words.ts';
import { officesQuery } from '../shared/listing/offices/offices.query.ts';
import { officesPath } from '../shared/listing/offices/offices-path.ts';

/** Offices of a state: one to call first, and the others folded by reason. */
export const OfficesPage = () => {
  const { t } = useLingui();
  const { state: given = '' } = useParams();
  const query = useQuery(officesQuery(given.toUpperCase()));
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && error.code === 'UnknownResource';
  if (isUnknown) return <UnknownState />;
  const name = data?.name ?? '';
  return (
    <ToolPage
      heading={
        <PageHeading title={data === undefined ? t`Offices of your state` : t`Offices in ${name}`}>
          <Trans>
            Whom to call for what. The numbers come from public lists, not from the offices
            themselves: if one is wrong, report it on its page.
          </Trans>
        </PageHeading>
      }
    >
      <div aria-busy={query.isFetching} className="mt-6 grid grid-cols-1 gap-8">
        <FailedQuery query={query} title={t`We couldn’t load the offices`} />
        {data !== undefined && (
          <>
            <StartHere offices={data.offices} />
            <Reasons key={data.state} offices={data.offices} />
          </>
        )}
        <p className="measure print:hidden">
          <Trans>
            Save an office with the heart on its page. Then{' '}
            <Link to="/favorites/calls">your calls</Link> show when it is open and what to say.
          </Trans>
        </p>
        <OtherStates />
      </div>
    </ToolPage>
  );
};

/** Office for a family that does not know where to start. */
const StartHere = ({ offices }: Pick<StateOffices, 'offices'>) => {
  const first = firstToCall(offices);
  if (first === undefined) return null;
  return (
    <section
      aria-labelledby="start"
      className="grid max-w-2xl grid-cols-1 gap-3 rounded-soft bg-sunken p-4 sm:p-5"
    >
      <h2 id="start" className="text-xl">
        <Trans>Not sure? Call here first</Trans>
      </h2>
      <p className="measure">
        <Trans>
          Say how old your child is, what worries you and where you live. Ask who can help, and who
          else you should call.
        </Trans>
      </p>
      <OfficeOf office={first} />
    </section>
  );
};

const Reasons = ({ offices }: Pick<StateOffices, 'offices'>) => {
  const { i18n } = useLingui();
  const { hash } = useLocation();
  return (
    <section aria-labelledby="reasons" className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="reasons" className="text-xl">
          <Trans>Why do you call?</Trans>
        </h2>
        <div className="print:hidden">
          <PrintButton />
        </div>
      </div>
      <div className="gap-6 lg:columns-2 print:columns-1">
        {OFFICE_KINDS.map(({ id }) => {
          const ofKind = offices.filter(({ kind }) => kind === id);
          const words = officeWords(i18n, id);
          if (ofKind.length === 0 || words === undefined) return null;
          return (
            <details
              key={id}
              id={id}
              open={hash === `#${id}`}
              className="group mb-3 break-inside-avoid rounded-soft border border-line bg-raised print:[&::details-content]:[block-size:auto] print:[&::details-content]:[content-visibility:visible]"
            >
              <summary className="touch flex cursor-pointer items-start justify-between gap-3 rounded-soft p-4">
                <span className="min-w-0">
                  <span className="block">{words.callFor}</span>
                  <span className="block text-sm text-text-soft">{words.name}</span>
                </span>
                <ChevronDown
                  aria-hidden
                  className="mt-1 size-5 shrink-0 text-accent transition-transform group-open:rotate-180 print:hidden"
                />
              </summary>
              <div className="px-4 pb-4">
                <OfficeList offices={ofKind} isOfOneKind />
              </div>
            </details>
          );
        })}
      </div>
    </section>
  );
};

const UnknownState = () => {
  const { t } = useLingui();
  return (
    <ReadingPage>
      <div className="grid gap-8">
        <PageHeading title={t`We know no such state`}>
          <Trans>Choose yours.</Trans>
        </PageHeading>
        <StateLinks />
      </div>
    </ReadingPage>
  );
};

const OtherStates = () => (
  <details className="group print:hidden">
    <Summary>
      <Trans>Offices in other states</Trans>
    </Summary>
    <StateLinks />
  </details>
);

const StateLinks = () => (
  <ul className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
    {Object.entries(STATES).map(([code, name]) => (
      <li key={code}>
        <Link to={officesPath(code)} className="touch inline-flex items-center">
          {name}
        </Link>
      </li>
    ))}
  </ul>
);
