import { DAY_MS } from '../calendar/durations.constants.ts';
import { SCOPES } from '../household-scopes/scopes.constants.ts';
import { isSameSight } from '../household-scopes/seen-children.ts';
import { type Decider, type Rejected, reject } from '../kernel/decider.ts';
import { INVITATION_DAYS } from '../kernel/retention.constants.ts';
import type { Recorded } from '../kernel/view.ts';
import { READ_BY_EVERY_PARENT } from './household.constants.ts';
import type { Grant } from './household.contract.ts';
import type { householdErrors } from './household.errors.ts';
import { type HouseholdEvent, householdStream } from './household.events.ts';
import { mayCall } from './household-access.ts';

interface InvitationState {
  readonly grant: Grant;
  readonly secretHash: string;
  readonly invitedAt: Date;
  readonly isWithdrawn: boolean;
  /** Null until the invitation is accepted. */
  readonly usedBy: string | null;
}

interface MemberState {
  readonly grant: Grant;
  /** `gone`: removed, or left. */
  readonly status: 'active' | 'paused' | 'gone';
}

export interface HouseholdState {
  readonly members: ReadonlyMap<string, MemberState>;
  readonly invitations: ReadonlyMap<string, InvitationState>;
}

interface OfHousehold {
  /** Owner of the household, which is named after them. */
  readonly familyId: string;
  readonly now: Date;
}

/** Command of a member, or of the owner. */
interface ByManager extends OfHousehold {
  /** Account that sends the command. */
  readonly actor: string;
}

interface OfPlan {
  /** Members, with the owner, that the owner's plan allows. */
  readonly limit: number;
}

type MemberCommand = ByManager & { readonly memberId: string } & (
    | { readonly command: 'pause' | 'resume' | 'remove' }
    | ({ readonly command: 'change'; readonly grant: Grant } & OfPlan)
  );

type JoinCommand = OfHousehold &
  OfPlan & {
    readonly command: 'join';
    readonly memberId: string;
    /** Name of the member's account. */
    readonly name: string;
    readonly secretHash: string;
  };

export type HouseholdCommand =
  | (ByManager &
      OfPlan & {
        readonly command: 'invite';
        readonly invitationId: string;
        readonly secretHash: string;
        readonly grant: Grant;
      })
  | (ByManager & { readonly command: 'withdraw'; readonly invitationId: string })
  | JoinCommand
  | (OfHousehold & { readonly command: 'leave'; readonly memberId: string })
  | MemberCommand;

export type HouseholdRejection = keyof typeof householdErrors;

type Decision = readonly HouseholdEvent[] | Rejected<HouseholdRejection>;

/** Whether access has ended by itself. */
export const hasEnded = ({ endsAt }: Pick<Grant, 'endsAt'>, now: Date): boolean =>
  endsAt !== null && new Date(endsAt) <= now;

/** When an invitation can no longer be accepted. */
export const expiryOf = (invitedAt: Date): Date =>
  new Date(invitedAt.getTime() + INVITATION_DAYS * DAY_MS);

/** Members who belong to the household now. Paused ones keep their place. */
const isPresent = (member: MemberState | undefined, now: Date): boolean =>
  member !== undefined && member.status !== 'gone' && !hasEnded(member.grant, now);

const isFull = ({ members }: HouseholdState, { limit, now }: OfPlan & OfHousehold): boolean =>
  1 + [...members.values()].filter((member) => isPresent(member, now)).length >= limit;

const isManager = ({ members }: HouseholdState, { actor, familyId, now }: ByManager): boolean => {
  if (actor === familyId) return true;
  const member = members.get(actor);
  return (
    member?.status === 'active' &&
    !hasEnded(member.grant, now) &&
    mayCall({ ...member.grant, isReadOnly: false }, 'household', 'write')
  );
};

