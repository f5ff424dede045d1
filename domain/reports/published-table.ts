import { dayNameOf, dayNumberOf } from '../calendar/days.ts';
import { inEnglish, say } from '../kernel/message.ts';
import { unitOf } from './calendar-period.contract.ts';
import { type CountIn, chargeOf, countCells, familiesColumns, STATE } from './cells.ts';
import { PLACES } from './family-log.ts';
import type { Charge } from './ledger.ts';
import { drawNoise, marginOf, type WordsOf } from './noise.ts';
import { isUnit, type Period, type Slots, slotsOf } from './periods.ts';
import type { Cell, Column, FamiliesColumn, Report, ReportParams, RowPlan, Sum } from './report.ts';
import type { ReportTable } from './reports.contract.ts';

/** History as folded by a report. */
export interface Folded {
  readonly state: unknown;
  /** First day that may still receive events, such as `2026-11-21`; null if there is none. */
  readonly openDay: string | null;
}

/** Published number with its margin: the maximum error, 95 times in 100. */
interface Figure {
  readonly value: number;
  readonly margin: number;
}

/**
 * Builds a report's table: the only path from its state to a reader. Each number is a sum of noisy cells, and
 * derived numbers use only these. Only completed units of time are published, so that published cells never
 * change. See docs/metrics.md#how-a-number-is-made.
 */
export const tableOf = (
  report: Report,
  folded: Folded,
  params: ReportParams,
  wordsOf: WordsOf,
): ReportTable => {
  const slots = slotsOf(unitOf(params.groupBy), params);
  const overCount = slots.ends.filter((end) => isOver(report, folded, end)).length;
  const columns = familiesColumns(report);
  const figureOf = figures(report, folded, { params, slots, wordsOf });
  const rows = overCount === 0 ? [] : plansOf(report, params, slots.names.slice(0, overCount));
  const figured = rows.map(
    ({ words, places, sum, sums = {} }): Numbers => ({
      words,
      figures: new Map(
        columns.map((column) => [column.id, figureOf(column, sums[column.id] ?? sum, places)]),
      ),
    }),
  );
  return {
    columns: headedBy(report.columns, params.groupBy).flatMap(columnsOf),
    rows: figured.map((row) => {
      const words = [...row.words];
      return report.columns.flatMap((column): readonly Cell[] => {
        if (column.type === 'text') return [words.shift() ?? ''];
        const { value, margin } = computed(column, row, figured);
        return [value, margin];
      });
    }),
    told: publishedPeriod(params, slots, overCount),
  };
};

const isOver = (report: Report, { openDay }: Folded, end: number): boolean =>
  openDay !== null &&
  familiesColumns(report).every(({ of }) => end + of.waitDays < dayNumberOf(openDay));

const publishedPeriod = ({ from }: Period, { ends }: Slots, overCount: number): Period | null => {
  const last = ends[overCount - 1];
  return last === undefined ? null : { from, to: dayNameOf(last) };
};

export const PERIOD_COLUMN = { id: 'period', label: say('Period'), type: 'text' } as const;
export const STATE_COLUMN = { id: STATE, label: say('State'), type: 'text' } as const;

/** Names the first column after the kind of row. */
const headedBy = ([first, ...others]: readonly Column[], groupBy: string): readonly Column[] => {
  if (isUnit(groupBy)) return [PERIOD_COLUMN, ...others];
  return groupBy === STATE ? [STATE_COLUMN, ...others] : [...(first ? [first] : []), ...others];
};

const columnsOf = ({ id, label, type }: Column): ReportTable['columns'] => {
  const column = { id, label: inEnglish(label), type };
  return type === 'text'
    ? [column]
    : [column, { ...column, id: `${id}_plus_minus`, label: `${column.label}, ±`, marginOf: id }];
};

interface PlacedPlan extends RowPlan {
  /** States whose cells are added up; one empty name for cells of all states together. */
  readonly places: readonly string[];
}

/** Plans one row for each unit of time, state or group. */
const plansOf = (
  report: Report,
  { groupBy, state }: ReportParams,
  names: readonly string[],
): readonly PlacedPlan[] => {
  const places = state === null ? [''] : state.split(',');
  const slots = [...names.keys()];
  const sum: Sum = { groups: [''], slots };
  if (isUnit(groupBy))
    return names.map((name, slot) => ({ words: [name], places, sum: { ...sum, slots: [slot] } }));
  if (groupBy === STATE)
    return (state === null ? PLACES : places).map((place) => ({
      words: [place],
      places: [place],
      sum,
    }));
  const rows =
    report.rows?.(names) ??
    (report.groups[groupBy] ?? []).map((group) => ({
      words: group.split(GROUP_PARTS),
      sum: { groups: [group], slots },
    }));
  return rows.map((row) => ({ ...row, places }));
};

