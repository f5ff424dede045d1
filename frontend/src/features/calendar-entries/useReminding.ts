import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { Occurrence } from '@hearthway/domain/calendar-entries/calendar-entries.contract.ts';
import { useEffect, useState } from 'react';

/** Occurrences that remind the reader now. A page that stays open shows each at its minute. */
export const useReminding = (occurrences: readonly Occurrence[]): readonly Occurrence[] => {
  const [now, setNow] = useState(Date.now);
  const moments = occurrences.flatMap(({ reminder }) =>
    reminder === null ? [] : [Date.parse(reminder.from), Date.parse(reminder.until)],
  );
  const next = Math.min(...moments.filter((moment) => moment > now));
  useEffect(() => {
    if (next === Number.POSITIVE_INFINITY) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.min(next - Date.now(), HOUR_MS));
    return () => clearTimeout(timer);
  }, [next]);
  return occurrences.filter(
    ({ reminder }) =>
      reminder !== null && Date.parse(reminder.from) <= now && now < Date.parse(reminder.until),
  );
};
