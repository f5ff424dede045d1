import type { AccessibilitySettings } from '@hearthway/domain/journey/accessibility.constants.ts';
import { expect, test } from 'vitest';
import type { BrowserStorage } from '../../../../session/browser-storage.ts';
import { SETTINGS_KEY } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';

const open = (refuses = false) => {
  const kept = new Map<string, string>();
  const storage: BrowserStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => {
      if (refuses) throw new DOMException('Full.', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key) => kept.delete(key),
  };
  const shown: AccessibilitySettings[] = [];
  let otherTab = () => {};
  const store = createSettingsStore({
    storage,
    preferences: { reducesMotion: true, wantsContrast: false, isDark: false },
    onOtherTab: (listener) => {
      otherTab = listener;
    },
    apply: (settings) => shown.push(settings),
  });
  const stored = (): unknown => JSON.parse(kept.get(SETTINGS_KEY) ?? 'null');
  const fromOtherTab = (settings: object): void => {
    kept.set(SETTINGS_KEY, JSON.stringify(settings));
    otherTab();
  };
  return { store, stored, fromOtherTab, shown: () => shown.at(-1) };
};

test('a change is applied, published and saved at once', () => {
  const { store, stored, shown } = open();
  let notified = 0;
  store.subscribe(() => {
    notified += 1;
  });
  store.change({ fontSize: 20 });
  expect(store.current().fontSize).toBe(20);
  expect(shown()).toEqual(store.current());
  expect(stored()).toEqual(store.current());
  expect(notified).toBe(1);
});

test('a preview is shown and not saved, until it ends', () => {
  const { store, stored, shown } = open();
  store.preview('autism-friendly');
  expect(shown()?.colorMode).toBe('autism-friendly');
  expect(store.current().colorMode).toBe('default');
  store.change({ autoplay: true });
  expect(shown()).toMatchObject({ colorMode: 'autism-friendly', autoplay: true });
  expect(stored()).toMatchObject({ colorMode: 'default', autoplay: true });
  store.endPreview();
  expect(shown()?.colorMode).toBe('default');
});

test('using a color mode ends the preview of another', () => {
  const { store, stored, shown } = open();
  store.preview('autism-friendly');
  store.change({ colorMode: 'high-contrast' });
  expect(store.previewed()).toBeUndefined();
  expect(shown()?.colorMode).toBe('high-contrast');
  expect(stored()).toMatchObject({ colorMode: 'high-contrast' });
});

test('a reset goes back to the device’s own preferences and keeps nothing', () => {
  const { store, stored, shown } = open();
  store.change({ reducedMotion: false, colorMode: 'high-contrast' });
  store.preview('autism-friendly');
  store.reset();
  expect(shown()).toMatchObject({ reducedMotion: true, colorMode: 'default' });
  expect(stored()).toBeNull();
});

test('applies settings of another tab, behind a preview', () => {
  const { store, fromOtherTab, shown } = open();
  store.preview('autism-friendly');
  fromOtherTab({ fontSize: 24, colorMode: 'high-contrast' });
  expect(shown()).toMatchObject({ fontSize: 24, colorMode: 'autism-friendly' });
  store.endPreview();
  expect(shown()?.colorMode).toBe('high-contrast');
});

test('settings change the page even when the storage is full', () => {
  const { store, shown } = open(true);
  store.change({ fontSize: 24 });
  expect(shown()?.fontSize).toBe(24);
});
