import { useSyncExternalStore } from 'react';
import { dayHere } from '../../../components/day-here.ts';

/** Asked again when the page comes back to the front, which may be on another day. */
const onReturn = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

/** The date where the family is. */
export const useToday = (): string =>
  useSyncExternalStore(
    onReturn,
    () => dayHere(),
    () => '',
  );
