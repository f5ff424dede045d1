import { useEffect, useEffectEvent } from 'react';
import { minutesLeft } from './timeline/grant.ts';
import { useNow } from './useNow.ts';

/** Asks the server at the end (`until`, ISO) whether a look is over, since only the server ends it. */
export const useLookEnd = (until: string, ask: () => void): void => {
  const now = useNow();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (minutesLeft(until, now) === 0) askNow();
  }, [until, now]);
};
