import { createListeners } from '../listeners.ts';

/** Route of the page, for support staff who watch its family. */
export interface Place {
  /** Route such as `/resources/:category`; undefined until a page is shown. */
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

export const place = createPlace();
