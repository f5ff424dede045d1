import { useEffect, useEffectEvent } from 'react';
import { minutesLeft } from './timeline/grant.ts';
import { useNow } from './useNow.ts';

/**
 * Asks at the end of a look whether it is over: only the server ends it.
 *
 * @param until The end, as ISO.
 */
export const useLookEnd = (until: string, ask: () => void): void => {
  const now = useNow();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (minutesLeft(until, now) === 0) askNow();
  }, [until, now]);
};
