import type { Decider } from '../kernel/decider.ts';
import { type AccountEvent, accountStream } from './account.events.ts';

export type AccountState =
  | { readonly status: 'unregistered' }
  | {
      readonly status: 'registered';
      /** The sessions that were begun and not ended by signing out; those that expired included. */
      readonly sessions: readonly string[];
    };

export type AccountCommand =
  | { readonly command: 'register' }
  | { readonly command: 'sign-in'; readonly sessionId: string }
  | { readonly command: 'sign-out'; readonly sessionId: string };

/** Whether an e-mail is free and a password right is known before: nothing here is left to refuse. */
export const accountDecider: Decider<AccountState, AccountCommand, AccountEvent, never> = {
  stream: accountStream,
  initialState: { status: 'unregistered' },
  evolve: (state, event) => {
    const sessions = sessionsOf(state);
    switch (event.type) {
      case 'AccountRegistered':
        return { status: 'registered', sessions };
      case 'SignedIn':
        return { status: 'registered', sessions: [...sessions, event.data.sessionId] };
      case 'SignedOut':
        return {
          status: 'registered',
          sessions: sessions.filter((session) => session !== event.data.sessionId),
        };
    }
  },
  decide: (command, state) => {
    switch (command.command) {
      case 'register':
        return state.status === 'registered' ? [] : [{ type: 'AccountRegistered', data: {} }];
      case 'sign-in': {
        const { sessionId } = command;
        if (state.status === 'unregistered')
          throw new Error('Nobody signs in to an account that was never registered.');
        return state.sessions.includes(sessionId)
          ? []
          : [{ type: 'SignedIn', data: { sessionId } }];
      }
      case 'sign-out': {
        const { sessionId } = command;
        return sessionsOf(state).includes(sessionId)
          ? [{ type: 'SignedOut', data: { sessionId } }]
          : [];
      }
    }
  },
};

const sessionsOf = (state: AccountState): readonly string[] =>
  state.status === 'registered' ? state.sessions : [];
