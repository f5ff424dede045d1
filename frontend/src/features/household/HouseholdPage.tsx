import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { household } from '../../session/household.ts';
import { HouseholdGate } from './HouseholdGate.tsx';
import { householdQuery } from './household.queries.ts';
import { Members } from './Members.tsx';
import { Memberships } from './Memberships.tsx';

/**
 * Members of a family's household and its open invitations: of the own one, beside the households that the person
 * belongs to, or of the one that the tab shows, for its co-parents.
 */
export const HouseholdPage = () => {
  const { t } = useLingui();
  const shown = household.current();
  return (
    <HouseholdGate>
      {(user) => (
        <ToolPage>
          {shown === undefined ? (
            <>
              <PageHeading title={t`Your Household`}>
                <Trans>The people who belong to it, and what each may do.</Trans>
              </PageHeading>
              <div className="grid grid-cols-1 gap-8">
                <OwnHousehold userId={user.id} />
                <Memberships userId={user.id} />
              </div>
            </>
          ) : (
            <OtherHousehold userId={user.id} ownerName={shown.ownerName} />
          )}
        </ToolPage>
      )}
    </HouseholdGate>
  );
};

interface OtherHouseholdProps {
  readonly userId: string;
  readonly ownerName: string;
}

const OtherHousehold = ({ userId, ownerName }: OtherHouseholdProps) => {
  const { t } = useLingui();
  const query = useQuery(householdQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load this household`} isWholePage />
    ) : (
      <Loading />
    );
  return (
    <>
      <PageHeading title={t`Household of ${ownerName}`}>
        <Trans>The people who belong to it besides {ownerName}, and what each may do.</Trans>
      </PageHeading>
      <div className="grid grid-cols-1 gap-8">
        <Members userId={userId} household={query.data.answer} />
      </div>
    </>
  );
};

const OwnHousehold = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(householdQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load your household`} />
    ) : (
      <Loading isPart />
    );
  return <Members userId={userId} household={query.data.answer} />;
};
