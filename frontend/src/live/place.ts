import { createListeners } from '../listeners.ts';

/** The page's route, for support staff who watch its family. */
export interface Place {
  /** A route such as `/resources/:category`; undefined until a page is shown. */
  readonly current: () => string | undefined;
  readonly become: (place: string) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

export const createPlace = (): Place => {
  const listeners = createListeners();
  let current: string | undefined;
  return {
    current: () => current,
    become: (place) => {
      if (place === current) return;
      current = place;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
};

/** Place of this page. */
export const place = createPlace();
