import { PERIOD_LIMIT_DAYS } from '@hearthway/domain/staff/reports/reports.constants.ts';
import type { ReportInfo } from '@hearthway/domain/staff/reports/reports.contract.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { daysBefore } from './days.ts';
import type { Period } from './periods.ts';
import type { ReportParams } from './report-params.ts';

export type ReportProblems = Readonly<Partial<Record<keyof ReportParams, MessageDescriptor>>>;

interface ProblemOptions {
  readonly today: string;
  readonly reports: readonly Pick<ReportInfo, 'id'>[];
}

const future = msg`This day is still to come. Please choose today or an earlier day.`;

/** What has to be put right before a report can be started, by field. */
export const problemsOf = (
  { report, from, to, asOf }: ReportParams,
  { today, reports }: ProblemOptions,
): ReportProblems => {
  const reportProblem =
    report === ''
      ? msg`Please choose a report`
      : !reports.some(({ id }) => id === report) &&
        msg`There is no such report. Please choose one from the list.`;
  const fromProblem =
    from === ''
      ? msg`Please enter the first day`
      : from > today
        ? future
        : to !== '' && periodProblem({ from, to });
  const toProblem = to === '' ? msg`Please enter the last day` : to > today && future;
  const asOfProblem =
    asOf > today
      ? future
      : asOf !== '' &&
        asOf < to &&
        msg`On this day nobody knew the whole period. Please choose its last day or a later one.`;
  return {
    ...(reportProblem && { report: reportProblem }),
    ...(fromProblem && { from: fromProblem }),
    ...(toProblem && { to: toProblem }),
    ...(asOfProblem && { asOf: asOfProblem }),
  };
};

const periodProblem = ({ from, to }: Period): MessageDescriptor | false => {
  if (from > to) return msg`The first day is after the last. Please change one of them.`;
  const isTooLong = from <= daysBefore(to, PERIOD_LIMIT_DAYS);
  return isTooLong && msg`This period is too long. Please choose at most ten years.`;
};
