import { expect, test } from 'vitest';
import type { BrowserStorage } from './browser-storage.ts';
import { createDraftStore, DRAFTS_KEY } from './draft-store.ts';

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

/** Somebody was signed in, typed and was away for too long. */
const leftBehind = () => {
  const tab = open();
  tab.drafts.claim('ann');
  tab.drafts.keep('ann', 'feedback', { message: 'Half a' });
  tab.drafts.leave('/resources?search=talking');
  return tab;
};

test('the same person finds what they typed and where they were, even after a reload', () => {
  const { drafts } = open(leftBehind().kept);
  drafts.claim('ann');
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  expect(drafts.placeOf('ann')).toBe('/resources?search=talking');
});

test('another person finds nothing, and nothing of it is left', () => {
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

test('forms are kept apart, and one that was sent is forgotten', () => {
  const { drafts } = open();
  drafts.keep('ann', 'feedback', { message: 'Half a' });
  drafts.keep('ann', 'name', { firstName: 'An' });
  drafts.forget('ann', 'feedback');
  expect(drafts.read('ann', 'feedback')).toEqual({});
  expect(drafts.read('ann', 'name')).toEqual({ firstName: 'An' });
});

test('the place is told until the person is there again, and the forms stay', () => {
  const { drafts } = leftBehind();
  drafts.arrived('ann');
  expect(drafts.placeOf('ann')).toBeUndefined();
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
});

test('where nobody was signed in, no place is remembered', () => {
  const { kept, drafts } = open();
  drafts.leave('/resources');
  expect([...kept]).toEqual([]);
});

test.each(['', '{', '{"userId":1}', '[]'])('what is no draft of ours, %j, is none', (text) => {
  const { drafts } = open(new Map([[DRAFTS_KEY, text]]));
  expect(drafts.read('ann', 'feedback')).toEqual({});
});

test('a browser that is full loses drafts, and leaves nobody those of another', () => {
  const { kept, drafts } = open(leftBehind().kept, true);
  drafts.keep('ann', 'feedback', { message: 'Half a sentence' });
  expect(drafts.read('ann', 'feedback')).toEqual({ message: 'Half a' });
  drafts.claim('bob');
  expect([...kept]).toEqual([]);
});
