import { MAX_FOUND } from '@hearthway/domain/staff/support-access.constants.ts';
import type { Family } from '@hearthway/domain/staff/timeline.contract.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { Notice } from '../../../components/Notice.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { familyKey } from '../../../live/cache-keys.ts';
import { Ago } from '../Ago.tsx';
import { Confirmed } from '../Confirmed.tsx';
import { type FamilySearch, familiesQuery, NO_SEARCH } from '../families.query.ts';
import { ShortcutSwitch } from '../ShortcutSwitch.tsx';
import { tierName } from '../tier-words.ts';
import { FindForm } from './FindForm.tsx';

/** Search for the family that asked support for help. */
export const FindFamily = ({ staffId }: { readonly staffId: string }) => {
  const { t } = useLingui();
  const { search, searchFor } = useLastSearch(staffId);
  const query = useQuery({
    ...familiesQuery(staffId, search ?? NO_SEARCH),
    enabled: search !== undefined,
  });
  const { data: families = [] } = query;
  const found = families.length;
  return (
    <div className="grid gap-4">
      <PageHeading title={t`Support timeline`} />
      <Notice tone="info">
        <Trans>
          Opening a family’s activity is noted. The family can see in its account that support
          looked, and when.
        </Trans>
      </Notice>
      <FindForm
        search={search}
        isSearching={query.isFetching}
        onSearch={(next) => {
          searchFor(next);
          // Repeats the same search, since a family may have been added.
          if (JSON.stringify(next) === JSON.stringify(search)) void query.refetch();
        }}
      />
      <FailedQuery query={query} title={t`We couldn’t search for families`} />
      <p role="status" aria-busy={query.isFetching}>
        {query.isSuccess && (
          <Plural
            value={found}
            _0="No family found. Enter the full email or id."
            one="# family found"
            other="# families found"
          />
        )}{' '}
        {found === MAX_FOUND && (
          <Trans>There may be more: enter more of the name to narrow them down.</Trans>
        )}
      </p>
      {found > 0 && <FamilyTable families={families} />}
      <ShortcutSwitch />
    </div>
  );
};

/**
 * Last search, for returning from a family. In memory only: an email must not get into an address or the
 * browser's history.
 */
const useLastSearch = (staffId: string) => {
  const queryClient = useQueryClient();
  const key = familyKey(staffId, 'family-search');
  const [search, setSearch] = useState(() => queryClient.getQueryData<FamilySearch>(key));
  return {
    search,
    searchFor: (next: FamilySearch) => {
      queryClient.setQueryData<FamilySearch>(key, next);
      setSearch(next);
    },
  };
};

/** Families found, each with a link to its timeline. */
const FamilyTable = ({ families }: { readonly families: readonly Family[] }) => {
  const { i18n, t } = useLingui();
  return (
    <ScrollRegion label={t`Families found`} className="overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b-2 border-line-strong text-start">
            <Column>
              <Trans context="people">Family</Trans>
            </Column>
            <Column>
              <Trans>Plan</Trans>
            </Column>
            <Column>
              <Trans>Last seen</Trans>
            </Column>
          </tr>
        </thead>
        <tbody>
          {families.map(({ userId, firstName, lastName, email, tier, lastSeenAt, isConfirmed }) => (
            <tr key={userId} className="border-b border-line hover:bg-raised">
              <th scope="row" className="min-w-40 py-1 pe-3 text-start align-top font-normal">
                <Link
                  to={`/staff/timeline/${userId}`}
                  className="touch inline-flex items-center font-semibold wrap-anywhere"
                >
                  {firstName} {lastName}
                </Link>
                <span className="block wrap-anywhere text-text-soft">{email}</span>
                <Confirmed isConfirmed={isConfirmed} />
              </th>
              <td className="px-3 py-3 align-top">{tierName(i18n, tier)}</td>
              <td className="px-3 py-3 align-top">
                {lastSeenAt === null ? <Trans>Not signed in</Trans> : <Ago at={lastSeenAt} />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

const Column = ({ children }: { readonly children: ReactNode }) => (
  <th scope="col" className="px-3 py-2 text-start font-semibold first:ps-0">
    {children}
  </th>
);
