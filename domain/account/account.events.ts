import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { ROLE_WORDS } from '../session/role-words.ts';
import { ROLES } from '../session/session.constants.ts';

const sessionId = z.string().describe('The session');

/**
 * Events of stream `account-{userId}`. The type names are the storage format. Personal data is in
 * the operational tables; copies of it in events are encrypted.
 */
export const accountRegistered = defineEvent({
  type: 'AccountRegistered',
  // Null where the form did not ask: before version 2, and from a caller other than a page.
  schema: z.object({
    acceptedTerms: z
      .string()
      .nullable()
      .describe('The terms that were accepted, by the day of their version'),
    acceptedPrivacy: z
      .string()
      .nullable()
      .describe('The privacy policy that was accepted, by the day of its version'),
    confirmedAge: z
      .int()
      .nullable()
      .describe('The age in years that the person confirmed to have reached'),
  }),
  upcasters: [
    (data) => ({ ...data, acceptedTerms: null, acceptedPrivacy: null, confirmedAge: null }),
  ],
  sentence: () => say('Created an account'),
  isOwnAct: true,
  examples: [{}, { acceptedTerms: '2025-01-31', acceptedPrivacy: '2025-01-30', confirmedAge: 18 }],
});

export const emailConfirmed = defineEvent({
  type: 'EmailConfirmed',
  schema: z.object({}),
  sentence: () => say('Confirmed their email address'),
  isOwnAct: true,
  examples: [{}],
});

export const signedIn = defineEvent({
  type: 'SignedIn',
  // In words, such as "Firefox on Android". Null where it did not say, and before version 2.
  schema: z.object({ sessionId, device: personal(z.string().nullable(), 'analytics') }),
  upcasters: [(data) => ({ ...data, device: null })],
  sentence: () => say('Signed in'),
  isOwnAct: true,
  examples: [{ sessionId: 'a1' }, { sessionId: 'a1', device: 'Firefox on Android' }],
});

const signedOut = defineEvent({
  type: 'SignedOut',
  schema: z.object({ sessionId }),
  sentence: () => say('Signed out'),
  examples: [{ sessionId: 'a1' }],
});

/** Why sessions ended without a sign-out. */
const WHY_ENDED = {
  'by-choice': say('Signed out other devices'),
  'password-changed': say('Was signed out everywhere after a new password'),
  'role-changed': say('Was signed out everywhere after a change of role'),
  'by-support': say('Support signed them out everywhere'),
} as const;

/** The same reasons as the value of a field. */
export const SESSIONS_ENDED_WORDS = {
  'by-choice': say('By choice'),
  'password-changed': say('New password'),
  'role-changed': say('Change of role'),
  'by-support': say('The support team'),
} as const;

const sessionsEnded = defineEvent({
  type: 'SessionsEnded',
  schema: z.object({
    sessionIds: z.array(z.string()).describe('The sessions that ended'),
    why: z
      .enum(['by-choice', 'password-changed', 'role-changed', 'by-support'])
      .describe('Why they ended without a sign-out'),
  }),
  sentence: ({ why }) => WHY_ENDED[why],
  examples: [{ sessionIds: ['a1', 'b2'], why: 'by-choice' }],
});

const nameChanged = defineEvent({
  type: 'NameChanged',
  schema: z.object({
    firstName: personal(z.string(), 'account'),
    lastName: personal(z.string(), 'account'),
  }),
  sentence: () => say('Changed their name'),
  isOwnAct: true,
  examples: [{ firstName: 'Ana', lastName: 'Lima' }],
});

const emailChanged = defineEvent({
  type: 'EmailChanged',
  schema: z.object({ email: personal(z.string(), 'account') }),
  sentence: () => say('Changed their email address'),
  isOwnAct: true,
  examples: [{ email: 'ana@example.org' }],
});

/** How a password was changed, as the value of a field. */
export const PASSWORD_CHANGE_WORDS = {
  known: say('With the previous password'),
  'reset-code': say('With a mailed code'),
} as const;

const passwordChanged = defineEvent({
  type: 'PasswordChanged',
  schema: z.object({
    how: z
      .enum(['known', 'reset-code'])
      .describe('With the previous password, or with a mailed code'),
  }),
  sentence: ({ how }) =>
    how === 'known' ? say('Changed their password') : say('Set a new password with a mailed code'),
  isOwnAct: true,
  examples: [{ how: 'reset-code' }],
});

export const roleChanged = defineEvent({
  type: 'RoleChanged',
  schema: z.object({ role: z.enum(ROLES).describe('The role from now on') }),
  sentence: ({ role }) => say('Was given the role {role}', { role: choice(ROLE_WORDS, role) }),
  examples: [{ role: 'support' }],
});

const dataExportRequested = defineEvent({
  type: 'DataExportRequested',
  schema: z.object({ exportId: z.string().describe('The copy of the data') }),
  sentence: () => say('Asked for a copy of their data'),
  isOwnAct: true,
  feature: 'copy of the data',
  examples: [{ exportId: 'e1' }],
});

const accountDeletionRequested = defineEvent({
  type: 'AccountDeletionRequested',
  // ISO date and time.
  schema: z.object({ dueAt: z.string().describe('When the account is deleted') }),
  sentence: ({ dueAt }) => say('Asked to delete the account on {day}', { day: new Date(dueAt) }),
  isOwnAct: true,
  examples: [{ dueAt: '2026-11-28T12:00:00.000Z' }],
});

const accountDeletionCanceled = defineEvent({
  type: 'AccountDeletionCanceled',
  schema: z.object({}),
  sentence: () => say('Decided to keep the account'),
  isOwnAct: true,
  examples: [{}],
});

/** The last event of a person. Later events are ignored by every projection. */
export const accountErased = defineEvent({
  type: 'AccountErased',
  schema: z.object({}),
  sentence: () => say('The account was deleted'),
  isErasure: true,
  examples: [{}],
});

export const accountStream = defineStream('account', [
  accountRegistered,
  emailConfirmed,
  signedIn,
  signedOut,
  sessionsEnded,
  nameChanged,
  emailChanged,
  passwordChanged,
  roleChanged,
  dataExportRequested,
  accountDeletionRequested,
  accountDeletionCanceled,
  accountErased,
]);

export type AccountEvent = EventOf<typeof accountStream>;
