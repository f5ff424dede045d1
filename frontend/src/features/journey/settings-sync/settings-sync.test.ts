import {
  type AccessibilitySettings,
  DEFAULT_ACCESSIBILITY,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { BrowserStorage } from '../../../session/browser-storage.ts';
import { SETTINGS_KEY } from '../shared/accessibility/settings.ts';
import { createSettingsStore } from '../shared/accessibility/settings-store.ts';
import { createUnsent } from '../shared/accessibility/unsent.ts';
import { createLastAccount } from './last-account.ts';
import { CHOICE_PAUSE_MS, RETRY_MS, startSettingsSync } from './settings-sync.ts';

const DARK: AccessibilitySettings = { ...DEFAULT_ACCESSIBILITY, colorMode: 'dark-high-contrast' };
const LARGE: AccessibilitySettings = { ...DEFAULT_ACCESSIBILITY, fontSize: 24 };

beforeEach(() => {
  vi.useFakeTimers();
});

/** A browser, in which people sign in and out. */
const browser = (chosen?: AccessibilitySettings) => {
  const kept = new Map(chosen && [[SETTINGS_KEY, JSON.stringify(chosen)]]);
  const storage: BrowserStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => kept.set(key, value),
    removeItem: (key) => kept.delete(key),
  };
  const store = createSettingsStore({
    storage,
    preferences: { reducesMotion: false, wantsContrast: false, isDark: false },
    onOtherTab: () => {},
    apply: () => {},
  });
  const unsent = createUnsent(storage);
  return {
    store,
    /** With an account whose server answers from 10 on, unless it is down. */
    signIn: (userId: string) => {
      const sent: (AccessibilitySettings | null)[] = [];
      const onFailure = vi.fn();
      let position = 10;
      const server = { isDown: false };
      const sync = startSettingsSync({
        userId,
        store,
        unsent,
        lastAccount: createLastAccount(storage),
        send: async (settings) => {
          if (server.isDown) throw new Error('Down.');
          sent.push(settings);
          position += 1;
          return String(position);
        },
        isTransient: () => true,
        onFailure,
      });
      onTestFinished(sync.stop);
      return { ...sync, sent, server, onFailure };
    },
  };
};

const pause = () => vi.advanceTimersByTimeAsync(CHOICE_PAUSE_MS);

test('signing in applies the account’s settings over earlier ones of this browser', async () => {
  const { store, signIn } = browser(LARGE);
  const { hear, sent } = signIn('ann');
  hear(DARK, '5');
  await pause();
  expect(store.kept()).toEqual(DARK);
  expect(sent).toEqual([]);
});

test('an account without settings gets those chosen here, without the defaults', async () => {
  const chosen = browser(LARGE).signIn('ann');
  chosen.hear(null, '5');
  const untouched = browser().signIn('bob');
  untouched.hear(null, '5');
  await pause();
  expect(chosen.sent).toEqual([LARGE]);
  expect(untouched.sent).toEqual([]);
});

test('of many choices in a row, the last state is sent', async () => {
  const { store, signIn } = browser();
  const { hear, sent } = signIn('ann');
  hear(null, '5');
  for (const fontSize of [17, 18, 19, 24]) store.change({ fontSize });
  await pause();
  expect(sent).toEqual([LARGE]);
  store.reset();
  await pause();
  expect(sent).toEqual([LARGE, null]);
});

test('does not send a preview, nor end it for outside changes', async () => {
  const { store, signIn } = browser();
  const { hear, sent } = signIn('ann');
  hear(null, '5');
  store.preview('autism-friendly');
  hear(LARGE, '6');
  await pause();
  expect(sent).toEqual([]);
  expect([store.kept(), store.previewed()]).toEqual([LARGE, 'autism-friendly']);
});

test('follows changes and resets from elsewhere', () => {
  const { store, signIn } = browser();
  const { hear } = signIn('ann');
  hear(DARK, '5');
  hear(LARGE, '6');
  expect(store.kept()).toEqual(LARGE);
  hear(null, '7');
  expect(store.kept()).toBeNull();
});

test('a choice made here holds until the account has it', async () => {
  const { store, signIn } = browser();
  const { hear, sent } = signIn('ann');
  hear(DARK, '5');
  store.change(LARGE);
  hear(DARK, '6');
  await pause();
  // A read that gave up waiting.
  hear(DARK, '7');
  expect(store.kept()).toEqual(LARGE);
  expect(sent).toEqual([LARGE]);
});

test('reports a failure once and retries until it succeeds', async () => {
  const { store, signIn } = browser();
  const { hear, sent, server, onFailure } = signIn('ann');
  hear(null, '5');
  server.isDown = true;
  store.change(LARGE);
  await pause();
  await vi.advanceTimersByTimeAsync(2 * RETRY_MS);
  expect(onFailure).toHaveBeenCalledOnce();
  expect(store.kept()).toEqual(LARGE);
  server.isDown = false;
  await vi.advanceTimersByTimeAsync(RETRY_MS);
  expect(sent).toEqual([LARGE]);
});

test('the next page sends settings left unsent', async () => {
  const { store, signIn } = browser();
  const { hear, server, stop } = signIn('ann');
  hear(DARK, '5');
  server.isDown = true;
  store.change({ fontSize: 24 });
  stop();
  const next = signIn('ann');
  next.hear(DARK, '5');
  await pause();
  expect(next.sent).toEqual([{ ...DARK, fontSize: 24 }]);
});

test('one person’s settings stay on the page but never reach another’s account', async () => {
  const { store, signIn } = browser();
  const ann = signIn('ann');
  ann.hear(DARK, '5');
  ann.server.isDown = true;
  store.change({ fontSize: 24 });
  ann.stop();
  const bob = signIn('bob');
  bob.hear(null, '6');
  await pause();
  expect(bob.sent).toEqual([]);
  expect(store.kept()).toEqual({ ...DARK, fontSize: 24 });
});

test('waits for the account’s settings, then sends choices made meanwhile', async () => {
  const { store, signIn } = browser();
  const { hear, sent } = signIn('ann');
  store.change(LARGE);
  await pause();
  expect(sent).toEqual([]);
  hear(DARK, '5');
  await pause();
  expect(sent).toEqual([LARGE]);
});

test('sends nothing after signing out', async () => {
  const { store, signIn } = browser();
  const { hear, sent, stop } = signIn('ann');
  hear(null, '5');
  stop();
  store.change(LARGE);
  await pause();
  expect(sent).toEqual([]);
});
