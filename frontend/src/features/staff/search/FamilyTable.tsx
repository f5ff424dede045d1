import type { Family } from '@hearthway/domain/staff/timeline.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/ScrollRegion.tsx';
import { Ago } from '../Ago.tsx';
import { Confirmed } from '../Confirmed.tsx';
import { tierName } from '../tier-words.ts';

/** The families that were found. The name of each leads to what it did. */
export const FamilyTable = ({ families }: { readonly families: readonly Family[] }) => {
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
