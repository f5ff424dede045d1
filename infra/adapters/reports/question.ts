import type { ErrorBody } from '@hearthway/domain/errors.contract.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { calendarPeriodOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import type { Period, Report, ReportParams } from '@hearthway/domain/reports/report.ts';
import { PERIOD_LIMIT_DAYS } from '@hearthway/domain/reports/reports.constants.ts';
import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';

/** A valid question to a usage report. */
export interface ReportQuestion {
  readonly report: Report;
  /** Of whole calendar periods. */
  readonly params: ReportParams;
  /** The period that was asked for, where it had to be widened; null where it is the one answered. */
  readonly widenedFrom: Period | null;
  /** The last day that counts, which is over; null for all that is stored. */
  readonly asOf: string | null;
}

/** By the fields of the question. */
export type QuestionIssues = NonNullable<ErrorBody['issues']>;

export interface ReadQuestionOptions {
  readonly reports: readonly Report[];
  /** In UTC. */
  readonly today: string;
}

/**
 * A period before the first event is no mistake: its table says that nothing was there. A day that is
 * still to come is, since its numbers would change.
 */
export const readQuestion = (
  asked: StartRun,
  { reports, today }: ReadQuestionOptions,
): ReportQuestion | { readonly issues: QuestionIssues } => {
  const { from, to, groupBy, state = null, asOf = null } = asked;
  const report = reports.find(({ id }) => id === asked.report);
  if (report === undefined) {
    const message = `There is no report ${asked.report}. There are: ${idsOf(reports)}.`;
    return { issues: [{ path: 'report', message }] };
  }
  const issues = [
    ...dayIssues('from', from, today),
    ...dayIssues('to', to, today),
    ...(asOf === null ? [] : asOfIssues(asOf, today)),
    ...periodIssues(asked, report),
    ...(groupBy === undefined || report.groupings.includes(groupBy)
      ? []
      : [{ path: 'groupBy', message: groupingMessage(report, groupBy) }]),
    ...(state === null || state in STATES || state in TERRITORIES
      ? []
      : [{ path: 'state', message: `There is no state ${state}.` }]),
  ];
  if (issues.length > 0) return { issues };
  const grouping = groupBy ?? report.groupings[0] ?? '';
  const period = calendarPeriodOf({ from, to }, grouping);
  const isAsked = period.from === from && period.to === to;
  const params = { ...period, groupBy: grouping, state };
  return { report, params, widenedFrom: isAsked ? null : { from, to }, asOf };
};

const idsOf = (reports: readonly Report[]): string => reports.map(({ id }) => id).join(', ');

const groupingMessage = ({ id, groupings }: Report, groupBy: string): string =>
  groupings.length === 0
    ? `The report ${id} cannot be grouped.`
    : `The report ${id} cannot be grouped by ${groupBy}, but by: ${groupings.join(', ')}.`;

const dayIssues = (path: string, day: string, today: string): QuestionIssues => {
  if (!isDay(day)) return [{ path, message: `${day} is no day. One is such as 2026-11-21.` }];
  return day > today ? [{ path, message: `${day} is still to come: in UTC it is ${today}.` }] : [];
};

/** A day's numbers change until it is over, and an answer has to be reproducible. */
const asOfIssues = (asOf: string, today: string): QuestionIssues =>
  asOf === today
    ? [{ path: 'asOf', message: `${asOf} is not over in UTC. Leave it out for all up to now.` }]
    : dayIssues('asOf', asOf, today);

const periodIssues = (
  { from, to, asOf }: StartRun,
  { id, mostDays = PERIOD_LIMIT_DAYS }: Report,
): QuestionIssues => {
  if (!isDay(from) || !isDay(to)) return [];
  if (from > to) return [{ path: 'to', message: `The period ends before it begins, on ${from}.` }];
  if ((Date.parse(to) - Date.parse(from)) / DAY_MS >= mostDays) {
    const message = `The report ${id} is for ${mostDays} days at most. Choose a later first day or an earlier last one.`;
    return [{ path: 'from', message }];
  }
  return asOf !== undefined && asOf < to
    ? [{ path: 'asOf', message: `The period ends on ${to}, after ${asOf}.` }]
    : [];
};

const DAY_MS = 24 * 60 * 60 * 1000;

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
};
