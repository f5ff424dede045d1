import { type BrowserStorage, tryToKeep } from '../../../../session/browser-storage.ts';
import { SETTINGS_KEY } from './settings.ts';

const UNSENT_KEY = `${SETTINGS_KEY}-unsent`;

/** Marks that settings chosen here have yet to reach the signed-in account. */
export interface Unsent {
  readonly isMarked: () => boolean;
  readonly mark: () => void;
  readonly clear: () => void;
}

export const createUnsent = (storage: BrowserStorage): Unsent => {
  // A browser that keeps nothing forgets it with the settings themselves, when the page is left.
  let isMarked = false;
  return {
    isMarked: () => isMarked || storage.getItem(UNSENT_KEY) !== null,
    mark: () => {
      isMarked = true;
      tryToKeep(storage, UNSENT_KEY, 'true');
    },
    clear: () => {
      isMarked = false;
      storage.removeItem(UNSENT_KEY);
    },
  };
};
