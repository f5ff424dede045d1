import { expect, test } from 'vitest';
import { isRejected } from '../kernel/decider.ts';
import { everyRow } from '../kernel/every-row.fixture.ts';
import { given } from '../kernel/given.fixture.ts';
import { CURRENT_CONSENT } from './account.constants.ts';
import { type AccountCommand, accountDecider } from './account.decider.ts';
import { type AccountEvent, accountRegistered } from './account.events.ts';

const registered: AccountEvent = { type: 'AccountRegistered', data: CURRENT_CONSENT };
const erased: AccountEvent = { type: 'AccountErased', data: {} };
const signedIn = (sessionId: string): AccountEvent => ({
  type: 'SignedIn',
  data: { sessionId, device: null },
});
const signedOut = (sessionId: string): AccountEvent => ({ type: 'SignedOut', data: { sessionId } });

const register: AccountCommand = { command: 'register', consent: CURRENT_CONSENT };
const signIn = (sessionId: string): AccountCommand => ({
  command: 'sign-in',
  sessionId,
  device: null,
});
const signOut = (sessionId: string): AccountCommand => ({ command: 'sign-out', sessionId });
const endSessions = (...sessionIds: readonly string[]): AccountCommand => ({
  command: 'end-sessions',
  sessionIds,
  why: 'password-changed',
});
const requestDeletion: AccountCommand = {
  command: 'request-deletion',
  dueAt: new Date('2026-11-28T12:00:00Z'),
};

/** One of each command, for an account with one session. */
const commands: readonly AccountCommand[] = [
  register,
  { command: 'confirm-email' },
  signIn('b'),
  signOut('a'),
  endSessions('a'),
  { command: 'change-name', firstName: 'Ana', lastName: 'Lima' },
  { command: 'change-email', email: 'ana@example.org' },
  { command: 'change-password', how: 'known' },
  { command: 'change-role', role: 'support' },
  { command: 'request-export', exportId: 'e1' },
  requestDeletion,
  { command: 'cancel-deletion' },
  { command: 'erase' },
];

const decided = (command: AccountCommand, ...history: readonly AccountEvent[]) =>
  given(accountDecider, history).when(command);

/** The events that a command yields, which must not be refused. */
const yielded = (command: AccountCommand, ...history: readonly AccountEvent[]) => {
  const outcome = decided(command, ...history);
  if (isRejected(outcome)) throw new Error(`It was refused: ${outcome.rejected}.`);
  return outcome;
};

test('an account from before consent was asked has none', () => {
  const none = { acceptedTerms: null, acceptedPrivacy: null, confirmedAge: null };
  expect(accountRegistered.parse(1, {}).data).toEqual(none);
});

test('an account is registered once', () => {
  expect(decided(register)).toEqual([registered]);
  expect(decided(register, registered)).toEqual([]);
  expect(decided(register, registered, signedIn('a'), signedOut('a'))).toEqual([]);
});

test('each session is signed in to once', () => {
  expect(decided(signIn('a'), registered)).toEqual([signedIn('a')]);
  expect(decided(signIn('b'), registered, signedIn('a'))).toEqual([signedIn('b')]);
  expect(decided(signIn('a'), registered, signedIn('a'))).toEqual([]);
});

test('signing out ends the one session, once', () => {
  const both = [registered, signedIn('a'), signedIn('b')];
  expect(decided(signOut('a'), ...both)).toEqual([signedOut('a')]);
  expect(decided(signOut('a'), ...both, signedOut('a'))).toEqual([]);
  expect(decided(signOut('b'), ...both, signedOut('a'))).toEqual([signedOut('b')]);
});

test('signing out of an unknown session changes nothing', () => {
  expect(decided(signOut('a'))).toEqual([]);
  expect(decided(signOut('a'), registered)).toEqual([]);
});

test('of the sessions that are to end, those that are over already are left out', () => {
  const both = [registered, signedIn('a'), signedIn('b'), signedOut('a')];
  expect(yielded(endSessions('a', 'b'), ...both)).toEqual([
    { type: 'SessionsEnded', data: { sessionIds: ['b'], why: 'password-changed' } },
  ]);
  expect(decided(endSessions('a'), ...both)).toEqual([]);
});

test('signing out of an ended session is accepted silently', () => {
  const ended = yielded(endSessions('a'), registered, signedIn('a'));
  expect(decided(signOut('a'), registered, signedIn('a'), ...ended)).toEqual([]);
});

test('an address is confirmed once, and one that was changed by a mailed code is confirmed', () => {
  const confirm: AccountCommand = { command: 'confirm-email' };
  const confirmed: AccountEvent = { type: 'EmailConfirmed', data: {} };
  const changed: AccountEvent = { type: 'EmailChanged', data: { email: 'ana@example.org' } };
  expect(decided(confirm, registered)).toEqual([confirmed]);
  expect(decided(confirm, registered, confirmed)).toEqual([]);
  expect(decided(confirm, registered, changed)).toEqual([]);
});

test('giving the same role again yields nothing', () => {
  const support: AccountCommand = { command: 'change-role', role: 'support' };
  const given = yielded(support, registered);
  expect(given).toEqual([{ type: 'RoleChanged', data: { role: 'support' } }]);
  expect(decided(support, registered, ...given)).toEqual([]);
  expect(decided({ command: 'change-role', role: 'family' }, registered)).toEqual([]);
});

test('deletion is asked for once, keeps its first date, and can be taken back', () => {
  const requested = yielded(requestDeletion, registered);
  expect(requested).toEqual([
    { type: 'AccountDeletionRequested', data: { dueAt: '2026-11-28T12:00:00.000Z' } },
  ]);
  expect(decided(requestDeletion, registered, ...requested)).toEqual([]);
  const canceled = yielded({ command: 'cancel-deletion' }, registered, ...requested);
  expect(canceled).toEqual([{ type: 'AccountDeletionCanceled', data: {} }]);
  expect(decided({ command: 'cancel-deletion' }, registered, ...requested, ...canceled)).toEqual(
    [],
  );
  expect(decided(requestDeletion, registered, ...requested, ...canceled)).toEqual(requested);
});

test(
  'an erased account ignores: …',
  everyRow(
    commands.map((command) => [command.command, command] as const),
    ([name, command]) => {
      const after = [registered, signedIn('a'), erased, signedIn('late')];
      const refused = { rejected: 'SignInRequired' };
      expect(decided(command, ...after)).toEqual(name === 'erase' ? [] : refused);
    },
  ),
);

test('an e-mail that was only reserved can be erased as well', () => {
  expect(decided({ command: 'erase' })).toEqual([erased]);
});

test('signing in to an unregistered account is refused', () => {
  expect(() => decided(signIn('a'))).toThrow('never registered');
});
