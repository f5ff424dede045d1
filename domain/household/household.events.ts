import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  ACCESS_LEVELS,
  DEFAULT_SCOPES,
  MEMBER_ROLE_WORDS,
  MEMBER_ROLES,
} from './household.constants.ts';

const memberId = z.string().describe('The member, by the id of their account');

const invitationId = z.string().describe('The invitation');

const level = z.enum(ACCESS_LEVELS);

/** Role and access of a member, as events and rows keep it. */
export const grantShape = {
  role: z.enum(MEMBER_ROLES).describe('The role in the household'),
  // Grants from before there was a calendar do not reach it.
  scopes: z
    .object({
      children: level,
      food: level,
      favorites: level,
      insurance: level,
      calendar: level.default('none'),
    })
    .readonly()
    .describe('What they may read and write'),
  onlyChildren: z
    .array(z.string())
    .readonly()
    .nullable()
    .describe('The children that they see, by their ids, or null for all of them'),
  endsAt: z
    .string()
    .nullable()
    .describe('When the access ends by itself, or null: an ISO date and time'),
};

const ID = '0123456789abcdef0123456789abcdef';

/** Grant of version 1. */
const OLD_GRANT = {
  role: 'caregiver' as const,
  scopes: { children: 'read', food: 'write', favorites: 'none', insurance: 'none' },
  endsAt: '2026-12-24T23:00:00.000Z',
};

const GRANT = { ...OLD_GRANT, scopes: DEFAULT_SCOPES.caregiver, onlyChildren: [ID] };

/** Makes a grant of before members could be limited to some children. */
const withEveryChild = (data: object) => ({ ...data, onlyChildren: null });

/** Events of stream `household-{userId}`, named after its owner. The type names are the storage format. */
const memberInvited = defineEvent({
  type: 'MemberInvited',
  schema: z.object({
    invitationId,
    secretHash: z.string().describe('The SHA-256 of the secret in the link, in hexadecimal digits'),
    ...grantShape,
  }),
  upcasters: [withEveryChild],
  sentence: ({ role }) =>
    say('Invited someone to the household as {role}', { role: choice(MEMBER_ROLE_WORDS, role) }),
  isOwnAct: true,
  feature: 'household',
  examples: [
    { invitationId: ID, secretHash: '0'.repeat(64), ...OLD_GRANT },
    { invitationId: ID, secretHash: '0'.repeat(64), ...GRANT },
  ],
});

const invitationWithdrawn = defineEvent({
  type: 'InvitationWithdrawn',
  schema: z.object({ invitationId }),
  sentence: () => say('Withdrew an invitation to the household'),
  isOwnAct: true,
  examples: [{ invitationId: ID }],
});

const memberJoined = defineEvent({
  type: 'MemberJoined',
  schema: z.object({
    memberId,
    invitationId,
    // Name of the member's account, which outlives it in no stream of another family.
    name: personal(z.string(), 'account', { about: 'memberId' }),
    ...grantShape,
  }),
  upcasters: [withEveryChild],
  sentence: ({ role }) =>
    say('Someone joined the household as {role}', { role: choice(MEMBER_ROLE_WORDS, role) }),
  examples: [
    { memberId: ID, invitationId: ID, name: 'Dana', ...OLD_GRANT },
    { memberId: ID, invitationId: ID, name: 'Dana', ...GRANT },
  ],
});

const memberChanged = defineEvent({
  type: 'MemberChanged',
  schema: z.object({ memberId, ...grantShape }),
  upcasters: [withEveryChild],
  sentence: () => say('Changed what a member of the household may do'),
  isOwnAct: true,
  examples: [
    { memberId: ID, ...OLD_GRANT, endsAt: null },
    { memberId: ID, ...GRANT, endsAt: null },
  ],
});

const memberPaused = defineEvent({
  type: 'MemberPaused',
  schema: z.object({ memberId }),
  sentence: () => say('Paused the access of a member of the household'),
  isOwnAct: true,
  examples: [{ memberId: ID }],
});

const memberResumed = defineEvent({
  type: 'MemberResumed',
  schema: z.object({ memberId }),
  sentence: () => say('Gave a member of the household access again'),
  isOwnAct: true,
  examples: [{ memberId: ID }],
});

const memberRemoved = defineEvent({
  type: 'MemberRemoved',
  schema: z.object({ memberId }),
  sentence: () => say('Removed a member of the household'),
  isOwnAct: true,
  examples: [{ memberId: ID }],
});

const memberLeft = defineEvent({
  type: 'MemberLeft',
  schema: z.object({ memberId }),
  sentence: () => say('A member left the household'),
  examples: [{ memberId: ID }],
});

export const householdStream = defineStream('household', [
  memberJoined,
  memberInvited,
  invitationWithdrawn,
  memberChanged,
  memberPaused,
  memberResumed,
  memberRemoved,
  memberLeft,
]);

export type HouseholdEvent = EventOf<typeof householdStream>;
