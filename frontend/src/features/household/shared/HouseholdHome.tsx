import { mayCall } from '@hearthway/domain/household/household-access.ts';
import type { User } from '@hearthway/domain/session/session.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { buttonClass } from '../../../components/Button.tsx';
import { FailedQuery } from '../../../components/FailedQuery.tsx';
import { HomeSkeleton } from '../../../components/HomeSkeleton.tsx';
import { PageHeading } from '../../../components/PageHeading.tsx';
import { GrantDetails } from '../GrantDetails.tsx';
import { membershipsQuery } from '../household.queries.ts';
import { SHARED_PAGES, SHARED_PARTS, type SharedPart } from './shared-pages.ts';

const PAGE_NAMES: Readonly<Record<(typeof SHARED_PAGES)[SharedPart][number], MessageDescriptor>> = {
  '/children': msg`Children`,
  '/dietary': msg`Food`,
  '/favorites': msg`Favorites`,
  '/insurance-help/denied': msg`Denials`,
  '/insurance-help/call': msg`Calls with the insurer`,
  '/calendar': msg`Calendar`,
  '/household': msg`Members`,
};

/** Pages whose changes are listed. */
const WITH_CHANGES: readonly string[] = ['/children', '/dietary', '/calendar'];

/** Start page of another family's household: what is shared with the person, and what they may do. */
export const HouseholdHome = ({ user }: { readonly user: User }) => {
  const { t, i18n } = useLingui();
  const query = useQuery(membershipsQuery(user.id));
  const membership = query.data?.answer.find(({ familyId }) => familyId === user.id);
  if (membership === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load this household`} isWholePage />
    ) : (
      <HomeSkeleton />
    );
  const { ownerName } = membership;
  // Reads are the same, with a plan and without.
  const access = { ...membership, isReadOnly: false };
  const pages = SHARED_PARTS.filter((part) => mayCall(access, part, 'read')).flatMap(
    (part) => SHARED_PAGES[part],
  );
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeading title={t`Household of ${ownerName}`}>
        <Trans>What you see and change here is theirs. Your own is not mixed with it.</Trans>
      </PageHeading>
      {pages.length === 0 ? (
        <p>
          <Trans>Nothing is shared with you yet. Ask {ownerName} to change your access.</Trans>
        </p>
      ) : (
        <ul className="flex flex-wrap gap-3">
          {pages.map((path) => (
            <li key={path}>
              <Link to={path} className={buttonClass('secondary')}>
                {i18n._(PAGE_NAMES[path])}
              </Link>
            </li>
          ))}
          {pages.some((path) => WITH_CHANGES.includes(path)) && (
            <li>
              <Link to="/household/changes" className={buttonClass('secondary')}>
                <Trans>What changed</Trans>
              </Link>
            </li>
          )}
        </ul>
      )}
      <GrantDetails grant={membership} />
    </div>
  );
};
