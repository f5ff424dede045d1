import { beforeEach, expect, test } from 'vitest';
import { type BrowserStorage, storageOr } from './browser-storage.ts';
import { createLastSearchStore, LAST_SEARCH_KEY } from './last-search-store.ts';

const SPEECH = '/resources/speech-therapy?location=27701';

let storage: BrowserStorage;

/** As another page load sees it. */
const reloaded = () => createLastSearchStore(storage);

beforeEach(() => {
  storage = storageOr(() => {
    throw new Error('This storage is refused.');
  });
});

test('a search is there after a reload, for its own account alone', () => {
  reloaded().keep('ana', SPEECH);
  expect(reloaded().read('ana')).toBe(SPEECH);
  expect(reloaded().read('ben')).toBe(undefined);
});

test('the next search takes its place', () => {
  reloaded().keep('ana', SPEECH);
  reloaded().keep('ana', '/resources/dental');
  expect(reloaded().read('ana')).toBe('/resources/dental');
});

test('another account that signs in removes it, its own does not', () => {
  reloaded().keep('ana', SPEECH);
  reloaded().claim('ana');
  expect(reloaded().read('ana')).toBe(SPEECH);
  reloaded().claim('ben');
  expect(storage.getItem(LAST_SEARCH_KEY)).toBe(null);
});

test('signing out removes it', () => {
  reloaded().keep('ana', SPEECH);
  reloaded().clear();
  expect(storage.getItem(LAST_SEARCH_KEY)).toBe(null);
});

test('rubbish is as good as nothing', () => {
  for (const text of ['', '{', 'null', '{"userId":"ana"}', '{"userId":"ana","path":7}']) {
    storage.setItem(LAST_SEARCH_KEY, text);
    expect(reloaded().read('ana')).toBe(undefined);
  }
});
