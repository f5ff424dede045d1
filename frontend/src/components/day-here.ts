/** Local calendar day of a moment, `YYYY-MM-DD`. */
export const dayHere = (at = new Date()): string =>
  [
    String(at.getFullYear()).padStart(4, '0'),
    twoDigits(at.getMonth() + 1),
    twoDigits(at.getDate()),
  ].join('-');

export const twoDigits = (number: number): string => String(number).padStart(2, '0');