/** Separator in group names with two parts. */
export const GROUP_PARTS = '\t';

interface FiguresOptions {
  readonly params: ReportParams;
  readonly slots: Slots;
  readonly wordsOf: WordsOf;
}

type FigureOf = (column: FamiliesColumn, sum: Sum, places: readonly string[]) => Figure;

/** Adds up cells, each with the noise derived from its name. */
const figures = (
  report: Report,
  folded: Folded,
  { params: { groupBy, state }, slots, wordsOf }: FiguresOptions,
): FigureOf => {
  const families = report.families(folded.state);
  const cellsById = new Map<string, { readonly charge: Charge; readonly countIn: CountIn }>();
  const cellsOf = ({ of: measure }: FamiliesColumn) => {
    const known = cellsById.get(measure.id);
    if (known !== undefined) return known;
    const charge = chargeOf(measure, { groupBy, isOfStates: state !== null });
    if (charge === undefined) throw new Error(`The ledger has no cells of ${measure.id} for this.`);
    const countIn = countCells({ measure, charge, groupBy, slots, families });
    const cells = { charge, countIn };
    cellsById.set(measure.id, cells);
    return cells;
  };
  return (column, sum, places) => {
    const { charge, countIn } = cellsOf(column);
    const { epsilon, per, by } = charge;
    let [value, cells] = [0, 0];
    for (const slot of sum.slots)
      for (const kind of column.kinds)
        for (const group of sum.groups)
          for (const place of places) {
            const name = [column.of.id, by, per, slots.names[slot], kind, group, place, epsilon];
            value += countIn({ slot, kind, group, place });
            value += drawNoise(wordsOf(JSON.stringify(name)), epsilon);
            cells += 1;
          }
    return { value, margin: marginOf(epsilon, cells) };
  };
};

interface Numbers {
  readonly words: readonly string[];
  readonly figures: ReadonlyMap<string, Figure>;
}

const ZERO: Figure = { value: 0, margin: 0 };

const figureAt = (row: Numbers | undefined, id: string): Figure => row?.figures.get(id) ?? ZERO;

const computed = (
  column: Exclude<Column, { readonly type: 'text' }>,
  row: Numbers,
  rows: readonly Numbers[],
): Figure => {
  if (column.type === 'families') return figureAt(row, column.id);
  if (column.type === 'share')
    return shareOf(figureAt(row, column.part), wholeOf(column, row, rows));
  return added(
    Object.entries(column.each).map(([id, cents]) => {
      const { value, margin } = figureAt(row, id);
      return { value: value * cents, margin: margin * cents };
    }),
  );
};

/** Adds margins by their squares, since the noise of cells is independent. */
const added = (figures: readonly Figure[]): Figure => ({
  value: figures.reduce((sum, { value }) => sum + value, 0),
  margin: Math.ceil(Math.hypot(...figures.map(({ margin }) => margin))),
});

const wholeOf = (
  { whole, wholeIs }: Extract<Column, { readonly type: 'share' }>,
  row: Numbers,
  rows: readonly Numbers[],
): Figure => {
  if (wholeIs === 'first') return figureAt(rows[0], whole);
  if (wholeIs === undefined) return figureAt(row, whole);
  return added(rows.map((each) => figureAt(each, whole)));
};

/** Scale for rounding a share and its margin. */
const SHARE_DIGITS = 1e4;

/** Returns a share from 0 to 1. If the whole may be zero, any share is possible. */
const shareOf = (part: Figure, whole: Figure): Figure => {
  if (whole.value <= whole.margin) return { value: 0.5, margin: 0.5 };
  const share = Math.min(1, Math.max(0, part.value / whole.value));
  const margin = Math.hypot(part.margin, share * whole.margin) / whole.value;
  return {
    value: Math.round(share * SHARE_DIGITS) / SHARE_DIGITS,
    margin: Math.min(1, Math.ceil(margin * SHARE_DIGITS) / SHARE_DIGITS),
  };
};
