import type {
  AccessibilitySettings,
  ColorMode,
} from '@hearthway/domain/journey/accessibility.constants.ts';
import { createListeners } from '../../../../listeners.ts';
import { type BrowserStorage, tryToKeep } from '../../../../session/browser-storage.ts';
import { type DevicePreferences, readSettings, SETTINGS_KEY, settingsFor } from './settings.ts';

/** See docs/product-rules.md#accessibility-settings. */
export interface SettingsStore {
  /** The saved settings, without a preview. */
  readonly current: () => AccessibilitySettings;
  /** The same, or null where only the device's own preferences speak. */
  readonly kept: () => AccessibilitySettings | null;
  /** Saved at once, as far as the browser keeps anything. */
  readonly change: (changes: Partial<AccessibilitySettings>) => void;
  /** Resets to the device's own preferences. */
  readonly reset: () => void;
  /** Settings made elsewhere, or null for a reset. A preview goes on, since it may be on screen. */
  readonly take: (settings: AccessibilitySettings | null) => void;
  /** The color mode in preview, in place of the saved one. */
  readonly previewed: () => ColorMode | undefined;
  readonly preview: (mode: ColorMode) => void;
  readonly endPreview: () => void;
  /** Notified of every change, including other tabs'. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Notified of changes and resets on this page, once stored. */
  readonly onChoice: (listener: () => void) => () => void;
}

export interface SettingsStoreOptions {
  readonly storage: BrowserStorage;
  readonly preferences: DevicePreferences;
  /** Calls back when another tab may have changed the stored value. */
  readonly onOtherTab: (listener: () => void) => void;
  readonly apply: (settings: AccessibilitySettings) => void;
}

export const createSettingsStore = ({
  storage,
  preferences,
  onOtherTab,
  apply,
}: SettingsStoreOptions): SettingsStore => {
  const listeners = createListeners();
  const choices = createListeners();
  const initial = settingsFor(preferences);
  const read = () => readSettings(storage.getItem(SETTINGS_KEY), initial);
  const isStored = () => storage.getItem(SETTINGS_KEY) !== null;
  let current = read();
  let isSet = isStored();
  let previewed: ColorMode | undefined;

  const show = (settings: AccessibilitySettings, preview: ColorMode | undefined): void => {
    current = settings;
    previewed = preview;
    apply({ ...current, colorMode: previewed ?? current.colorMode });
    listeners.notify();
  };
  onOtherTab(() => {
    isSet = isStored();
    show(read(), previewed);
  });

  const keep = (settings: AccessibilitySettings | null, preview: ColorMode | undefined): void => {
    isSet = settings !== null;
    show(settings ?? initial, preview);
    // Where nothing is kept, it holds until the page is left.
    if (settings === null) storage.removeItem(SETTINGS_KEY);
    else tryToKeep(storage, SETTINGS_KEY, JSON.stringify(settings));
  };
  const choose = (settings: AccessibilitySettings | null, preview: ColorMode | undefined): void => {
    keep(settings, preview);
    choices.notify();
  };

  return {
    current: () => current,
    kept: () => (isSet ? current : null),
    change: (changes) =>
      // Choosing a color mode ends the preview of another.
      choose({ ...current, ...changes }, changes.colorMode === undefined ? previewed : undefined),
    reset: () => choose(null, undefined),
    take: (settings) => keep(settings, previewed),
    previewed: () => previewed,
    preview: (mode) => show(current, mode),
    endPreview: () => show(current, undefined),
    subscribe: listeners.subscribe,
    onChoice: choices.subscribe,
  };
};
