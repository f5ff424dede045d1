/** Cell prefixes that spreadsheets execute as formulas. */
const FORMULA = /^[=+\-@\t\r\n]/;

const cellOf = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * Encodes rows, column names first, as CSV (RFC 4180) with a byte order mark, which Excel needs to detect
 * UTF-8. Prefixes cells that a spreadsheet would execute with an apostrophe.
 */
export const csvFile = (rows: readonly (readonly string[])[]): Blob => {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  return new Blob(['\u{FEFF}', ...lines], { type: 'text/csv;charset=utf-8' });
};
