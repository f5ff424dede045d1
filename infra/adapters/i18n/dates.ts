/** Formats in UTC, since the reader's time zone is unknown; the text around it says so. */
const formats = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (language: string, at: Date): string => {
    // US formats in any language, since the families live in the United States.
    const format =
      known.get(language) ??
      new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: 'UTC' });
    known.set(language, format);
    return format.format(at);
  };
};

/** Format such as "March 4, 2026". */
export const dayIn = formats({ dateStyle: 'long' });

/** Format such as "March 2026". */
export const monthIn = formats({ month: 'long', year: 'numeric' });

/** Format such as "Mar 4, 2026, 11:30 PM". */
export const momentIn = formats({ dateStyle: 'medium', timeStyle: 'short' });
