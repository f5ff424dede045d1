import { dayNameOf } from '@hearthway/domain/calendar/days.ts';
import { unitOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import {
  chargeOf,
  familiesColumns,
  measuresOf,
  offersOf,
} from '@hearthway/domain/reports/cells.ts';
import { figureIn } from '@hearthway/domain/reports/figures.contract.ts';
import { noNoise } from '@hearthway/domain/reports/no-noise.fixture.ts';
import type { WordsOf } from '@hearthway/domain/reports/noise.ts';
import { type Period, slotsOf } from '@hearthway/domain/reports/periods.ts';
import { type Folded, tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { Measure, Report, ReportParams } from '@hearthway/domain/reports/report.ts';

/** A history with a family in it, and the same without. */
export interface Game {
  readonly report: Report;
  readonly withFamily: Folded;
  readonly withoutFamily: Folded;
}

/** One cell, as an analyst gets it: from a row of a table, less those columns that it holds as well. */
export interface CellQuestion {
  readonly measure: Measure;
  readonly epsilon: number;
  readonly params: ReportParams;
  readonly row: number;
  readonly column: string;
  readonly less: readonly string[];
  /** The row that holds it and others, of a funnel; -1 for none. */
  readonly lessRow: number;
}

type Answer = (folded: Folded, question: CellQuestion) => number;

/** Answers from tables alone, each asked once. */
export const answersOf = (report: Report, wordsOf: WordsOf): Answer => {
  const tables = new Map<string, ReturnType<typeof tableOf>>();
  const states = new Map<Folded, number>();
  return (folded, { params, row, column, less, lessRow }) => {
    const state = states.get(folded) ?? states.size;
    states.set(folded, state);
    const key = JSON.stringify([state, params]);
    const table = tables.get(key) ?? tableOf(report, folded, params, wordsOf);
    tables.set(key, table);
    const valueIn = (at: number, id: string): number =>
      figureIn(table, table.rows[at] ?? [], id)?.value ?? 0;
    const others = less.reduce((sum, id) => sum + valueIn(row, id), 0);
    return valueIn(row, column) - others - (lessRow < 0 ? 0 : valueIn(lessRow, column));
  };
};

/** Everything that the ledger allows to ask about a period, one unit of time at a time. */
export const cellQuestions = function* (
  report: Report,
  folded: Folded,
  within: Period,
  places: readonly string[],
): Generator<CellQuestion, void> {
  const { groupings, stateGroupings } = offersOf(report);
  const groups = [
    ...groupings
      // By weeks of a state and by states of a week are the same cells.
      .filter((groupBy) => groupBy !== 'state' || !stateGroupings.includes('week'))
      .map((groupBy) => ({ groupBy, state: null })),
    ...stateGroupings
      .filter((groupBy) => groupBy !== 'state')
      .flatMap((groupBy) => places.map((state) => ({ groupBy, state }))),
  ];
  for (const { groupBy, state } of groups)
    for (const period of periodsOf(groupBy, within)) {
      const params = { ...period, groupBy, state };
      const rows = tableOf(report, folded, params, noNoise).rows.length;
      for (let row = 0; row < rows; row += 1)
        for (const measure of measuresOf(report)) {
          const charge = chargeOf(measure, { groupBy, isOfStates: state !== null });
          if (charge === undefined) continue;
          const isFunnel = groupBy === 'step' && row + 1 < rows;
          for (const { column, less } of kindsOf(report, measure))
            yield {
              measure,
              epsilon: charge.epsilon,
              params,
              row,
              column,
              less,
              lessRow: isFunnel ? row + 1 : -1,
            };
        }
    }
};

/** The single units of time of a grouping that touch the period, as periods. */
const periodsOf = (groupBy: string, within: Period): readonly Period[] => {
  const { ends } = slotsOf('day', within);
  const unit = unitOf(groupBy);
  const slots = ends.map((day) => slotsOf(unit, { from: dayNameOf(day), to: dayNameOf(day) }));
  const names = [...new Set(slots.map(({ names: [name = ''] }) => name))];
  return names.map((name) => {
    const days = ends.filter((_, at) => slots[at]?.names[0] === name);
    return { from: dayNameOf(days[0] ?? 0), to: dayNameOf(days.at(-1) ?? 0) };
  });
};

interface KindColumn {
  readonly column: string;
  readonly less: readonly string[];
}

/** Columns whose numbers are single cells, with the kind that only the sum of all holds. */
const kindsOf = (report: Report, measure: Measure): readonly KindColumn[] => {
  const columns = familiesColumns(report).filter(({ of, id }) => of === measure && id !== 'size');
  const single = columns.filter(({ kinds }) => kinds.length === 1);
  const whole = columns.find(({ kinds }) => kinds.length === measure.kinds.length);
  const less = single.map(({ id }) => id);
  return [
    ...single.map(({ id }) => ({ column: id, less: [] })),
    ...(whole !== undefined && single.length === measure.kinds.length - 1
      ? [{ column: whole.id, less }]
      : []),
  ];
};
