import * as z from 'zod';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { grantShape, householdStream } from './household.events.ts';

const memberSchema = z.object({
  memberId: z.string(),
  ...grantShape,
  isPaused: z.boolean(),
  /** ISO date and time. */
  joinedAt: z.string(),
});

const invitationSchema = z.object({
  invitationId: z.string(),
  ...grantShape,
  /** ISO date and time. */
  invitedAt: z.string(),
});

/** Names are not in the row, which has the owner's key alone: they are read from the members' accounts. */
const householdRowSchema = z.object({
  /** Members besides the owner, the oldest first. */
  members: z.array(memberSchema).readonly(),
  /** Invitations that were neither accepted nor withdrawn; expired ones included. */
  invitations: z.array(invitationSchema).readonly(),
});

export type HouseholdRow = Readonly<z.infer<typeof householdRowSchema>>;

const EMPTY: HouseholdRow = { members: [], invitations: [] };

const withoutInvitation = ({ invitations }: HouseholdRow, invitationId: string) =>
  invitations.filter((each) => each.invitationId !== invitationId);

const withoutMember = ({ members }: HouseholdRow, memberId: string) =>
  members.filter((each) => each.memberId !== memberId);

const withChanged = (
  row: HouseholdRow,
  memberId: string,
  changes: Partial<HouseholdRow['members'][number]>,
): HouseholdRow => ({
  ...row,
  members: row.members.map((each) => (each.memberId === memberId ? { ...each, ...changes } : each)),
});

/** Members of a family's household and its open invitations. */
export const householdModel = foldStream({
  name: 'household',
  label: say('Your household'),
  definition: 2,
  stream: householdStream,
  row: householdRowSchema,
  view: {
    evolve: (before, event) => {
      const row = before ?? EMPTY;
      const { occurredAt } = event.metadata;
      switch (event.type) {
        case 'MemberInvited': {
          const { secretHash: _, ...invitation } = event.data;
          return {
            ...row,
            invitations: [...row.invitations, { ...invitation, invitedAt: occurredAt }],
          };
        }
        case 'InvitationWithdrawn':
          return { ...row, invitations: withoutInvitation(row, event.data.invitationId) };
        case 'MemberJoined': {
          const { name: _, invitationId, memberId, ...grant } = event.data;
          const member = { ...grant, memberId, isPaused: false, joinedAt: occurredAt };
          return {
            members: [...withoutMember(row, memberId), member],
            invitations: withoutInvitation(row, invitationId),
          };
        }
        case 'MemberChanged':
          return withChanged(row, event.data.memberId, event.data);
        case 'MemberPaused':
          return withChanged(row, event.data.memberId, { isPaused: true });
        case 'MemberResumed':
          return withChanged(row, event.data.memberId, { isPaused: false });
        case 'MemberRemoved':
        case 'MemberLeft':
          return { ...row, members: withoutMember(row, event.data.memberId) };
      }
    },
  },
});
