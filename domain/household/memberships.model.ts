import * as z from 'zod';
import { foldRows } from '../kernel/fold-rows.ts';
import { say } from '../kernel/message.ts';
import { readerOf } from '../kernel/read-event.ts';
import { keyIn } from '../kernel/stream-id.ts';
import type { Recorded } from '../kernel/view.ts';
import { MEMBER_ROLES, NO_SCOPES } from './household.constants.ts';
import { grantShape, type HouseholdEvent, householdStream } from './household.events.ts';

export const membershipRowSchema = z.object({
  member_id: z.string(),
  role: z.enum(MEMBER_ROLES),
  scopes: grantShape.scopes,
  /** Null: all children of the household. */
  only_children: z.array(z.string()).readonly().nullable(),
  /** `gone`: removed, or left. Only `active` members have access, until `ends_at`. */
  status: z.enum(['active', 'paused', 'gone']),
  ends_at: z.date().nullable(),
  joined_at: z.date(),
});

type MembershipRow = Readonly<z.infer<typeof membershipRowSchema>>;

const evolve = (
  rows: ReadonlyMap<string, MembershipRow>,
  event: Recorded<HouseholdEvent>,
): readonly MembershipRow[] => {
  const changed = (memberId: string, changes: Partial<MembershipRow>): readonly MembershipRow[] => {
    const row = rows.get(memberId);
    return row === undefined ? [] : [{ ...row, ...changes }];
  };
  switch (event.type) {
    case 'MemberInvited':
    case 'InvitationWithdrawn':
      return [];
    case 'MemberJoined': {
      const { memberId: member_id, role, scopes, onlyChildren, endsAt } = event.data;
      const joined_at = new Date(event.metadata.occurredAt);
      return [
        {
          member_id,
          role,
          scopes,
          only_children: onlyChildren,
          status: 'active',
          ends_at: dateOf(endsAt),
          joined_at,
        },
      ];
    }
    case 'MemberChanged': {
      const { memberId, role, scopes, onlyChildren, endsAt } = event.data;
      return changed(memberId, {
        role,
        scopes,
        only_children: onlyChildren,
        ends_at: dateOf(endsAt),
      });
    }
    case 'MemberPaused':
      return changed(event.data.memberId, { status: 'paused' });
    case 'MemberResumed':
      return changed(event.data.memberId, { status: 'active' });
    case 'MemberRemoved':
    case 'MemberLeft':
      return changed(event.data.memberId, { status: 'gone', scopes: NO_SCOPES });
  }
};

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

/** A row for each member of each household, in which access is looked up. */
export const membershipsModel = foldRows({
  name: 'memberships',
  label: say('Members of households'),
  definition: 2,
  row: membershipRowSchema,
  rowKey: 'member_id',
  // Households of one member.
  indexes: [['member_id']],
  view: { evolve },
  keyOf: keyIn(householdStream),
  read: readerOf(householdStream),
});
