import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { expect, test, vi } from 'vitest';
import { createTokenStore } from './token-store.ts';

const open = (stored: Readonly<Record<string, string>> = {}, isFull = false) => {
  const kept = new Map(Object.entries(stored));
  let tellOtherTab = () => {};
  const tokens = createTokenStore({
    storage: {
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => {
        if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
        kept.set(key, value);
      },
      removeItem: (key) => kept.delete(key),
    },
    onOtherTab: (listener) => {
      tellOtherTab = listener;
    },
  });
  const otherTab = (token: string | undefined) => {
    if (token === undefined) kept.delete(AUTH_TOKEN_KEY);
    else kept.set(AUTH_TOKEN_KEY, token);
    tellOtherTab();
  };
  return { tokens, kept, otherTab };
};

const current = ({ tokens }: ReturnType<typeof open>) => {
  const credential = tokens.current();
  if (credential === undefined) throw new Error('Nobody is signed in.');
  return credential;
};

test('a page that is loaded again is still signed in', () => {
  expect(current(open({ [AUTH_TOKEN_KEY]: 'one' })).token).toBe('one');
});

test('a stored token is there for the next page', () => {
  const page = open();
  page.tokens.keep('one');
  expect(page.kept.get(AUTH_TOKEN_KEY)).toBe('one');
});

test.each(['', '{"location":', 'схлопнуто'])('an invalid token, %j, signs no one in', (rubbish) => {
  expect(open({ [AUTH_TOKEN_KEY]: rubbish }).tokens.current()).toBeUndefined();
});

test('distinguishes sessions without revealing tokens', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' });
  const first = current(page);
  page.tokens.keep('two');
  expect(current(page).id).not.toBe(first.id);
});

test('an end that did not come from the page is known as one, until the next session', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' });
  page.tokens.leave();
  expect(page.tokens.hasEndedElsewhere()).toBe(false);
  page.tokens.keep('two');
  page.tokens.drop(current(page));
  expect(page.tokens.hasEndedElsewhere()).toBe(true);
  page.tokens.keep('three');
  expect(page.tokens.hasEndedElsewhere()).toBe(false);
  page.otherTab(undefined);
  expect(page.tokens.hasEndedElsewhere()).toBe(true);
  // The server told of it before the page’s own request was answered.
  page.tokens.leave();
  expect(page.tokens.hasEndedElsewhere()).toBe(false);
});

test('signing in and out in another tab is noticed here', () => {
  const page = open();
  const heard = vi.fn();
  page.tokens.subscribe(heard);
  page.otherTab('one');
  expect(current(page).token).toBe('one');
  page.otherTab(undefined);
  expect(page.tokens.current()).toBeUndefined();
  expect(heard).toHaveBeenCalledTimes(2);
});

test('ignores other keys of the storage', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' });
  const heard = vi.fn();
  page.tokens.subscribe(heard);
  page.otherTab('one');
  expect(heard).not.toHaveBeenCalled();
});

test('the end of an earlier session does not end the one that took its place', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' });
  const first = current(page);
  page.tokens.keep('two');
  page.tokens.drop(first);
  expect(current(page).token).toBe('two');
});

test('nor a newer one stored by another tab before this page noticed', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' });
  page.kept.set(AUTH_TOKEN_KEY, 'two');
  page.tokens.drop(current(page));
  expect(page.kept.get(AUTH_TOKEN_KEY)).toBe('two');
  expect(current(page).token).toBe('two');
});

test('with a full storage, the page stays signed in regardless of other tabs', () => {
  const page = open({ [AUTH_TOKEN_KEY]: 'one' }, true);
  page.tokens.keep('two');
  page.otherTab(undefined);
  expect(current(page).token).toBe('two');
  page.tokens.drop(current(page));
  expect(page.tokens.current()).toBeUndefined();
});
