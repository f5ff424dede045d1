import { UNITS } from './days.ts';
import type { Guard, Report, ReportParams } from './report.ts';
import { type Sheet, sheetOf } from './sheet.ts';

/** One of the tables that a reader may combine. */
export interface View {
  readonly groupBy: string;
  readonly guards: readonly Guard[];
  readonly sheet: Sheet;
}

/** Unsuppressed tables of a state; null: of the total. */
export type Ask = (state: string | null) => readonly View[];

export const asking =
  (report: Report, state: unknown, params: ReportParams): Ask =>
  (place) =>
    groupingsWith(report, params.groupBy).map((groupBy) => ({
      groupBy,
      guards: guardsOf(report, groupBy),
      sheet: sheetOf(report.columns, report.result(state, { ...params, groupBy, state: place })),
    }));

const COARSE_FIRST: readonly string[] = UNITS.toReversed();

/** Tables by days, weeks and months say the same: all of them decide which numbers are shown. */
const groupingsWith = ({ groupings }: Report, groupBy: string): readonly string[] =>
  COARSE_FIRST.includes(groupBy)
    ? COARSE_FIRST.filter((unit) => groupings.includes(unit))
    : [groupBy];

const guardsOf = ({ guards }: Report, groupBy: string): readonly Guard[] =>
  guards.filter((guard) => !('groupBy' in guard) || guard.groupBy.includes(groupBy));

/** The sheets of all units, where the views are by them. */
export const unitSheetsOf = (views: readonly View[]): UnitSheets | null => {
  const sheetBy = (unit: string): Sheet | undefined =>
    views.find(({ groupBy }) => groupBy === unit)?.sheet;
  const [day, week, month] = UNITS.map(sheetBy);
  return day && week && month ? { day, week, month } : null;
};

/** The tables of one period, of one place. */
export interface UnitSheets {
  readonly day: Sheet;
  readonly week: Sheet;
  readonly month: Sheet;
}
