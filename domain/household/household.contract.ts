import * as z from 'zod/mini';
import { LOGGED_SCOPES, SCOPES } from '../household-scopes/scopes.constants.ts';
import {
  ACCESS_LEVELS,
  INVITATION_TOKEN_LENGTH,
  MAX_SEEN_CHILDREN,
  MEMBER_ROLES,
} from './household.constants.ts';

const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const level = z.enum(ACCESS_LEVELS);

const scopes = z.readonly(z.record(z.enum(SCOPES), level));

/** ISO date and time in UTC at which access ends by itself; null if it does not. */
const endsAt = z.nullable(z.iso.datetime('Please choose a day and a time'));

/** Children that the member sees; null for all, those added later included. */
const onlyChildren = z.nullable(
  z
    .readonly(z.array(id))
    .check(z.minLength(1, 'Please choose a child'), z.maxLength(MAX_SEEN_CHILDREN)),
);

const grant = {
  role: z.enum(MEMBER_ROLES),
  scopes,
  onlyChildren: z._default(onlyChildren, null),
  endsAt,
};

const NO_EMAIL = 'Please enter a valid email address';

const email = z.string().check(z.trim(), z.maxLength(254, NO_EMAIL), z.email(NO_EMAIL));

/** Role and access of a member, and until when. */
const grantSchema = z.readonly(z.object(grant));

export type Grant = z.infer<typeof grantSchema>;

/**
 * `POST /api/household/invitations` replies 200 with the secret of the link, which is told once. Without scopes
 * the invitation gives those of its role. With an e-mail address the link is also mailed there; the address is
 * not kept.
 */
export const inviteSchema = z.object({
  role: grant.role,
  scopes: z.optional(scopes),
  onlyChildren: grant.onlyChildren,
  endsAt: z._default(endsAt, null),
  email: z._default(z.nullable(email), null),
});

export const invitedSchema = z.object({ id: z.string(), token: z.string() });

/** Path of `DELETE /api/household/invitations/{invitationId}`. */
export const invitationParamsSchema = z.object({ invitationId: id });

/** Path of a member: `PUT` changes, `DELETE` removes, `POST` and `DELETE …/pause` pause and resume. */
export const memberParamsSchema = z.object({ memberId: id });

/** `PUT /api/household/members/{memberId}`. */
export const changeMemberSchema = z.object(grant);

/**
 * Body of `POST /api/household/invitation`, which shows what an invitation gives, and of
 * `POST /api/household/memberships`, which accepts it.
 */
export const tokenSchema = z.object({
  token: z
    .string()
    .check(
      z.trim(),
      z.regex(
        new RegExp(`^[\\w-]{${INVITATION_TOKEN_LENGTH}}$`),
        'This link is incomplete. Please copy all of it.',
      ),
    ),
});

/** `POST /api/household/invitation`: what accepting gives, for anyone who has the link. */
export const openedInvitationSchema = z.readonly(
  z.object({
    ...grant,
    /** First name of the household's owner. */
    ownerName: z.string(),
    /** ISO date and time. */
    expiresAt: z.string(),
  }),
);

export type OpenedInvitation = z.infer<typeof openedInvitationSchema>;

/** Path of `DELETE /api/household/memberships/{familyId}`, by which a member leaves. */
export const membershipParamsSchema = z.object({ familyId: id });

const memberSchema = z.object({
  ...grant,
  memberId: z.string(),
  /** Empty for a member whose account is gone. */
  name: z.string(),
  isPaused: z.boolean(),
  /** ISO date and time. */
  joinedAt: z.string(),
});

export type Member = Readonly<z.infer<typeof memberSchema>>;

const invitationSchema = z.object({
  ...grant,
  invitationId: z.string(),
  /** ISO date and time, as is `expiresAt`. */
  invitedAt: z.string(),
  expiresAt: z.string(),
});

export type Invitation = Readonly<z.infer<typeof invitationSchema>>;

/** `GET /api/household`: members besides the owner, and invitations that can still be accepted. */
export const householdSchema = z.readonly(
  z.object({
    members: z.readonly(z.array(memberSchema)),
    invitations: z.readonly(z.array(invitationSchema)),
  }),
);

export type Household = z.infer<typeof householdSchema>;

const membershipSchema = z.object({
  ...grant,
  /** Id of the household, which is that of its owner. */
  familyId: z.string(),
  /** First name of its owner. */
  ownerName: z.string(),
  isPaused: z.boolean(),
  /** ISO date and time. */
  joinedAt: z.string(),
});

export type Membership = Readonly<z.infer<typeof membershipSchema>>;

/** `GET /api/household/memberships`: households of other families to which the caller belongs. */
export const membershipsSchema = z.readonly(z.array(membershipSchema));

const memberDaySchema = z.object({
  memberId: z.string(),
  /** Name and role of the member, also of one who left. */
  name: z.string(),
  role: z.enum(MEMBER_ROLES),
  /** Day of the list, such as `2026-11-28`. */
  day: z.string(),
  /** ISO dates and times: when it was first opened that day, and last changed; null for neither. */
  parts: z.readonly(
    z.array(
      z.object({
        scope: z.enum(LOGGED_SCOPES),
        openedAt: z.nullable(z.string()),
        changedAt: z.nullable(z.string()),
      }),
    ),
  ),
});

export type MemberDay = Readonly<z.infer<typeof memberDaySchema>>;

/** `GET /api/household/acts`: what members opened and changed in the last 90 days, newest first. */
export const memberDaysSchema = z.readonly(z.array(memberDaySchema));
