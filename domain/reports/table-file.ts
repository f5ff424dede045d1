import type { Cell, ReportParams } from './report.ts';
import type { FileFormat, ReportTable } from './reports.contract.ts';

/** The question, which a file contains to explain itself. */
export interface AnsweredQuestion extends ReportParams {
  readonly report: string;
  readonly reportVersion: number;
  readonly asOf: string | null;
}

/** The same table gives the same text, to the byte. */
export const tableFile = (
  format: FileFormat,
  table: ReportTable,
  question: AnsweredQuestion,
): string => {
  switch (format) {
    case 'csv':
      return csvOf(table);
    case 'json':
      return jsonOf(table, question);
  }
};

/** Goes before a CSV file: without it Excel would not read the file as UTF-8. */
export const BYTE_ORDER_MARK = '\u{FEFF}';

/** RFC 4180, with the ids of the columns first, which `docs/metrics.md` defines. */
const csvOf = ({ columns, rows }: ReportTable): string =>
  [columns.map(({ id }) => id), ...rows]
    .map((row) => `${row.map(csvCellOf).join(',')}\r\n`)
    .join('');

/** Starts of a formula, which a spreadsheet would run on opening the file. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** A text that a spreadsheet would run is given an apostrophe in front. A number never is. */
const csvCellOf = (cell: Cell): string => {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

const jsonOf = (
  { columns, rows, told }: ReportTable,
  { report, reportVersion, from, to, groupBy, state, asOf }: AnsweredQuestion,
): string =>
  `${JSON.stringify(
    { report, reportVersion, from, to, groupBy, state, asOf, timeZone: 'UTC', told, columns, rows },
    undefined,
    2,
  )}\n`;
