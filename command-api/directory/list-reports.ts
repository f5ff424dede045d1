import type { ListingReport } from '@hearthway/domain/directory/listing-report.contract.ts';
import { listingReportsModel as model } from '@hearthway/domain/directory/listing-reports.model.ts';
import type { OperatorCommand } from '../commands/operator-command.ts';
import { dayOf, printable } from './printable.ts';

/** Prints the oldest first, since it has waited longest. */
export const listReports =
  ({ isAll }: { readonly isAll: boolean }): OperatorCommand =>
  async ({ database, privacy, print }) => {
    const families = await database
      .selectFrom('listing_reports')
      .select(['user_id', 'reports', 'doubts'])
      .execute();
    const reports = (await privacy.openRows(model, families))
      .flatMap((family) => model.parse(family).reports)
      .filter(({ resolution }) => isAll || resolution === null)
      .toSorted((one, other) => one.reportedAt.localeCompare(other.reportedAt));
    if (reports.length === 0) print(isAll ? 'No errors were reported.' : 'No unresolved reports.');
    for (const report of reports) for (const line of linesOf(report)) print(line);
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
