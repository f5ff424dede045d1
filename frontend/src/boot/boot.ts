import { AUTH_TOKEN_KEY } from '@hearthway/domain/session/session.constants.ts';
import { applySettings } from '../features/journey/shared/accessibility/apply-settings.ts';
import { readDevicePreferences } from '../features/journey/shared/accessibility/device-preferences.ts';
import {
  readSettings,
  SETTINGS_KEY,
  settingsFor,
} from '../features/journey/shared/accessibility/settings.ts';
import { holdEarlyForms } from './hold-early-forms.ts';
import { startAfterPaint } from './start-after-paint.ts';

/*
 * Runs before anything is painted, as a file of its own since the pages allow no inline script. It
 * must stay small, and must not fail: a browser that keeps nothing shows the page as it is.
 */
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const apply = (): void =>
  applySettings(
    document.documentElement,
    readSettings(stored(SETTINGS_KEY), settingsFor(readDevicePreferences())),
  );

apply();
// Another tab has changed them, or cleared everything.
window.addEventListener('storage', ({ key }) => {
  if (key === SETTINGS_KEY || key === null) apply();
});

// Hides the parts for visitors when a session is likely (base.css).
if (stored(AUTH_TOKEN_KEY) !== null) document.documentElement.dataset['session'] = 'likely';

holdEarlyForms();
startAfterPaint();