/** Finds why a grant cannot be given; null if it can. */
const refusalOfGrant = (grant: Grant, now: Date): HouseholdRejection | null => {
  if (hasEnded(grant, now)) return 'AccessEndPast';
  const isHidden = READ_BY_EVERY_PARENT.some((scope) => grant.scopes[scope] === 'none');
  return grant.role === 'co-parent' && isHidden ? 'HiddenFromParent' : null;
};

const isSame = (one: Grant, other: Grant): boolean =>
  one.role === other.role &&
  one.endsAt === other.endsAt &&
  isSameSight(one.onlyChildren, other.onlyChildren) &&
  SCOPES.every((scope) => one.scopes[scope] === other.scopes[scope]);

/**
 * Finds why an invitation cannot be accepted; null if it can. Only who knows the secret learns anything of the
 * household.
 */
export const refusalOf = (
  { invitations }: HouseholdState,
  { secretHash, now }: Pick<JoinCommand, 'secretHash' | 'now'>,
):
  | { readonly refusal: HouseholdRejection }
  | {
      readonly refusal: null;
      readonly invitationId: string;
      readonly invitation: InvitationState;
    } => {
  const found = [...invitations].find(([, each]) => each.secretHash === secretHash);
  if (found === undefined) return { refusal: 'UnknownInvitation' };
  const [invitationId, invitation] = found;
  if (invitation.usedBy !== null) return { refusal: 'InvitationUsed' };
  if (invitation.isWithdrawn) return { refusal: 'InvitationWithdrawn' };
  return expiryOf(invitation.invitedAt) <= now || hasEnded(invitation.grant, now)
    ? { refusal: 'InvitationExpired' }
    : { refusal: null, invitationId, invitation };
};

const join = (command: JoinCommand, state: HouseholdState): Decision => {
  const { familyId, memberId, name, now, secretHash } = command;
  const known = [...state.invitations.values()].find((each) => each.secretHash === secretHash);
  if (known === undefined) return reject('UnknownInvitation');
  if (memberId === familyId) return reject('InvitationToOwnHousehold');
  const isMember = isPresent(state.members.get(memberId), now);
  if (known.usedBy === memberId && isMember) return [];
  const found = refusalOf(state, command);
  if (found.refusal !== null) return reject(found.refusal);
  if (isMember) return reject('AlreadyMember');
  if (isFull(state, command)) return reject('HouseholdFull');
  const { invitationId, invitation } = found;
  return [{ type: 'MemberJoined', data: { memberId, invitationId, name, ...invitation.grant } }];
};

const leave = ({ members }: HouseholdState, memberId: string, familyId: string): Decision => {
  if (memberId === familyId) return reject('OwnerCannotLeave');
  const member = members.get(memberId);
  if (member === undefined) return reject('UnknownHousehold');
  return member.status === 'gone' ? [] : [{ type: 'MemberLeft', data: { memberId } }];
};

const decideForMember = (command: MemberCommand, state: HouseholdState): Decision => {
  const { actor, familyId, memberId, now } = command;
  if (memberId === familyId) return reject('OwnerUnchangeable');
  if (memberId === actor)
    return command.command === 'remove'
      ? leave(state, memberId, familyId)
      : reject('OwnAccessUnchangeable');
  const member = state.members.get(memberId);
  if (member === undefined) return reject('UnknownMember');
  if (member.status === 'gone') return command.command === 'remove' ? [] : reject('MemberGone');
  switch (command.command) {
    case 'remove':
      return [{ type: 'MemberRemoved', data: { memberId } }];
    case 'pause':
      return member.status === 'paused' ? [] : [{ type: 'MemberPaused', data: { memberId } }];
    case 'resume':
      return member.status === 'active' ? [] : [{ type: 'MemberResumed', data: { memberId } }];
    case 'change': {
      const { grant } = command;
      if (isSame(member.grant, grant)) return [];
      const refusal = refusalOfGrant(grant, now);
      if (refusal !== null) return reject(refusal);
      if (hasEnded(member.grant, now) && isFull(state, command))
        return reject('HouseholdLimitReached');
      return [{ type: 'MemberChanged', data: { memberId, ...grant } }];
    }
  }
};

