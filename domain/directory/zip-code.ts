/**
 * Returns the five digits of a five- or nine-digit ZIP code; null if invalid. Restores leading zeros that
 * spreadsheets drop: Boston's 02134 arrives as 2134.
 */
export const fiveDigitZip = (text: string): string | null => {
  const digits = text.trim().replace(/^(\d{3,5})-(\d{4})$/, '$1$2');
  if (!/^(\d{3,5}|\d{7,9})$/.test(digits)) return null;
  const zip = digits.length > 5 ? digits.padStart(9, '0').slice(0, 5) : digits.padStart(5, '0');
  return zip < LOWEST ? null : zip;
};

/** Lowest ZIP code in use: Holtsville, New York. */
const LOWEST = '00501';
