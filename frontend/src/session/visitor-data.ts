import { storageOr } from './browser-storage.ts';
import { tokens } from './tokens.ts';
import { createVisitorDataStore } from './visitor-data-store.ts';

/** This browser's answers of the onboarding form. */
export const visitorData = createVisitorDataStore({
  storage: storageOr(() => localStorage),
  isSignedIn: () => tokens.current() !== undefined,
  onOutside: (listener) => {
    const ignoreTokens = tokens.subscribe(listener);
    window.addEventListener('storage', listener);
    return () => {
      ignoreTokens();
      window.removeEventListener('storage', listener);
    };
  },
});
