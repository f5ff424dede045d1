import { useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';

const TICK_MS = 15_000;

const listeners = createListeners();
let now = new Date();
let timer: number | undefined;
let listening = 0;

/** One clock for the page, which stops while the page is hidden. */
const subscribe = (listener: () => void): (() => void) => {
  const stop = listeners.subscribe(listener);
  listening += 1;
  timer ??= window.setInterval(() => {
    now = new Date();
    listeners.notify();
  }, TICK_MS);
  return () => {
    stop();
    listening -= 1;
    if (listening > 0) return;
    window.clearInterval(timer);
    timer = undefined;
  };
};

const read = (): Date => {
  // It has stopped since the last subscriber left.
  if (timer === undefined && Date.now() - now.getTime() > TICK_MS) now = new Date();
  return now;
};

/** The time, updated as often as words such as "a minute ago" change. */
export const useNow = (): Date => useSyncExternalStore(subscribe, read);