const decide = (command: HouseholdCommand, state: HouseholdState): Decision => {
  switch (command.command) {
    case 'join':
      return join(command, state);
    case 'leave':
      return leave(state, command.memberId, command.familyId);
    case 'invite': {
      if (!isManager(state, command)) return reject('HouseholdManagersOnly');
      const { invitationId, secretHash, grant, now } = command;
      if (state.invitations.has(invitationId)) return [];
      const refusal = refusalOfGrant(grant, now);
      if (refusal !== null) return reject(refusal);
      if (isFull(state, command)) return reject('HouseholdLimitReached');
      return [{ type: 'MemberInvited', data: { invitationId, secretHash, ...grant } }];
    }
    case 'withdraw': {
      if (!isManager(state, command)) return reject('HouseholdManagersOnly');
      const { invitationId } = command;
      const invitation = state.invitations.get(invitationId);
      if (invitation === undefined) return reject('UnknownInvitation');
      if (invitation.usedBy !== null) return reject('InvitationUsed');
      return invitation.isWithdrawn
        ? []
        : [{ type: 'InvitationWithdrawn', data: { invitationId } }];
    }
    case 'change':
    case 'pause':
    case 'resume':
    case 'remove':
      return isManager(state, command)
        ? decideForMember(command, state)
        : reject('HouseholdManagersOnly');
  }
};

const evolve = (state: HouseholdState, event: Recorded<HouseholdEvent>): HouseholdState => {
  const withMember = (memberId: string, changes: Partial<MemberState>): HouseholdState => {
    const member = state.members.get(memberId);
    return member === undefined
      ? state
      : { ...state, members: new Map(state.members).set(memberId, { ...member, ...changes }) };
  };
  const withInvitation = (
    invitationId: string,
    changes: Partial<InvitationState>,
  ): ReadonlyMap<string, InvitationState> => {
    const invitation = state.invitations.get(invitationId);
    return invitation === undefined
      ? state.invitations
      : new Map(state.invitations).set(invitationId, { ...invitation, ...changes });
  };
  switch (event.type) {
    case 'MemberInvited': {
      const { invitationId, secretHash, ...grant } = event.data;
      const invitedAt = new Date(event.metadata.occurredAt);
      const invitation = { grant, secretHash, invitedAt, isWithdrawn: false, usedBy: null };
      return { ...state, invitations: new Map(state.invitations).set(invitationId, invitation) };
    }
    case 'InvitationWithdrawn':
      return {
        ...state,
        invitations: withInvitation(event.data.invitationId, { isWithdrawn: true }),
      };
    case 'MemberJoined': {
      const { memberId, invitationId, name: _, ...grant } = event.data;
      return {
        members: new Map(state.members).set(memberId, { grant, status: 'active' }),
        invitations: withInvitation(invitationId, { usedBy: memberId }),
      };
    }
    case 'MemberChanged': {
      const { memberId, ...grant } = event.data;
      return withMember(memberId, { grant });
    }
    case 'MemberPaused':
      return withMember(event.data.memberId, { status: 'paused' });
    case 'MemberResumed':
      return withMember(event.data.memberId, { status: 'active' });
    case 'MemberRemoved':
    case 'MemberLeft':
      return withMember(event.data.memberId, { status: 'gone' });
  }
};

/**
 * Members of a household besides its owner, whose account's id it has. An empty stream is a household of
 * its owner alone.
 */
export const householdDecider: Decider<
  HouseholdState,
  HouseholdCommand,
  HouseholdEvent,
  HouseholdRejection
> = {
  stream: householdStream,
  readsPersonal: false,
  initialState: { members: new Map(), invitations: new Map() },
  evolve,
  decide,
};
