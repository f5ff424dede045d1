import type { Report, ReportEvent, ReportParams, Row } from './report.ts';

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

export const paramsOf = (
  report: Report,
  { from, to, groupBy, state }: Pick<ReportParams, 'from' | 'to'> & Partial<ReportParams>,
): ReportParams => ({
  from,
  to,
  groupBy: groupBy ?? report.groupings[0] ?? '',
  state: state ?? null,
});

/** `expect(givenHistory(report, history).rows({ from, to })).toEqual(…)`, before anything is hidden. */
export const givenHistory = (
  report: Report,
  history: readonly Happened[],
): {
  readonly rows: (
    params: Pick<ReportParams, 'from' | 'to'> & Partial<ReportParams>,
  ) => readonly Row[];
} => {
  const state = fold(report, history);
  return { rows: (params) => report.result(state, paramsOf(report, params)) };
};

/** Repeats an event for several families. */
export const byEach = (
  count: number,
  happened: Omit<Happened, 'by'>,
  name = 'f',
): readonly Happened[] =>
  Array.from({ length: count }, (_, index) => ({ ...happened, by: `${name}${index}` }));
