import { storageOr } from '../session/browser-storage.ts';
import { applySettings } from './apply-settings.ts';
import { readDevicePreferences } from './device-preferences.ts';
import { SETTINGS_KEY } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';

/** How the person in front of this browser wants pages to look. The boot script has applied it. */
export const accessibility = createSettingsStore({
  storage: storageOr(() => localStorage),
  preferences: readDevicePreferences(),
  onOtherTab: (listener) =>
    window.addEventListener('storage', ({ key }) => {
      // It is null when everything was cleared.
      if (key === SETTINGS_KEY || key === null) listener();
    }),
  apply: (settings) => applySettings(document.documentElement, settings),
});
