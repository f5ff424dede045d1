import { addDays } from '@hearthway/domain/calendar/days.ts';
import {
  isOffered,
  nearestOffered,
  type Offers,
} from '@hearthway/domain/reports/offers.contract.ts';
import { PERIOD_LIMIT_DAYS } from '@hearthway/domain/reports/reports.constants.ts';
import type { ReportInfo } from '@hearthway/domain/reports/reports.contract.ts';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { groupingWords } from '../grouping-words.ts';
import type { Period } from './periods.ts';
import type { ReportParams } from './report-params.ts';

export type ReportProblems = Readonly<Partial<Record<keyof ReportParams, MessageDescriptor>>>;

interface ProblemOptions {
  readonly today: string;
  readonly reports: readonly Pick<ReportInfo, 'id' | 'mostDays' | 'groupings' | 'stateGroupings'>[];
  readonly i18n: I18n;
}

const future = msg`This day is still to come. Please choose today or an earlier day.`;

/** Errors by field that prevent a report from starting. */
export const problemsOf = (
  params: ReportParams,
  { today, reports, i18n }: ProblemOptions,
): ReportProblems => {
  const { report, from, to, asOf } = params;
  const reportProblem =
    report === ''
      ? msg`Please choose a report`
      : !reports.some(({ id }) => id === report) &&
        msg`There is no such report. Please choose one from the list.`;
  const known = reports.find(({ id }) => id === report);
  const { mostDays } = known ?? {};
  const stateProblem = known && stateProblemOf(i18n, params, known);
  const fromProblem =
    from === ''
      ? msg`Please enter the first day`
      : from > today
        ? future
        : to !== '' && periodProblem({ from, to }, mostDays);
  const toProblem = to === '' ? msg`Please enter the last day` : to > today && future;
  const asOfProblem =
    asOf >= today
      ? msg`This day is not over yet. Choose an earlier one, or none to count everything up to now.`
      : asOf !== '' &&
        asOf < to &&
        msg`On this day the period was not over yet. Please choose its last day or a later one.`;
  return {
    ...(reportProblem && { report: reportProblem }),
    ...(fromProblem && { from: fromProblem }),
    ...(toProblem && { to: toProblem }),
    ...(asOfProblem && { asOf: asOfProblem }),
    ...(stateProblem && { state: stateProblem }),
  };
};

/** Problem of filtering by states with a grouping that the report has no cells for. */
const stateProblemOf = (
  i18n: I18n,
  { groupBy, state }: ReportParams,
  offers: Offers,
): MessageDescriptor | false => {
  const grouped = { groupBy: groupBy === '' ? (offers.groupings[0] ?? '') : groupBy, state };
  if (state === '' || isOffered(offers, grouped)) return false;
  const nearest = nearestOffered(offers, grouped);
  const grouping = groupingWords(i18n, nearest.groupBy);
  return nearest.state === null
    ? msg`This report has no numbers of single states. Please choose all states.`
    : msg`In this grouping there are no numbers of single states. Please choose all states, or group by: ${grouping}.`;
};

const periodProblem = ({ from, to }: Period, mostDays?: number): MessageDescriptor | false => {
  if (from > to) return msg`The first day is after the last. Please change one of them.`;
  if (mostDays !== undefined && from <= addDays(to, -mostDays))
    return msg`This period is too long for this report. Please choose at most ${mostDays} days.`;
  const isTooLong = from <= addDays(to, -PERIOD_LIMIT_DAYS);
  return isTooLong && msg`This period is too long. Please choose at most ten years.`;
};
