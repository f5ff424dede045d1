/**
 * The five digits of a ZIP code, from five or nine of them; null when it is none. Spreadsheets take
 * leading zeros for noise, so that Boston's 02134 arrives as 2134: they are put back.
 */
export const fiveDigitZip = (text: string): string | null => {
  const digits = text.trim().replace(/^(\d{3,5})-(\d{4})$/, '$1$2');
  if (!/^(\d{3,5}|\d{7,9})$/.test(digits)) return null;
  const zip = digits.length > 5 ? digits.padStart(9, '0').slice(0, 5) : digits.padStart(5, '0');
  return zip < LOWEST ? null : zip;
};

/** The lowest ZIP code there is: Holtsville, New York. */
const LOWEST = '00501';
