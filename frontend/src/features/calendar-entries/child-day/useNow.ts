import { MINUTE_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { useEffect, useState } from 'react';

/** The present, again every so many milliseconds. */
export const useNow = (everyMs = MINUTE_MS): Date => {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
};
