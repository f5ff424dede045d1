import { expect, test } from 'vitest';
import type { BrowserStorage } from './browser-storage.ts';
import { createDraftStore, DRAFTS_KEY, VISITOR } from './draft-store.ts';

const open = (kept = new Map<string, string>(), isFull = false) => {
  const storage: BrowserStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (isFull) throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
  return { kept, drafts: createDraftStore(storage) };
};

/** A session that timed out after typing. */
const leftBehind = () => {
  const tab = open();
  tab.drafts.claim('ann');
  tab.drafts.keep('ann', 'feedback', { message: 'Half a' });
  tab.drafts.leave('/resources?search=talking');
  return tab;
};

test('the same account finds its input and page, even after a reload', () => {
  const { drafts } = open(leftBehind().kept);
  drafts.claim('ann');
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  expect(drafts.placeOf('ann')).toBe('/resources?search=talking');
});

test('another account finds nothing, and the draft is removed', () => {
  const { kept, drafts } = leftBehind();
  expect([drafts.read('bob', 'feedback'), drafts.placeOf('bob')]).toEqual([{}, undefined]);
  drafts.claim('bob');
  expect([...kept.values()].join()).not.toMatch(/Half a|talking|ann/);
  drafts.claim('ann');
  expect([drafts.read('ann', 'feedback'), drafts.placeOf('ann')]).toEqual([{}, undefined]);
});

test('signing out leaves nothing', () => {
  const { kept, drafts } = leftBehind();
  drafts.clear();
  expect([...kept]).toEqual([]);
});

test('a visitor’s drafts and those of a session that timed out do not replace each other', () => {
  const { kept, drafts } = leftBehind();
  drafts.keep(VISITOR, 'contact', { message: 'Hello' });
  expect(drafts.read(VISITOR, 'contact')).toEqual({ message: 'Hello' });
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  drafts.clear();
  expect([...kept]).toEqual([]);
});

test('the next account to sign in claims a visitor’s drafts, and no account after it', () => {
  const { drafts } = leftBehind();
  drafts.keep(VISITOR, 'contact', { message: 'Hello' });
  drafts.claim('ann');
  expect(drafts.read('ann', 'contact')).toEqual({ message: 'Hello' });
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  expect(drafts.read(VISITOR, 'contact')).toEqual({});
  drafts.claim('bob');
  expect(drafts.read('bob', 'contact')).toEqual({});
});

test('a form that a visitor went on with is claimed as it was typed last', () => {
  const { drafts } = leftBehind();
  drafts.keep(VISITOR, 'feedback', { message: 'Half a sentence' });
  drafts.claim('ann');
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a sentence' });
});

test('keeps forms apart, and forgets one that was sent', () => {
  const { drafts } = open();
  drafts.keep('ann', 'feedback', { message: 'Half a' });
  drafts.keep('ann', 'name', { firstName: 'An' });
  drafts.forget('ann', 'feedback');
  expect(drafts.read('ann', 'feedback')).toEqual({});
  expect(drafts.read('ann', 'name')).toEqual({ firstName: 'An' });
});

test('returns the place until the person is back there, and keeps the forms', () => {
  const { drafts } = leftBehind();
  drafts.arrived('ann');
  expect(drafts.placeOf('ann')).toBeUndefined();
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
});

test('remembers no place for visitors', () => {
  const { kept, drafts } = open();
  drafts.leave('/resources');
  expect([...kept]).toEqual([]);
});

test.each(['', '{', '{"userId":1}', '[]'])('ignores invalid drafts: %j', (text) => {
  const { drafts } = open(new Map([[DRAFTS_KEY, text]]));
  expect(drafts.read('ann', 'feedback')).toEqual({});
});

test('a full storage loses drafts, but never shows those of another account', () => {
  const { kept, drafts } = open(leftBehind().kept, true);
  drafts.keep('ann', 'feedback', { message: 'Half a sentence' });
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  drafts.claim('bob');
  expect([...kept]).toEqual([]);
});
