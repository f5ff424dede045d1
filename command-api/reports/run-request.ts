import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { allReports } from '@hearthway/domain/site-reports/all-reports.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import { type ReportQuestion, readQuestion } from '@hearthway/infra/adapters/reports/question.ts';
import { type Expression, type SqlBool, sql } from 'kysely';

type ReadQuestion = ReturnType<typeof readQuestion>;

/** UTC date, such as `2026-11-21`. */
export const todayAt = (now: Date): string => now.toISOString().slice(0, 'YYYY-MM-DD'.length);

export const readRunRequest = (request: StartRun, now: Date): ReadQuestion =>
  readQuestion(request, { reports: allReports, today: todayAt(now) });

/** Refuses an invalid question with the reason. */
export const expectQuestion = (question: ReadQuestion): ReportQuestion => {
  if (!('issues' in question)) return question;
  const isUnknown = question.issues.some(({ path }) => path === 'report');
  throw refuse(isUnknown ? 'UnknownReport' : 'ValidationFailed', question.issues);
};

/** Maps a question to the columns of `report_runs`. */
export const questionColumns = ({ report, params, widenedFrom, asOf }: ReportQuestion) => ({
  report: report.id,
  report_version: report.version,
  from_day: params.from,
  to_day: params.to,
  asked_from: widenedFrom?.from ?? null,
  asked_to: widenedFrom?.to ?? null,
  group_by: params.groupBy,
  state: params.state,
  as_of: asOf,
});

/** Matches rows with these values; null equals null. */
export const hasValues = (
  values: Readonly<Record<string, string | number | null>>,
): readonly Expression<SqlBool>[] =>
  Object.entries(values).map(
    ([column, value]) => sql<boolean>`${sql.ref(column)} is not distinct from ${value}`,
  );
