import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { DEFAULT_SCOPES, MEMBER_ROLES } from '@hearthway/domain/household/household.constants.ts';
import type { Grant } from '@hearthway/domain/household/household.contract.ts';
import {
  type HouseholdCommand,
  householdDecider,
} from '@hearthway/domain/household/household.decider.ts';
import {
  memberOpeningsDecider,
  memberOpeningsIdOf,
} from '@hearthway/domain/household/member-openings.decider.ts';
import { HOUSEHOLD_LIMITS } from '@hearthway/domain/subscription/subscription.constants.ts';
import { isGone } from '../account/account.ts';
import type { Family, Step } from '../family.ts';
import { tierOf } from '../subscription/plan.ts';

type Act = HouseholdCommand extends infer Command
  ? Command extends HouseholdCommand
    ? Omit<Command, 'familyId' | 'actor' | 'limit' | 'now'>
    : never
  : never;

/** Acts of the invited person; the owner does all others. */
const OF_MEMBERS: readonly string[] = ['join', 'leave'];

const dispatch =
  (family: Family, act: Act): Step =>
  (at, sessionId) => {
    const { own, userId: familyId } = family;
    const limit = HOUSEHOLD_LIMITS[tierOf(family, at)];
    const command = { ...act, familyId, actor: familyId, limit, now: new Date(at) };
    const circumstances =
      'memberId' in act && OF_MEMBERS.includes(act.command)
        ? family.by(act.memberId, at)
        : family.itself(at, sessionId);
    return own.dispatch(householdDecider, command, circumstances);
  };

/** Invites a person, who joins. */
const welcome = (family: Family, memberId: string, grant: Grant): readonly Step[] => {
  const invitationId = family.random.id();
  const secretHash = `${invitationId}${family.random.id()}`;
  return [
    dispatch(family, { command: 'invite', invitationId, secretHash, grant }),
    dispatch(family, { command: 'join', memberId, name: 'A member', secretHash }),
  ];
};

/** Lets a member open the children, whom every role sees. */
const openChildren =
  ({ own, by, userId: familyId }: Family, memberId: string): Step =>
  (at) => {
    const id = memberOpeningsIdOf({ familyId, memberId, now: new Date(at) });
    return own.dispatch(memberOpeningsDecider, { scope: 'children' }, by(memberId, at), id);
  };

interface HouseholdOptions {
  /** Random if omitted. */
  readonly course?: 'everything';
}

/** Time after which an exemplary family, which subscribes in its first session, has a plan. */
const WITH_PLAN_MS = 2 * DAY_MS;

/** Lets a family do all that it can with a household, once it has a plan. */
export const tendHouseholdLater =
  (family: Family): Step =>
  (at) => {
    family.agenda.add(at + WITH_PLAN_MS, (then) =>
      isGone(family)
        ? []
        : tendHousehold(family, { course: 'everything' })(then, family.random.id()),
    );
    return [];
  };

/** Invites a member if the plan has room; some are changed, paused and removed later. */
export const tendHousehold =
  (family: Family, { course }: HouseholdOptions = {}): Step =>
  (at, sessionId) => {
    const { random, own } = family;
    const role = random.pick(MEMBER_ROLES);
    const grant: Grant = { role, scopes: DEFAULT_SCOPES[role], onlyChildren: null, endsAt: null };
    const coParent: Grant = {
      role: 'co-parent',
      scopes: DEFAULT_SCOPES['co-parent'],
      onlyChildren: [random.id()],
      endsAt: new Date(at + 1_000_000).toISOString(),
    };
    const about = (command: 'pause' | 'resume' | 'remove' | 'leave', memberId: string): Step =>
      dispatch(family, { command, memberId });
    const run = (steps: readonly Step[]) => steps.flatMap((step) => step(at, sessionId));
    if (course === 'everything') {
      const [first, second, invitationId] = [random.id(), random.id(), random.id()];
      return run([
        dispatch(family, { command: 'invite', invitationId, secretHash: invitationId, grant }),
        dispatch(family, { command: 'withdraw', invitationId }),
        ...welcome(family, first, grant),
        dispatch(family, { command: 'change', memberId: first, grant: coParent }),
        about('pause', first),
        about('resume', first),
        about('remove', first),
        ...welcome(family, second, grant),
        openChildren(family, second),
        about('leave', second),
      ]);
    }
    const known = [...own.stateOf(householdDecider).members.keys()];
    if (known.length === 0 || random.chance(0.3)) return run(welcome(family, random.id(), grant));
    const command = random.pick(['pause', 'resume', 'remove', 'leave'] as const);
    return about(command, random.pick(known))(at, sessionId);
  };
