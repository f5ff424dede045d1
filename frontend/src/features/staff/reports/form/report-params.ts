import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { isDay } from '../days.ts';
import { quickPeriod } from './periods.ts';

/** Parameters of a report. An empty text is unset. */
export interface ReportParams {
  readonly report: string;
  readonly from: string;
  readonly to: string;
  /** Empty for the report's first. */
  readonly groupBy: string;
  /** Two letters; empty for all states. */
  readonly state: string;
  /** Empty for all that is known now. */
  readonly asOf: string;
}

const NAMES = [
  'report',
  'from',
  'to',
  'groupBy',
  'state',
  'asOf',
] as const satisfies readonly (keyof ReportParams)[];

/**
 * As an address has it, so that it can be kept, shared and gone back to. Where it tells no period,
 * the last six whole months are meant; what is no day counts as not told.
 */
export const readParams = (address: URLSearchParams, today: string): ReportParams => {
  const said = (name: keyof ReportParams): string => address.get(name) ?? '';
  const day = (name: keyof ReportParams): string => (isDay(said(name)) ? said(name) : '');
  const isPeriodSaid = address.has('from') || address.has('to');
  const period = isPeriodSaid
    ? { from: day('from'), to: day('to') }
    : quickPeriod('last-6-months', today);
  return {
    report: said('report'),
    ...period,
    groupBy: said('groupBy'),
    state: said('state'),
    asOf: day('asOf'),
  };
};

/** The query of the address that asks for this. */
export const addressOf = (params: ReportParams): URLSearchParams =>
  new URLSearchParams(
    NAMES.filter((name) => params[name] !== '').map((name) => [name, params[name]]),
  );

export const paramsPath = (params: ReportParams): string => `/staff/reports?${addressOf(params)}`;

/** The parameters of a past run. */
export const paramsOf = ({
  report,
  from,
  to,
  groupBy,
  state,
  asOf,
}: {
  readonly [Name in keyof ReportParams]: string | null;
}): ReportParams => ({
  report: report ?? '',
  from: from ?? '',
  to: to ?? '',
  groupBy: groupBy ?? '',
  state: state ?? '',
  asOf: asOf ?? '',
});

/** The body of the request: without unset parameters. */
export const startOf = ({ report, from, to, groupBy, state, asOf }: ReportParams): StartRun => ({
  report,
  from,
  to,
  ...(groupBy !== '' && { groupBy }),
  ...(state !== '' && { state }),
  ...(asOf !== '' && { asOf }),
});
