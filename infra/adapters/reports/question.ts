import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ErrorBody } from '@hearthway/domain/errors.contract.ts';
import { STATES, TERRITORIES } from '@hearthway/domain/kernel/states.constants.ts';
import { calendarPeriodOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import { offersOf } from '@hearthway/domain/reports/cells.ts';
import {
  type Grouped,
  isOffered,
  nearestOffered,
} from '@hearthway/domain/reports/offers.contract.ts';
import type { Period } from '@hearthway/domain/reports/periods.ts';
import type { Report, ReportParams } from '@hearthway/domain/reports/report.ts';
import { PERIOD_LIMIT_DAYS } from '@hearthway/domain/reports/reports.constants.ts';
import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';

/** Valid query for a usage report. */
export interface ReportQuestion {
  readonly report: Report;
  /** Parameters of whole calendar periods. */
  readonly params: ReportParams;
  /** Requested period, where it had to be widened; null where it was used as it is. */
  readonly widenedFrom: Period | null;
  /** Last day that counts, which is over; null for all that is stored. */
  readonly asOf: string | null;
}

/** Issues by field of the request. */
export type QuestionIssues = NonNullable<ErrorBody['issues']>;

export interface ReadQuestionOptions {
  readonly reports: readonly Report[];
  /** ISO day in UTC. */
  readonly today: string;
}

/**
 * Validates a request. A period before the first event is valid: its table says that nothing was there. A
 * future day is invalid, since its numbers would change.
 */
export const readQuestion = (
  request: StartRun,
  { reports, today }: ReadQuestionOptions,
): ReportQuestion | { readonly issues: QuestionIssues } => {
  const { from, to, asOf = null } = request;
  const state = request.state === undefined ? null : statesIn(request.state).join(',');
  const report = reports.find(({ id }) => id === request.report);
  if (report === undefined) {
    const message = `There is no report ${request.report}. There are: ${idsOf(reports)}.`;
    return { issues: [{ path: 'report', message }] };
  }
  const groupBy = request.groupBy ?? usualGrouping(report, state);
  const unknown = state === null ? [] : stateIssues(state);
  const issues = [
    ...dayIssues('from', from, today),
    ...dayIssues('to', to, today),
    ...(asOf === null ? [] : asOfIssues(asOf, today)),
    ...periodIssues(request, report),
    ...(unknown.length > 0 ? unknown : ledgerIssues(report, { groupBy, state })),
  ];
  if (issues.length > 0) return { issues };
  const period = calendarPeriodOf({ from, to }, groupBy);
  const isAsRequested = period.from === from && period.to === to;
  const params = { ...period, groupBy, state };
  return { report, params, widenedFrom: isAsRequested ? null : { from, to }, asOf };
};

const idsOf = (reports: readonly Report[]): string => reports.map(({ id }) => id).join(', ');

/** Sorted and unique. */
const statesIn = (text: string): readonly string[] => [...new Set(text.split(','))].sort();

const stateIssues = (states: string): QuestionIssues =>
  states
    .split(',')
    .filter((state) => !(state in STATES || state in TERRITORIES))
    .map((state) => ({ path: 'state', message: `There is no state ${state}.` }));

/** Default grouping. */
const usualGrouping = (report: Report, state: string | null): string => {
  const { groupings, stateGroupings } = offersOf(report);
  return (state === null ? groupings : stateGroupings)[0] ?? groupings[0] ?? '';
};

const ledgerIssues = (report: Report, request: Grouped): QuestionIssues => {
  const offers = offersOf(report);
  if (isOffered(offers, request)) return [];
  const { groupings, stateGroupings } = offers;
  const { id } = report;
  const { groupBy, state } = request;
  const nearest = wordsOf(nearestOffered(offers, request));
  return groupings.includes(groupBy) && state !== null
    ? [
        {
          path: 'state',
          message: `The report ${id} is not told by ${groupBy} for single states. The nearest that is: ${nearest}. For single states: ${listOf(stateGroupings)}.`,
        },
      ]
    : [
        {
          path: 'groupBy',
          message: `The report ${id} cannot be grouped by ${groupBy}. The nearest is: ${nearest}. It can be grouped by: ${listOf(groupings)}.`,
        },
      ];
};

const wordsOf = ({ groupBy, state }: Grouped): string =>
  state === null ? `by ${groupBy}, of all states` : `by ${groupBy}, of ${state}`;

const listOf = (groupings: readonly string[]): string =>
  groupings.length === 0 ? 'none' : groupings.join(', ');

const dayIssues = (path: string, day: string, today: string): QuestionIssues => {
  if (!isDay(day)) return [{ path, message: `${day} is no day. One is such as 2026-11-21.` }];
  return day > today ? [{ path, message: `${day} is still to come: in UTC it is ${today}.` }] : [];
};

/** Rejects days that are not over: their numbers still change, and a report has to be reproducible. */
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

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(`${text}T`);
};
