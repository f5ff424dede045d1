/** The day of the reader's calendar in which something was, as `2026-11-21`. */
export const dayOf = (at: string): string => {
  const date = new Date(at);
  return [
    String(date.getFullYear()).padStart(4, '0'),
    twoDigits(date.getMonth() + 1),
    twoDigits(date.getDate()),
  ].join('-');
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/**
 * A moment within that day of the reader's calendar. Undefined for an invalid day, as while it is
 * being typed.
 */
export const noonOf = (day: string): Date | undefined => {
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) ? undefined : noon;
};
