import { useEffect } from 'react';
import { untilNextDay } from './next-day.ts';

/**
 * Calls back now and at each midnight, while the person can see the page: a tab that was left open
 * overnight counts when they come back to it. Also when the network is back. It calls back more than
 * once a day.
 *
 * @param onDay Always the same function.
 */
export const useEachDay = (onDay: () => void): void => {
  useEffect(() => {
    let midnight: number | undefined;
    const check = () => {
      window.clearTimeout(midnight);
      midnight = window.setTimeout(check, untilNextDay(new Date()));
      if (document.visibilityState === 'visible') onDay();
    };
    check();
    document.addEventListener('visibilitychange', check);
    window.addEventListener('online', check);
    return () => {
      window.clearTimeout(midnight);
      document.removeEventListener('visibilitychange', check);
      window.removeEventListener('online', check);
    };
  }, [onDay]);
};
