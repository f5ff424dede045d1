import type { Household, Invitation } from '@hearthway/domain/household/household.contract.ts';
import { HOUSEHOLD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { UserRoundPlus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../components/Button.tsx';
import { TitledDialog } from '../../components/TitledDialog.tsx';
import { TitledPart } from '../../components/TitledPart.tsx';
import { household } from '../../session/household.ts';
import { PlanRoom } from '../subscription/shared/PlanRoom.tsx';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { GrantDetails } from './GrantDetails.tsx';
import { HOUSEHOLD_PATH } from './household.queries.ts';
import { roleWords } from './household-words.ts';
import { InviteForm } from './InviteForm.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MemberDays } from './MemberDays.tsx';
import { useMay } from './shared/useMay.ts';
import { useHouseholdChange } from './useHouseholdChange.ts';

interface MembersProps {
  readonly userId: string;
  readonly household: Household;
}

/** Members of the household that the tab shows, and its open invitations. */
export const Members = ({ userId, household: { members, invitations } }: MembersProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const { mayWrite } = useMay('household');
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
        {mayWrite && (
          <Room userId={userId} count={count}>
            <div>
              <Button look="primary" onClick={() => setIsOpen(true)}>
                <UserRoundPlus aria-hidden className="size-4" />
                <Trans>Invite someone</Trans>
              </Button>
            </div>
          </Room>
        )}
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
      <p>
        <Link to="/household/changes">
          <Trans>What changed in the last 30 days, and how to undo it</Trans>
        </Link>
      </p>
      <MemberDays userId={userId} />
      {isOpen && (
        <TitledDialog title={<Trans>Invite someone</Trans>} onClose={close}>
          <InviteForm userId={userId} onDone={close} />
        </TitledDialog>
      )}
    </>
  );
};

interface RoomProps {
  readonly userId: string;
  /** Members with the owner. */
  readonly count: number;
  readonly children: ReactNode;
}

/** Says where the plan has no room for another member. Only the owner can choose another one. */
const Room = ({ userId, count, children }: RoomProps) => {
  const shown = household.current();
  const { data } = useQuery(subscriptionQuery(userId));
  if (shown === undefined)
    return (
      <PlanRoom
        userId={userId}
        count={count}
        limits={HOUSEHOLD_LIMITS}
        full={<Trans>Your household has {count} members, as many as the Family plan holds.</Trans>}
        more={
          <Trans>
            With you, a household has up to {HOUSEHOLD_LIMITS.plus} members on Plus and{' '}
            {HOUSEHOLD_LIMITS.family} on Family.
          </Trans>
        }
      >
        {children}
      </PlanRoom>
    );
  if (data === undefined || count < HOUSEHOLD_LIMITS[data.tier]) return children;
  const { ownerName } = shown;
  return (
    <p className="text-text-soft">
      <Trans>
        This household has {count} members, as many as the plan of {ownerName} holds.
      </Trans>
    </p>
  );
};

interface OpenInvitationProps {
  readonly userId: string;
  readonly invitation: Invitation;
}

const OpenInvitation = ({ userId, invitation }: OpenInvitationProps) => {
  const { i18n, t } = useLingui();
  const { mutate, isPending } = useHouseholdChange(userId);
  const { mayRemove } = useMay('household');
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
      <GrantDetails grant={invitation} userId={userId} />
      {mayRemove && (
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
      )}
    </article>
  );
};
