import { storageOr } from '../../../../session/browser-storage.ts';
import { tokens } from '../../../../session/tokens.ts';
import { applySettings } from './apply-settings.ts';
import { readDevicePreferences } from './device-preferences.ts';
import { SETTINGS_KEY } from './settings.ts';
import { createSettingsStore } from './settings-store.ts';
import { createUnsent } from './unsent.ts';

const storage = storageOr(() => localStorage);

/** How the person in front of this browser wants pages to look. The boot script has applied it. */
export const accessibility = createSettingsStore({
  storage,
  preferences: readDevicePreferences(),
  onOtherTab: (listener) =>
    window.addEventListener('storage', ({ key }) => {
      // It is null when everything was cleared.
      if (key === SETTINGS_KEY || key === null) listener();
    }),
  apply: (settings) => applySettings(document.documentElement, settings),
});

export const unsent = createUnsent(storage);

// Here, since the part that syncs with the account may load after the first choice.
accessibility.onChoice(() => {
  if (tokens.current() !== undefined) unsent.mark();
});
