import { calendarPeriodOf } from './calendar-period.contract.ts';
import { offersOf } from './cells.ts';
import { noNoise } from './no-noise.fixture.ts';
import { tableOf } from './published-table.ts';
import type { Report, ReportEvent, ReportParams, Row } from './report.ts';
import type { ReportTable } from './reports.contract.ts';

/** An event of a test's history. */
export interface Happened {
  /** Or a moment of that day, in ISO. */
  readonly day: string;
  /** The family; `f` when it does not matter. */
  readonly by?: string;
  readonly type: string;
  readonly data?: Readonly<Record<string, unknown>>;
  readonly state?: string;
}

const eventOf = ({ day, by = 'f', type, data = {}, state }: Happened): ReportEvent => ({
  type,
  data,
  userId: by,
  state: state ?? null,
  at: Date.parse(day),
  day: day.slice(0, 'YYYY-MM-DD'.length),
});

/** As in a replay: a report only receives its types. */
export const fold = (report: Report, history: readonly Happened[], kept?: unknown): unknown =>
  history
    .filter(({ type }) => report.types.includes(type))
    .map(eventOf)
    .reduce(report.evolve, kept ?? report.initial());

type Params = Pick<ReportParams, 'from' | 'to'> & Partial<ReportParams>;

/** Parameters whose period is of whole units of time, as a question has it. */
export const paramsOf = (
  report: Report,
  { from, to, groupBy = offersOf(report).groupings[0] ?? '', state = null }: Params,
): ReportParams => ({ ...calendarPeriodOf({ from, to }, groupBy), groupBy, state });

/** A day after all tests' histories: every period is over. */
const LATER = '2099-01-01';

/** `expect(givenHistory(report, history).rows({ from, to })).toEqual(…)`: exact numbers of families. */
export const givenHistory = (
  report: Report,
  history: readonly Happened[],
): { readonly rows: (params: Params) => readonly Row[] } => {
  const state = fold(report, history);
  return {
    rows: (params) =>
      withoutMargins(tableOf(report, { state, openDay: LATER }, paramsOf(report, params), noNoise)),
  };
};

const SHOWN_TYPES: readonly unknown[] = ['text', 'families'];

/** Rows of counts alone: no margins, and nothing that is computed from counts. */
const withoutMargins = ({ columns, rows }: ReportTable): readonly Row[] =>
  rows.map((row) =>
    row.filter((_, at) => !columns[at]?.marginOf && SHOWN_TYPES.includes(columns[at]?.type)),
  );

/** Repeats an event for several families. */
export const byEach = (
  count: number,
  happened: Omit<Happened, 'by'>,
  name = 'f',
): readonly Happened[] =>
  Array.from({ length: count }, (_, index) => ({ ...happened, by: `${name}${index}` }));
