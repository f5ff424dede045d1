import { useSyncExternalStore } from 'react';
import { dayHere } from './day-here.ts';

/** Reads the date again when the page returns to the foreground. */
const onReturn = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** Local date. */
export const useToday = (): string =>
  useSyncExternalStore(
    onReturn,
    () => dayHere(),
    () => '',
  );
