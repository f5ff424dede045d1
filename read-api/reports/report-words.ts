import { offersOf } from '@hearthway/domain/reports/cells.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';

/** Translates a report into the language of the page. */
export const reportIn = (report: Report, translate: Translate): ReportInfo => ({
  id: report.id,
  version: report.version,
  ...offersOf(report),
  chart: report.chart,
  title: translate(report.title),
  describes: translate(report.describes),
  columns: report.columns.map(({ id: column, label, type }) => ({
    id: column,
    label: translate(label),
    type,
  })),
  ...(report.mostDays !== undefined && { mostDays: report.mostDays }),
});
