/** Returns the date of an ISO date and time. */
export const dayOf = (moment: string): string => moment.slice(0, 10);

/** Removes line breaks and terminal control characters, since strangers wrote the text. */
export const printable = (text: string): string =>
  text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');
