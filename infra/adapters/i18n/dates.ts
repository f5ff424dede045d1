/** No reader's zone is known, so each time is told in UTC, and the text around it says so. */
const formats = (options: Intl.DateTimeFormatOptions) => {
  const known = new Map<string, Intl.DateTimeFormat>();
  return (language: string, at: Date): string => {
    // The families live in the United States, in any language.
    const format =
      known.get(language) ??
      new Intl.DateTimeFormat(`${language}-US`, { ...options, timeZone: 'UTC' });
    known.set(language, format);
    return format.format(at);
  };
};

/** Such as "March 4, 2026". */
export const dayIn = formats({ dateStyle: 'long' });

/** Such as "March 2026". */
export const monthIn = formats({ month: 'long', year: 'numeric' });

/** Such as "Mar 4, 2026, 11:30 PM". */
export const momentIn = formats({ dateStyle: 'medium', timeStyle: 'short' });
