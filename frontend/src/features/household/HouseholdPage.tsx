import type { Household, Invitation } from '@hearthway/domain/household/household.contract.ts';
import { HOUSEHOLD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { useState } from 'react';
import { AccessGate } from '../../components/AccessGate.tsx';
import { Button } from '../../components/Button.tsx';
import { FailedQuery } from '../../components/FailedQuery.tsx';
import { FamilyGate } from '../../components/FamilyGate.tsx';
import { Doorway } from '../../components/illustrations/Doorway.tsx';
import { Loading } from '../../components/Loading.tsx';
import { PageHeading } from '../../components/PageHeading.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { ToolPage } from '../../components/ToolPage.tsx';
import { PlanRoom } from '../subscription/shared/PlanRoom.tsx';
import { GrantDetails } from './GrantDetails.tsx';
import { HOUSEHOLD_PATH, householdQuery } from './household.queries.ts';
import { householdGate } from './household-gate.ts';
import { roleWords } from './household-words.ts';
import { InviteForm } from './InviteForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberDays } from './MemberDays.tsx';
import { Memberships } from './Memberships.tsx';
import { useHouseholdChange } from './useHouseholdChange.ts';

/** Members of a family's household, its open invitations, and the households that the person belongs to. */
export const HouseholdPage = () => {
  const { t } = useLingui();
  return (
    <FamilyGate
      visitor={
        <AccessGate
          title={t`Access Your Household`}
          invitation={t`Please sign in or create a free account.`}
          gate={householdGate}
          Drawing={Doorway}
        />
      }
    >
      {(user) => (
        <ToolPage>
          <PageHeading title={t`Your Household`}>
            <Trans>The people who belong to it, and what each may do.</Trans>
          </PageHeading>
          <div className="grid grid-cols-1 gap-8">
            <OwnHousehold userId={user.id} />
            <Memberships userId={user.id} />
          </div>
        </ToolPage>
      )}
    </FamilyGate>
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

interface MembersProps {
  readonly userId: string;
  readonly household: Household;
}

const Members = ({ userId, household: { members, invitations } }: MembersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const now = new Date();
  const present = members.filter(({ endsAt }) => endsAt === null || new Date(endsAt) > now);
  const count = 1 + present.length;
  const close = () => setIsOpen(false);
  return (
    <>
      <TitledPart title={<Trans>Members</Trans>}>
        {members.length === 0 ? (
          <p className="measure">
            <Trans>You are the only one so far.</Trans>
          </p>
        ) : (
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {members.map((member) => (
              <li key={member.memberId}>
                <MemberCard userId={userId} member={member} />
              </li>
            ))}
          </ul>
        )}
        <PlanRoom
          userId={userId}
          count={count}
          limits={HOUSEHOLD_LIMITS}
          full={
            <Trans>Your household has {count} members, as many as the Family plan holds.</Trans>
          }
          more={
            <Trans>
              With you, a household has up to {HOUSEHOLD_LIMITS.plus} members on Plus and{' '}
              {HOUSEHOLD_LIMITS.family} on Family.
            </Trans>
          }
        >
          <div>
            <Button look="primary" onClick={() => setIsOpen(true)}>
              <UserRoundPlus aria-hidden className="size-4" />
              <Trans>Invite someone</Trans>
            </Button>
          </div>
        </PlanRoom>
      </TitledPart>
      {invitations.length > 0 && (
        <TitledPart title={<Trans>Open invitations</Trans>}>
          <ul className="grid grid-cols-1 gap-3 md:grid-cols-2">
            {invitations.map((invitation) => (
              <li key={invitation.invitationId}>
                <OpenInvitation userId={userId} invitation={invitation} />
              </li>
            ))}
          </ul>
        </TitledPart>
      )}
      <MemberDays userId={userId} />
      {isOpen && (
        <TitledDialog title={<Trans>Invite someone</Trans>} onClose={close}>
          <InviteForm userId={userId} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

interface OpenInvitationProps {
  readonly userId: string;
  readonly invitation: Invitation;
}

const OpenInvitation = ({ userId, invitation }: OpenInvitationProps) => {
  const { i18n, t } = useLingui();
  const { mutate, isPending } = useHouseholdChange(userId);
  const { invitationId, role, expiresAt } = invitation;
  const until = i18n.date(new Date(expiresAt), { dateStyle: 'medium', timeStyle: 'short' });
  const roleName = roleWords(i18n, role);
  return (
    <article className="grid h-full content-start gap-3 rounded-soft border border-line p-4">
      <div>
        <h3 className="text-lg">{roleName}</h3>
        <p className="text-text-soft">
          <Trans>Can be accepted until {until}</Trans>
        </p>
      </div>
      <GrantDetails grant={invitation} />
      <div>
        <Button
          look="secondary"
          aria-label={t`Withdraw the invitation: ${roleName}, until ${until}`}
          isBusy={isPending}
          onClick={() =>
            mutate({ method: 'DELETE', path: `${HOUSEHOLD_PATH}/invitations/${invitationId}` })
          }
        >
          <Trans>Withdraw</Trans>
        </Button>
      </div>
    </article>
  );
};
