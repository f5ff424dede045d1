import { beforeEach, expect, test, vi } from 'vitest';
import { createInvitation, INVITE_AFTER_MS } from './invitation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const always = () => true;

test('invites first-time visitors after a while', () => {
  const invitation = createInvitation(always);
  const heard = vi.fn();
  invitation.subscribe(heard);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS - 1);
  expect(invitation.isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([invitation.isShown(), heard.mock.calls.length]).toEqual([true, 1]);
});

test('waits rather than interrupt', () => {
  let isFree = false;
  const invitation = createInvitation(() => isFree);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
  isFree = true;
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(true);
});

test('leaving cancels the invitation until the visitor is back', () => {
  const invitation = createInvitation(always);
  invitation.begin();
  invitation.end();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(true);
});

test('disappears once answered and never returns', () => {
  const invitation = createInvitation(always);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  invitation.end();
  expect(invitation.isShown()).toBe(false);
  invitation.begin();
  vi.advanceTimersByTime(2 * INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
});

test('stops notifying after unsubscribing', () => {
  const invitation = createInvitation(always);
  const heard = vi.fn();
  invitation.subscribe(heard)();
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(heard).not.toHaveBeenCalled();
});
