import { type Decider, type Rejected, reject } from '../kernel/decider.ts';
import type { Role } from '../session/session.constants.ts';
import { type AccountEvent, accountStream } from './account.events.ts';

/** Versions that were accepted at sign-up, and the age that was confirmed; null where not asked. */
export type Consent = Extract<AccountEvent, { type: 'AccountRegistered' }>['data'];

interface Registered {
  readonly status: 'registered';
  /** The sessions that were begun and not ended; those that expired included. */
  readonly sessions: readonly string[];
  readonly isEmailConfirmed: boolean;
  readonly role: Role;
  /** ISO date and time; null without a deletion request. */
  readonly deletionDueAt: string | null;
}

export type AccountState =
  | { readonly status: 'unregistered' }
  | Registered
  /** For good: nothing more happens to it. */
  | { readonly status: 'erased' };

type WhyEnded = Extract<AccountEvent, { type: 'SessionsEnded' }>['data']['why'];

export type AccountCommand =
  | { readonly command: 'register'; readonly consent: Consent }
  | { readonly command: 'confirm-email' }
  | { readonly command: 'sign-in'; readonly sessionId: string; readonly device: string | null }
  | { readonly command: 'sign-out'; readonly sessionId: string }
  | {
      readonly command: 'end-sessions';
      readonly sessionIds: readonly string[];
      readonly why: WhyEnded;
    }
  | { readonly command: 'change-name'; readonly firstName: string; readonly lastName: string }
  | { readonly command: 'change-email'; readonly email: string }
  | { readonly command: 'change-password'; readonly how: 'known' | 'reset-code' }
  | { readonly command: 'change-role'; readonly role: Role }
  | { readonly command: 'request-export'; readonly exportId: string }
  | { readonly command: 'request-deletion'; readonly dueAt: Date }
  | { readonly command: 'cancel-deletion' }
  | { readonly command: 'erase' };

/**
 * Free e-mails, passwords and codes are checked before: only commands for an erased account are
 * refused here.
 */
export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, 'SignInRequired'> =
  {
    stream: accountStream,
    initialState: { status: 'unregistered' },
    evolve: (state, event) => {
      if (state.status === 'erased') return state;
      const account = state.status === 'registered' ? state : NEWLY_REGISTERED;
      switch (event.type) {
        case 'AccountRegistered':
        case 'NameChanged':
        case 'PasswordChanged':
        case 'DataExportRequested':
          return account;
        case 'EmailConfirmed':
        case 'EmailChanged':
          return { ...account, isEmailConfirmed: true };
        case 'SignedIn':
          return { ...account, sessions: [...account.sessions, event.data.sessionId] };
        case 'SignedOut':
          return without(account, [event.data.sessionId]);
        case 'SessionsEnded':
          return without(account, event.data.sessionIds);
        case 'RoleChanged':
          return { ...account, role: event.data.role };
        case 'AccountDeletionRequested':
          return { ...account, deletionDueAt: event.data.dueAt };
        case 'AccountDeletionCanceled':
          return { ...account, deletionDueAt: null };
        case 'AccountErased':
          return { status: 'erased' };
      }
    },
    decide: (command, state) => {
      switch (state.status) {
        case 'unregistered':
          return decideUnregistered(command);
        case 'registered':
          return decideRegistered(command, state);
        case 'erased':
          return command.command === 'erase' ? [] : reject('SignInRequired');
      }
    },
  };

const NEWLY_REGISTERED: Registered = {
  status: 'registered',
  sessions: [],
  isEmailConfirmed: false,
  role: 'family',
  deletionDueAt: null,
};

const without = (account: Registered, ended: readonly string[]): Registered => ({
  ...account,
  sessions: account.sessions.filter((session) => !ended.includes(session)),
});

const decideUnregistered = (command: AccountCommand): readonly AccountEvent[] => {
  switch (command.command) {
    case 'register':
      return [{ type: 'AccountRegistered', data: command.consent }];
    case 'sign-out':
    case 'end-sessions':
      return [];
    // Its e-mail was reserved, but the registration was never completed.
    case 'erase':
      return [{ type: 'AccountErased', data: {} }];
    case 'confirm-email':
    case 'sign-in':
    case 'change-name':
    case 'change-email':
    case 'change-password':
    case 'change-role':
    case 'request-export':
    case 'request-deletion':
    case 'cancel-deletion':
      throw new Error('The account was never registered.');
  }
};

const decideRegistered = (
  command: AccountCommand,
  account: Registered,
): readonly AccountEvent[] | Rejected<'SignInRequired'> => {
  switch (command.command) {
    case 'register':
      return [];
    case 'confirm-email':
      return account.isEmailConfirmed ? [] : [{ type: 'EmailConfirmed', data: {} }];
    case 'sign-in': {
      const { sessionId, device } = command;
      return account.sessions.includes(sessionId)
        ? []
        : [{ type: 'SignedIn', data: { sessionId, device } }];
    }
    case 'sign-out': {
      const { sessionId } = command;
      return account.sessions.includes(sessionId)
        ? [{ type: 'SignedOut', data: { sessionId } }]
        : [];
    }
    case 'end-sessions': {
      const { why } = command;
      const sessionIds = command.sessionIds.filter((id) => account.sessions.includes(id));
      return sessionIds.length === 0 ? [] : [{ type: 'SessionsEnded', data: { sessionIds, why } }];
    }
    case 'change-name': {
      const { firstName, lastName } = command;
      return [{ type: 'NameChanged', data: { firstName, lastName } }];
    }
    case 'change-email':
      return [{ type: 'EmailChanged', data: { email: command.email } }];
    case 'change-password':
      return [{ type: 'PasswordChanged', data: { how: command.how } }];
    case 'change-role':
      return account.role === command.role
        ? []
        : [{ type: 'RoleChanged', data: { role: command.role } }];
    case 'request-export':
      return [{ type: 'DataExportRequested', data: { exportId: command.exportId } }];
    case 'request-deletion':
      return account.deletionDueAt === null
        ? [{ type: 'AccountDeletionRequested', data: { dueAt: command.dueAt.toISOString() } }]
        : [];
    case 'cancel-deletion':
      return account.deletionDueAt === null ? [] : [{ type: 'AccountDeletionCanceled', data: {} }];
    case 'erase':
      return [{ type: 'AccountErased', data: {} }];
  }
};
