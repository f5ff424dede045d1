import { expect, test, vi } from 'vitest';
import type { BrowserStorage } from './browser-storage.ts';
import { createVisitorDataStore, VISITOR_DATA_KEY } from './visitor-data-store.ts';

const DATA = {
  diagnosisDate: '2026-10-02',
  location: 'Durham, NC',
  onboardingCompleted: true,
} as const;

const open = (text?: string, { isSignedIn = false } = {}) => {
  const kept = new Map(text === undefined ? [] : [[VISITOR_DATA_KEY, text]]);
  const storage: BrowserStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  const outside = new Set<() => void>();
  const onOutside = (listener: () => void) => {
    outside.add(listener);
    return () => outside.delete(listener);
  };
  const signedIn = () => isSignedIn;
  const store = createVisitorDataStore({ storage, isSignedIn: signedIn, onOutside });
  return { kept, storage, outside, store };
};

test('reads saved data, as the same object until it changes', () => {
  const { store } = open();
  expect(store.read()).toBeUndefined();
  expect(store.save(DATA)).toBe(true);
  expect(store.read()).toEqual(DATA);
  expect(store.read()).toBe(store.read());
});

test('clearing removes the data', () => {
  const { store, kept } = open(JSON.stringify(DATA));
  store.clear();
  expect([store.read(), kept.size]).toEqual([undefined, 0]);
});

test('reports a refusing storage and keeps the old data', () => {
  const { storage } = open(JSON.stringify(DATA));
  const full: BrowserStorage = {
    ...storage,
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  };
  const store = createVisitorDataStore({
    storage: full,
    isSignedIn: () => false,
    onOutside: () => () => {},
  });
  expect(store.save({ ...DATA, location: 'Boise, ID' })).toBe(false);
  expect(store.read()).toEqual(DATA);
});

test('notifies listeners of own and outside changes until they unsubscribe', () => {
  const { store, outside } = open();
  const heard = vi.fn();
  const ignore = store.subscribe(heard);
  store.save(DATA);
  store.clear();
  for (const listener of outside) listener();
  expect(heard).toHaveBeenCalledTimes(3);
  ignore();
  store.save(DATA);
  expect([heard.mock.calls.length, outside.size]).toEqual([3, 0]);
});

test('the next account to sign in owns the data until it has decided', () => {
  const { store } = open(JSON.stringify(DATA), { isSignedIn: true });
  store.claim('ann');
  expect(store.read()?.owner).toEqual({ userId: 'ann', isSettled: false });
  store.settle();
  store.claim('ann');
  expect(store.read()).toEqual({ ...DATA, owner: { userId: 'ann', isSettled: true } });
});

test('a later account finds nothing, and the data is removed', () => {
  const { store, kept } = open(JSON.stringify(DATA), { isSignedIn: true });
  store.claim('ann');
  store.claim('bob');
  expect([store.read(), kept.size]).toEqual([undefined, 0]);
});

test('is hidden while its owner is signed out', () => {
  const { store, kept } = open(JSON.stringify(DATA));
  store.claim('ann');
  expect([store.read(), kept.size]).toEqual([undefined, 1]);
  store.save(DATA);
  expect(store.read()).toEqual(DATA);
});

test('claiming and settling do nothing without data', () => {
  const { store, kept } = open();
  store.claim('ann');
  store.settle();
  expect(kept.size).toBe(0);
});

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"location":"Durham"}',
  JSON.stringify({ ...DATA, diagnosisDate: '' }),
  JSON.stringify({ ...DATA, onboardingCompleted: false }),
])('rubbish, %j, is nothing', (text) => {
  expect(open(text).store.read()).toBeUndefined();
});
