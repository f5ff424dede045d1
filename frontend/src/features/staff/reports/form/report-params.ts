import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { isDay } from '../days.ts';
import { quickPeriod } from './periods.ts';

/** Parameters of a report. An empty text is unset. */
export interface ReportParams {
  readonly report: string;
  readonly from: string;
  readonly to: string;
  /** Empty for the report's first grouping. */
  readonly groupBy: string;
  /** Two-letter code; empty for all states. */
  readonly state: string;
  /** Empty for everything known now. */
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
 * Reads parameters from the address, so that they can be bookmarked, shared and returned to. The default
 * period is the last six complete months; invalid days count as missing.
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

/** Query string for these parameters. */
export const addressOf = (params: ReportParams): URLSearchParams =>
  new URLSearchParams(
    NAMES.filter((name) => params[name] !== '').map((name) => [name, params[name]]),
  );

export const paramsPath = (params: ReportParams): string => `/staff/reports?${addressOf(params)}`;

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

/** Request body without unset parameters. */
export const startOf = ({ report, from, to, groupBy, state, asOf }: ReportParams): StartRun => ({
  report,
  from,
  to,
  ...(groupBy !== '' && { groupBy }),
  ...(state !== '' && { state }),
  ...(asOf !== '' && { asOf }),
});
