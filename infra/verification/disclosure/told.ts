import { tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { Report, ReportParams } from '@hearthway/domain/reports/report.ts';
import { isNumeric } from '@hearthway/domain/reports/reports.contract.ts';

/** Of the numbers of a table, those that are told, and how many there are. */
export const toldCells = (
  report: Report,
  state: unknown,
  params: ReportParams,
): { readonly told: number; readonly cells: number } => {
  const { columns, rows } = tableOf(report, state, params);
  const numbers = rows.flatMap((row) =>
    row.filter((_, column) => isNumeric(columns[column]?.type ?? 'text')),
  );
  return {
    told: numbers.filter((cell) => typeof cell === 'number').length,
    cells: numbers.length,
  };
};
