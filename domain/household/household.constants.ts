import type { LoggedScope, Scope } from '../household-scopes/scopes.constants.ts';
import { type Message, say } from '../kernel/message.ts';

/** Roles of members besides the owner. See docs/product-rules.md#household. */
export const MEMBER_ROLES = ['co-parent', 'caregiver', 'professional'] as const;

export type MemberRole = (typeof MEMBER_ROLES)[number];

export const MEMBER_ROLE_WORDS: Readonly<Record<MemberRole, Message>> = {
  'co-parent': say('Co-parent'),
  caregiver: say('Caregiver'),
  professional: say('Professional'),
};

export const SCOPE_WORDS: Readonly<Record<Scope, Message>> = {
  children: say('Children'),
  food: say('Food'),
  favorites: say('Favorites'),
  insurance: say('Insurance'),
  calendar: say('Calendar'),
};

/** Words for parts in the list of what members opened and changed. */
export const LOGGED_SCOPE_WORDS: Readonly<Record<LoggedScope, Message>> = {
  ...SCOPE_WORDS,
  household: say('Who belongs to the household'),
};

/** Kinds of acts of a member on a part of the household. */
export const MEMBER_ACTS = ['opened', 'changed'] as const;

export type MemberAct = (typeof MEMBER_ACTS)[number];

export const MEMBER_ACT_WORDS: Readonly<Record<MemberAct, Message>> = {
  opened: say('Opened'),
  changed: say('Changed'),
};

/** Age of the oldest acts of members that are listed. */
export const LISTED_ACTS_DAYS = 90;

/** Maximum listed parts that members opened or changed, each once a day. */
export const MAX_LISTED_ACTS = 300;

export const ACCESS_LEVELS = ['none', 'read', 'write'] as const;

export type AccessLevel = (typeof ACCESS_LEVELS)[number];

export const ACCESS_LEVEL_WORDS: Readonly<Record<AccessLevel, Message>> = {
  none: say('No access'),
  read: say('Read'),
  write: say('Read and write'),
};

export type Scopes = Readonly<Record<Scope, AccessLevel>>;

export const NO_SCOPES: Scopes = {
  children: 'none',
  food: 'none',
  favorites: 'none',
  insurance: 'none',
  calendar: 'none',
};

/** Access that an invitation gives unless it says otherwise. */
export const DEFAULT_SCOPES: Readonly<Record<MemberRole, Scopes>> = {
  'co-parent': {
    children: 'write',
    food: 'write',
    favorites: 'write',
    insurance: 'write',
    calendar: 'write',
  },
  caregiver: { ...NO_SCOPES, children: 'read', food: 'write', calendar: 'write' },
  professional: { ...NO_SCOPES, children: 'read' },
};

/**
 * Parts that hold allergies, medicines and emergency notes. Every parent reads them, whatever was granted: a
 * child's safety depends on it.
 */
export const READ_BY_EVERY_PARENT: readonly Scope[] = ['children', 'food'];

/** Maximum children of a grant that is not for all of them: more than any plan holds. */
export const MAX_SEEN_CHILDREN = 50;

/** Maximum invitations of a household per day. */
export const INVITATIONS_PER_DAY = 40;

/** Maximum invitations of a household that are mailed per day. */
export const MAILED_INVITATIONS_PER_DAY = 10;

/** Maximum invitations that one network, or one account, opens or accepts per hour. */
export const OPENED_INVITATIONS_PER_HOUR = 60;

/** Characters of an invitation's link behind `#`: 48 bytes in base64url. */
export const INVITATION_TOKEN_LENGTH = 64;
