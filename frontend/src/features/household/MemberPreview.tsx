import type { Member } from '@hearthway/domain/household/household.contract.ts';
import { type HouseholdAccess, mayCall } from '@hearthway/domain/household/household-access.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Fold } from '../../forms/FormParts.tsx';
import { subscriptionQuery } from '../subscription/shared/subscription.query.ts';
import { SHARED_PARTS, type SharedPart } from './shared/shared-pages.ts';

/** Pages of each part of a household. */
const PAGES: Readonly<Record<SharedPart, MessageDescriptor>> = {
  children: msg`Your children’s pages`,
  food: msg`Dietary profiles, food log, recipes, meal plan and shopping list`,
  favorites: msg`Favorites, with notes and the plan for calls`,
  insurance: msg`Denials and calls with the insurer`,
  calendar: msg`Appointments and tasks in the calendar`,
  household: msg`Members and invitations`,
};

const wordsOf = (i18n: I18n, access: HouseholdAccess, scope: SharedPart): string => {
  if (!mayCall(access, scope, 'read')) return i18n._(msg`cannot open`);
  if (!mayCall(access, scope, 'write')) return i18n._(msg`can read`);
  return mayCall(access, scope, 'remove')
    ? i18n._(msg`can read, change and remove`)
    : i18n._(msg`can read, add and change, but not remove`);
};

interface MemberPreviewProps {
  readonly userId: string;
  readonly member: Member;
}

/** Says in plain words what a member can open and change on each page, by the rules of the server. */
export const MemberPreview = ({ userId, member }: MemberPreviewProps) => {
  const { i18n } = useLingui();
  const plan = useQuery(subscriptionQuery(userId));
  const { isPaused, endsAt } = member;
  const isReadOnly = plan.data?.tier === 'free';
  const hasEnded = endsAt !== null && new Date(endsAt) <= new Date();
  return (
    <Fold title={<Trans>What they can open and change</Trans>}>
      {isPaused || hasEnded ? (
        <p>
          <Trans>Nothing at present.</Trans>
        </p>
      ) : (
        <ul className="grid grid-cols-1 gap-2">
          {SHARED_PARTS.map((scope) => (
            <li key={scope}>
              {i18n._(PAGES[scope])}:{' '}
              <strong>{wordsOf(i18n, { ...member, isReadOnly }, scope)}</strong>
            </li>
          ))}
        </ul>
      )}
      {isReadOnly && (
        <p>
          <Trans>Without a plan that has sharing, members change nothing.</Trans>
        </p>
      )}
      <p className="text-text-soft">
        <Trans>Never the account, plan, lessons, chats or messages to us.</Trans>
      </p>
    </Fold>
  );
};
