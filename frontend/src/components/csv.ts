/** Starts a formula in spreadsheets, which would run when the file is opened. */
const FORMULA = /^[=+\-@\t\r\n]/;

const cellOf = (value: string): string => {
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/**
 * A table as a file of comma-separated values (RFC 4180), the names of its columns first. It begins
 * with a byte order mark, without which Excel would not read it as UTF-8.
 *
 * A cell that a spreadsheet would run is given an apostrophe in front, which makes it a text.
 */
export const csvFile = (rows: readonly (readonly string[])[]): Blob => {
  const lines = rows.map((row) => `${row.map(cellOf).join(',')}\r\n`);
  return new Blob(['\u{FEFF}', ...lines], { type: 'text/csv;charset=utf-8' });
};
