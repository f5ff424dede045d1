interface LocalHour {
  /** ISO day. */
  readonly day: string;
  readonly hour: number;
}

/** The moment at which clocks there show this hour. An hour that clocks skip is one beside it. */
export const timeIn = (timeZone: string, { day, hour }: LocalHour): Date => {
  const shown = Date.parse(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);
  // The offset of the moment itself: the first guess may lie on the other side of a change.
  const guess = shown - offsetMs(timeZone, shown);
  return new Date(shown - offsetMs(timeZone, guess));
};

/** By how much clocks there are ahead of UTC. */
const offsetMs = (timeZone: string, at: number): number => {
  const parts = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  }).formatToParts(new Date(at));
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((found) => found.type === type)?.value ?? '';
  const date = `${part('year')}-${part('month')}-${part('day')}`;
  const time = `${part('hour')}:${part('minute')}:${part('second')}`;
  return Date.parse(`${date}T${time}Z`) - at;
};
