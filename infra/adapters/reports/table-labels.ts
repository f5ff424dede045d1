import { allReports } from '@hearthway/domain/reports/all-reports.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '../i18n/translator.ts';

/** The columns with translated labels. One that the report no longer has keeps its English label. */
export const translatedColumns = (
  { columns }: Pick<ReportTable, 'columns'>,
  { report: id, translate }: { readonly report: string; readonly translate: Translate },
): ReportTable['columns'] => {
  const known = allReports.find((report) => report.id === id)?.columns ?? [];
  return columns.map((column) => {
    const label = known.find((each) => each.id === column.id)?.label;
    return label === undefined ? column : { ...column, label: translate(label) };
  });
};
