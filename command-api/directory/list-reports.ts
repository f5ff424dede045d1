import type { ListingReport } from '@hearthway/domain/directory/listing-report.contract.ts';
import { sql } from 'kysely';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { dayOf, printable } from './printable.ts';

/** The oldest first, as it has waited longest. */
export const listReports =
  ({ isAll }: { readonly isAll: boolean }): OperatorCommand =>
  async ({ database, print }) => {
    const { rows } = await sql<{ readonly report: ListingReport }>`
      select report from listing_reports, jsonb_array_elements(reports) as report
      where ${isAll} or report -> 'resolution' = 'null'
      order by report ->> 'reportedAt'
    `.execute(database);
    if (rows.length === 0) print(isAll ? 'No errors were reported.' : 'No unresolved reports.');
    for (const { report } of rows) for (const line of linesOf(report)) print(line);
    return true;
  };

const linesOf = (report: ListingReport): readonly string[] => {
  const { id, reportedAt, field, resourceName, resourceId, message, resolution } = report;
  return [
    `${id}  ${dayOf(reportedAt)}  ${field}  ${printable(resourceName)} (${resourceId})`,
    `  ${printable(message)}`,
    ...(resolution === null ? [] : [`  ${answerOf(resolution)}`]),
  ];
};

const answerOf = (resolution: NonNullable<ListingReport['resolution']>): string => {
  const { resolvedAt, outcome, fields, note } = resolution;
  const what = fields.length === 0 ? outcome : `${outcome} (${fields.join(', ')})`;
  return `${dayOf(resolvedAt)}: ${what}${note === null ? '' : `. ${printable(note)}`}`;
};
