/** `UTC`, or an area and a place. Checked first: `Intl` takes milliseconds to refuse a text. */
const NAME = /^(?:utc|gmt|[a-z]+(?:\/[\w+-]+){1,2})$/i;

/** Whether it is the name of a time zone: `America/New_York`. */
export const isTimeZone = (timeZone: string): boolean => {
  if (!NAME.test(timeZone)) return false;
  try {
    return formatIn(timeZone) !== undefined;
  } catch {
    return false;
  }
};

/** The date there at this time, `YYYY-MM-DD`. Throws for an unknown time zone. */
export const dayIn = (timeZone: string, now: Date): string => {
  const parts = new Map(
    formatIn(timeZone)
      .formatToParts(now)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
};

/** There are some 600 zones; their names are taken in any case. */
const MAX_FORMATS = 1_000;

/** Making one costs more than a hundred uses of it. */
const formats = new Map<string, Intl.DateTimeFormat>();

const formatIn = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  if (formats.size >= MAX_FORMATS) formats.clear();
  formats.set(timeZone, format);
  return format;
};
