import { DEFAULT_SCOPES } from '@hearthway/domain/household/household.constants.ts';
import {
  changeMemberSchema,
  type Household,
  householdSchema,
  invitedSchema,
  inviteSchema,
  type MemberDay,
  type Membership,
  memberDaysSchema,
  membershipsSchema,
  openedInvitationSchema,
  tokenSchema,
} from '@hearthway/domain/household/household.contract.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import type { RoutesOf } from '../../testing/route.fixture.ts';

const MEMBER_ID = 'd'.repeat(32);

export const INVITATION_TOKEN = 'I'.repeat(64);

export const INVITATION_PATH = `/household/join#${INVITATION_TOKEN}`;

const PATH = '/api/household';

const GRANT = {
  role: 'caregiver',
  scopes: DEFAULT_SCOPES.caregiver,
  onlyChildren: null,
  endsAt: null,
} as const;

const LATER = '2126-12-01T10:00:00.000Z';

/** Days on each of which Dana opened her household's food, the newest first. */
const DAYS = Array.from(
  { length: 12 },
  (_, index): MemberDay => ({
    memberId: MEMBER_ID,
    name: 'Dana Wood',
    role: GRANT.role,
    day: `2026-11-${28 - index}`,
    parts: [
      {
        scope: 'food',
        openedAt: `2026-11-${28 - index}T16:00:00.000Z`,
        changedAt: index === 0 ? '2026-11-28T20:12:00.000Z' : null,
      },
      { scope: 'children', openedAt: `2026-11-${28 - index}T15:00:00.000Z`, changedAt: null },
    ],
  }),
);

export const routes: RoutesOf = () => {
  let household: Household = {
    members: [
      {
        ...GRANT,
        memberId: MEMBER_ID,
        name: 'Dana Wood',
        isPaused: false,
        joinedAt: '2026-11-20T10:00:00.000Z',
      },
    ],
    invitations: [],
  };
  let memberships: readonly Membership[] = [
    {
      ...GRANT,
      familyId: 'e'.repeat(32),
      ownerName: 'Eve',
      isPaused: false,
      joinedAt: '2026-11-20T10:00:00.000Z',
    },
  ];
  const changeMember = (changes: object): void => {
    household = {
      ...household,
      members: household.members.map((member) => ({ ...member, ...changes })),
    };
  };
  return [
    { route: `GET ${PATH}`, schema: householdSchema, model: 'household', answer: () => household },
    {
      route: `GET ${PATH}/acts`,
      schema: memberDaysSchema,
      model: 'member_acts',
      answer: () => DAYS,
    },
    {
      route: `GET ${PATH}/memberships`,
      schema: membershipsSchema,
      model: 'memberships',
      answer: () => memberships,
    },
    {
      route: `POST ${PATH}/invitations`,
      schema: invitedSchema,
      model: 'household',
      answer: ({ body }) => {
        const { email: _, scopes, ...grant } = inviteSchema.parse(body);
        const invitationId = `${household.invitations.length}`.padStart(32, 'f');
        const made = {
          ...grant,
          invitationId,
          scopes: scopes ?? DEFAULT_SCOPES[grant.role],
          invitedAt: LATER,
          expiresAt: LATER,
        };
        household = { ...household, invitations: [...household.invitations, made] };
        return { id: invitationId, token: INVITATION_TOKEN };
      },
    },
    {
      route: `DELETE ${PATH}/invitations/:invitationId`,
      model: 'household',
      answer: ({ params }) => {
        household = {
          ...household,
          invitations: household.invitations.filter(
            ({ invitationId }) => invitationId !== params['invitationId'],
          ),
        };
      },
    },
    {
      route: `PUT ${PATH}/members/:memberId`,
      model: 'household',
      answer: ({ body }) => changeMember(changeMemberSchema.parse(body)),
    },
    {
      route: `DELETE ${PATH}/members/:memberId`,
      model: 'household',
      answer: () => {
        household = { ...household, members: [] };
      },
    },
    {
      route: `POST ${PATH}/members/:memberId/pause`,
      model: 'household',
      answer: () => changeMember({ isPaused: true }),
    },
    {
      route: `DELETE ${PATH}/members/:memberId/pause`,
      model: 'household',
      answer: () => changeMember({ isPaused: false }),
    },
    {
      route: `POST ${PATH}/invitation`,
      schema: openedInvitationSchema,
      answer: ({ body }) => {
        if (tokenSchema.parse(body).token !== INVITATION_TOKEN)
          throw new Refusal('UnknownInvitation');
        return { ...GRANT, ownerName: 'Eve', expiresAt: LATER };
      },
    },
    {
      route: `POST ${PATH}/memberships`,
      model: 'memberships',
      answer: () => {
        memberships = memberships.slice(0, 1);
      },
    },
    {
      route: `DELETE ${PATH}/memberships/:familyId`,
      model: 'memberships',
      answer: () => {
        memberships = [];
      },
    },
  ];
};
