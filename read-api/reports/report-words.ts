import type { Report } from '@hearthway/domain/reports/report.ts';
import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
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
