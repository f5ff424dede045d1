import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import type { ReportInfo, ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';

/** A report in the language of the page that asks. */
export const reportIn = (
  { id, version, groupings, chart, mostDays, ...report }: Report,
  translate: Translate,
): ReportInfo => ({
  id,
  version,
  groupings,
  chart,
  title: translate(report.title),
  describes: translate(report.describes),
  columns: report.columns.map(({ id: column, label, type }) => ({
    id: column,
    label: translate(label),
    type,
  })),
  ...(mostDays !== undefined && { mostDays }),
});

/** A kept table with translated columns. One that the report no longer has keeps its English label. */
export const tableIn = (
  { columns, rows }: ReportTable,
  { report: id, translate }: { readonly report: string; readonly translate: Translate },
): ReportTable => {
  const known = allReports.find((report) => report.id === id)?.columns ?? [];
  return {
    columns: columns.map((column) => {
      const label = known.find((each) => each.id === column.id)?.label;
      return label === undefined ? column : { ...column, label: translate(label) };
    }),
    rows,
  };
};
