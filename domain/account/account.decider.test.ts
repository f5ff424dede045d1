import { expect, test } from 'vitest';
import { given } from '../kernel/given.ts';
import { type AccountCommand, accountDecider } from './account.decider.ts';
import type { AccountEvent } from './account.events.ts';

const registered: AccountEvent = { type: 'AccountRegistered', data: {} };
const signedIn = (sessionId: string): AccountEvent => ({ type: 'SignedIn', data: { sessionId } });
const signedOut = (sessionId: string): AccountEvent => ({ type: 'SignedOut', data: { sessionId } });

const register: AccountCommand = { command: 'register' };
const signIn = (sessionId: string): AccountCommand => ({ command: 'sign-in', sessionId });
const signOut = (sessionId: string): AccountCommand => ({ command: 'sign-out', sessionId });

const decided = (command: AccountCommand, ...history: readonly AccountEvent[]) =>
  given(accountDecider, history).when(command);

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

test('signing out of a session that never was changes nothing', () => {
  expect(decided(signOut('a'))).toEqual([]);
  expect(decided(signOut('a'), registered)).toEqual([]);
});

test('nobody signs in to what was never registered', () => {
  expect(() => decided(signIn('a'))).toThrow('never registered');
});
