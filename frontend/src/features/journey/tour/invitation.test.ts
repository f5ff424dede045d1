import { beforeEach, expect, test, vi } from 'vitest';
import { createInvitation, INVITE_AFTER_MS } from './invitation.ts';

beforeEach(() => {
  vi.useFakeTimers();
});

const always = () => true;

test('whoever is here for the first time is invited after a while', () => {
  const invitation = createInvitation(always);
  const heard = vi.fn();
  invitation.subscribe(heard);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS - 1);
  expect(invitation.isShown()).toBe(false);
  vi.advanceTimersByTime(1);
  expect([invitation.isShown(), heard.mock.calls.length]).toEqual([true, 1]);
});

test('nobody is interrupted by it: it comes later', () => {
  let isFree = false;
  const invitation = createInvitation(() => isFree);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
  isFree = true;
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(true);
});

test('whoever leaves before is not invited elsewhere, and is when back', () => {
  const invitation = createInvitation(always);
  invitation.begin();
  invitation.end();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(true);
});

test('it is gone once it is answered, and never repeated', () => {
  const invitation = createInvitation(always);
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  invitation.end();
  expect(invitation.isShown()).toBe(false);
  invitation.begin();
  vi.advanceTimersByTime(2 * INVITE_AFTER_MS);
  expect(invitation.isShown()).toBe(false);
});

test('who has stopped listening hears no more of it', () => {
  const invitation = createInvitation(always);
  const heard = vi.fn();
  invitation.subscribe(heard)();
  invitation.begin();
  vi.advanceTimersByTime(INVITE_AFTER_MS);
  expect(heard).not.toHaveBeenCalled();
});
