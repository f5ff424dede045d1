import { PERIOD_COLUMN, STATE_COLUMN } from '@hearthway/domain/reports/published-table.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import type { Translate } from '../i18n/translator.ts';

/** Translates the column labels. A column that the report no longer has keeps its English label. */
export const translatedColumns = (
  { columns }: Pick<ReportTable, 'columns'>,
  { report: id, translate }: { readonly report: string; readonly translate: Translate },
): ReportTable['columns'] => {
  const known = [
    ...(allReports.find((report) => report.id === id)?.columns ?? []),
    PERIOD_COLUMN,
    STATE_COLUMN,
  ];
  return columns.map((column) => {
    const { marginOf } = column;
    const label = known.find((each) => each.id === (marginOf ?? column.id))?.label;
    if (label === undefined) return column;
    return { ...column, label: `${translate(label)}${marginOf === undefined ? '' : ', ±'}` };
  });
};
