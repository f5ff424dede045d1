import { OFFICE_KINDS } from '@hearthway/domain/directory/offices.constants.ts';
import { STATES } from '@hearthway/domain/kernel/states.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router-dom';
import { ApiError } from '../../../api/api-error.ts';
import { Button } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ReadingPage } from '../../../components/ReadingPage.tsx';
import { OfficeList } from '../shared/listing/offices/OfficeList.tsx';
import { officeWords } from '../shared/listing/offices/office-words.ts';
import { officesPath } from '../shared/listing/offices/offices-path.ts';
import { officesQuery } from './offices.query.ts';

/** Whom to call for what in a state, in the order in which a family is likely to need them. */
export const OfficesPage = () => {
  const { i18n, t } = useLingui();
  const { state: given = '' } = useParams();
  const query = useQuery(officesQuery(given.toUpperCase()));
  const { data, error } = query;
  const isUnknown = error instanceof ApiError && error.code === 'UnknownResource';
  if (isUnknown) return <UnknownState />;
  const name = data?.name ?? '';
  return (
    <ReadingPage>
      <div aria-busy={query.isFetching} className="grid gap-8">
        <PageHeading title={data === undefined ? t`Offices of your state` : t`Offices in ${name}`}>
          <Trans>
            Whom to call for what. The numbers come from public lists, not from the offices
            themselves: if one is wrong, report it on its page.
          </Trans>
        </PageHeading>
        <FailedQuery query={query} title={t`We couldn’t load the offices`} isWholePage />
        {data !== undefined && (
          <>
            <div className="print:hidden">
              <Button look="secondary" onClick={() => window.print()}>
                <Trans>Print</Trans>
              </Button>
            </div>
            {OFFICE_KINDS.map((kind) => {
              const offices = data.offices.filter((office) => office.kind === kind.id);
              if (offices.length === 0) return null;
              return (
                <section key={kind.id} aria-labelledby={kind.id} className="grid gap-3">
                  <h2 id={kind.id} className="text-xl">
                    {officeWords(i18n, kind.id)?.name}
                  </h2>
                  <p className="measure">{officeWords(i18n, kind.id)?.callFor}</p>
                  <OfficeList offices={offices} />
                </section>
              );
            })}
          </>
        )}
        <OtherStates />
      </div>
    </ReadingPage>
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
        <OtherStates />
      </div>
    </ReadingPage>
  );
};

const OtherStates = () => (
  <nav aria-labelledby="other-states" className="grid gap-3 print:hidden">
    <h2 id="other-states" className="text-xl">
      <Trans>Offices in other states</Trans>
    </h2>
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {Object.entries(STATES).map(([code, name]) => (
        <li key={code}>
          <Link to={officesPath(code)} className="touch inline-flex items-center">
            {name}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);
