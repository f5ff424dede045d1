import { type BrowserStorage, tryToKeep } from '../session/browser-storage.ts';
import {
  type AccessibilitySettings,
  type ColorMode,
  type DevicePreferences,
  readSettings,
  SETTINGS_KEY,
  settingsFor,
} from './settings.ts';

/** Specification, sections 2 and 4. */
export interface SettingsStore {
  /** What is set; a preview is none of it. */
  readonly current: () => AccessibilitySettings;
  /** Saved at once, as far as the browser keeps anything. */
  readonly change: (changes: Partial<AccessibilitySettings>) => void;
  /** Forgets what was set: the device's own preferences count again. */
  readonly reset: () => void;
  /** The color mode that is shown for now, in place of the one that is set. */
  readonly previewed: () => ColorMode | undefined;
  readonly preview: (mode: ColorMode) => void;
  readonly endPreview: () => void;
  /** Hears of every change, those that other tabs make included. */
  readonly subscribe: (listener: () => void) => () => void;
}

export interface SettingsStoreOptions {
  readonly storage: BrowserStorage;
  readonly preferences: DevicePreferences;
  /** Calls back when another tab may have changed what is stored. */
  readonly onOtherTab: (listener: () => void) => void;
  readonly apply: (settings: AccessibilitySettings) => void;
}

export const createSettingsStore = ({
  storage,
  preferences,
  onOtherTab,
  apply,
}: SettingsStoreOptions): SettingsStore => {
  const listeners = new Set<() => void>();
  const initial = settingsFor(preferences);
  const read = () => readSettings(storage.getItem(SETTINGS_KEY), initial);
  let current = read();
  let previewed: ColorMode | undefined;

  const show = (settings: AccessibilitySettings, preview: ColorMode | undefined): void => {
    current = settings;
    previewed = preview;
    apply({ ...current, colorMode: previewed ?? current.colorMode });
    for (const listener of listeners) listener();
  };
  onOtherTab(() => show(read(), previewed));

  return {
    current: () => current,
    change: (changes) => {
      // Whoever chooses a color mode has seen enough of another.
      show({ ...current, ...changes }, changes.colorMode === undefined ? previewed : undefined);
      // Where nothing is kept, it holds until the page is left.
      tryToKeep(storage, SETTINGS_KEY, JSON.stringify(current));
    },
    reset: () => {
      storage.removeItem(SETTINGS_KEY);
      show(initial, undefined);
    },
    previewed: () => previewed,
    preview: (mode) => show(current, mode),
    endPreview: () => show(current, undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
