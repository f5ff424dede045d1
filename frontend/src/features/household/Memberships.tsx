import type { Membership } from '@hearthway/domain/household/household.contract.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button, buttonRow } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { enterHousehold } from '../../session/household.ts';
import { GrantCard } from './GrantCard.tsx';
import { GrantDetails } from './GrantDetails.tsx';
import { membershipsQuery } from './household.queries.ts';
import { LeaveHousehold } from './LeaveHousehold.tsx';

/** Households of other families to which the person belongs; nothing without any. */
export const Memberships = ({ userId }: { readonly userId: string }) => {
  const { t } = useLingui();
  const query = useQuery(membershipsQuery(userId));
  if (query.data === undefined)
    return query.isError ? (
      <FailedQuery query={query} title={t`We couldn’t load the households you belong to`} />
    ) : null;
  const memberships = query.data.answer;
  if (memberships.length === 0) return null;
  return (
    <TitledPart title={<Trans>Households you belong to</Trans>}>
      <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
        {memberships.map((membership) => (
          <li key={membership.familyId}>
            <OneMembership userId={userId} membership={membership} />
          </li>
        ))}
      </ul>
    </TitledPart>
  );
};

interface OneMembershipProps {
  readonly userId: string;
  readonly membership: Membership;
}

const OneMembership = ({ userId, membership }: OneMembershipProps) => {
  const { t } = useLingui();
  const { familyId, ownerName, isPaused } = membership;
  return (
    <GrantCard title={<Trans>Household of {ownerName}</Trans>} grant={membership}>
      <GrantDetails grant={membership} />
      <div className={buttonRow}>
        {!isPaused && (
          <Button
            look="primary"
            aria-label={t`Open the household of ${ownerName}`}
            onClick={() => enterHousehold({ memberId: userId, familyId, ownerName })}
          >
            <Trans>Open</Trans>
          </Button>
        )}
        <LeaveHousehold userId={userId} familyId={familyId} ownerName={ownerName} />
      </div>
    </GrantCard>
  );
};
