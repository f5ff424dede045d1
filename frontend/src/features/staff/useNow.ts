import { useSyncExternalStore } from 'react';
import { createListeners } from '../../listeners.ts';

const TICK_MS = 15_000;

const listeners = createListeners();
let now = new Date();
let timer: number | undefined;
let listening = 0;

/** Shared clock of the page, paused while the page is hidden. */
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
  // Stale if the clock was stopped without subscribers.
  if (timer === undefined && Date.now() - now.getTime() > TICK_MS) now = new Date();
  return now;
};

/** Current time, updated as often as relative times change. */
export const useNow = (): Date => useSyncExternalStore(subscribe, read);
