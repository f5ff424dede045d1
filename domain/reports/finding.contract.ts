import { dayNameOf, dayNumberOf, isUnit, unitNameOf } from './days.ts';
import type { Cell } from './report.ts';
import { SMALL_GROUP, SMALLEST_GROUP } from './reports.constants.ts';
import type { ReportInfo, ReportTable, Run } from './reports.contract.ts';
import { type Drawn, isNothing, isUntold, numbersOf } from './sparseness.contract.ts';

/** A number of one period, such as of `2026-03`. */
export interface PeriodCell {
  readonly period: string;
  readonly cell: Cell;
}

/**
 * The main thing that a report found, from the cells that are told alone. Names of groups and periods
 * are as in the table.
 */
export type Finding =
  | { readonly kind: 'nothing' | 'untold' }
  /** The last period that is over, after the one before; the current one, where none is over. */
  | {
      readonly kind: 'active';
      readonly last: PeriodCell;
      readonly before: PeriodCell | null;
      readonly isOver: boolean;
    }
  /** At the end of the last period that is over, and of the first. */
  | {
      readonly kind: 'revenue';
      readonly plus: Cell;
      readonly family: Cell;
      readonly last: PeriodCell;
      readonly first: PeriodCell | null;
    }
  /** Where most families are lost; null where none are. */
  | {
      readonly kind: 'funnel';
      readonly registered: Cell;
      readonly loss: {
        readonly from: string;
        readonly to: string;
        readonly came: number;
        readonly went: Cell;
      } | null;
    }
  /** Of all cohorts whose numbers are told. A share lies from `least` to `most`. */
  | {
      readonly kind: 'retention';
      readonly shares: readonly {
        readonly weeks: number;
        readonly least: number;
        readonly most: number;
      }[];
    }
  /** The groups with the highest number, and their share of all numbers that are told. */
  | {
      readonly kind: 'largest';
      readonly groups: readonly string[];
      readonly families: Cell;
      readonly count: number;
      readonly share: number;
      readonly isAllTold: boolean;
    }
  /** The features that most families on the most used plan use. */
  | {
      readonly kind: 'use';
      readonly plan: string;
      readonly active: number;
      readonly features: readonly string[];
      readonly share: number;
    };

export interface FindingOptions extends Drawn {
  readonly report: Pick<ReportInfo, 'id' | 'chart'>;
  readonly groupBy: string;
  /** The first day that is not over: numbers of a period that holds it are not compared. */
  readonly openDay: string;
}

/** The first day that is not over for a run. */
export const openDayOf = ({ asOf, startedAt }: Pick<Run, 'asOf' | 'startedAt'>): string =>
  asOf === null ? startedAt.slice(0, 'YYYY-MM-DD'.length) : dayNameOf(dayNumberOf(asOf) + 1);

/** Undefined for a former report, whose table is not understood. */
export const findingOf = (options: FindingOptions): Finding | undefined => {
  const rows = options.table.rows.map((cells) => rowOf(options.table, cells));
  const there = numbersOf(options).filter((cell) => !isNothing(cell));
  // Words that few families searched for are no rows.
  const isLeftOut = options.groupBy === 'term' && rows.length === 0;
  if (isLeftOut) return { kind: 'untold' };
  if (there.length === 0) return { kind: 'nothing' };
  if (there.every(isUntold)) return { kind: 'untold' };
  switch (options.report.chart.kind) {
    case 'line':
      return inTime(rows, options);
    case 'funnel':
      return lossIn(rows);
    case 'bar':
      return largestOf(rows, options.report.chart);
    case 'heat-map':
      return options.report.id === 'retention' ? retentionOf(rows) : mostUsed(rows);
  }
};

/** By the ids of the columns. */
type TableRow = ReadonlyMap<string, Cell>;

const rowOf = ({ columns }: ReportTable, cells: readonly Cell[]): TableRow =>
  new Map(columns.map(({ id }, at) => [id, cells[at] ?? null]));

const cellAt = (row: TableRow | undefined, id: string): Cell => row?.get(id) ?? null;

const textAt = (row: TableRow, id: string): string => String(cellAt(row, id) ?? '');

const inTime = (
  rows: readonly TableRow[],
  { report: { chart }, groupBy, openDay }: FindingOptions,
): Finding | undefined => {
  const [column] = chart.kind === 'line' ? chart.y : [];
  if (column === undefined || !isUnit(groupBy)) return undefined;
  // Names of one unit order as its periods do.
  const open = unitNameOf(groupBy, dayNumberOf(openDay));
  const over = rows.filter((row) => textAt(row, 'period') < open);
  const last = over.at(-1) ?? rows[0];
  if (last === undefined) return undefined;
  const periodCell = (row: TableRow): PeriodCell => ({
    period: textAt(row, 'period'),
    cell: cellAt(row, column),
  });
  // No sentence tells these.
  if (column !== 'revenue' && column !== 'families') return undefined;
  if (column === 'families') {
    const before = over.at(-2);
    return {
      kind: 'active',
      last: periodCell(last),
      before: before === undefined ? null : periodCell(before),
      isOver: over.length > 0,
    };
  }
  const [first] = over.length > 1 ? over : [];
  return {
    kind: 'revenue',
    plus: cellAt(last, 'plus'),
    family: cellAt(last, 'family'),
    last: periodCell(last),
    first: first === undefined ? null : periodCell(first),
  };
};

const lossIn = (rows: readonly TableRow[]): Finding => {
  const steps = rows.map((row) => ({ name: textAt(row, 'step'), cell: cellAt(row, 'families') }));
  const losses = steps.flatMap(({ name: to, cell: went }, at) => {
    const before = steps[at - 1];
    if (before === undefined || typeof before.cell !== 'number') return [];
    const lost = before.cell - mostOf(went);
    return lost > 0 ? [{ from: before.name, to, came: before.cell, went, lost }] : [];
  });
  const [worst] = losses.toSorted((one, other) => other.lost - one.lost);
  const registered = steps[0]?.cell ?? null;
  if (worst === undefined) return { kind: 'funnel', registered, loss: null };
  const { from, to, came, went } = worst;
  return { kind: 'funnel', registered, loss: { from, to, came, went } };
};

/** Of a small group, the most that it can be. */
const mostOf = (families: Cell): number =>
  typeof families === 'number' ? families : families === SMALL_GROUP ? SMALLEST_GROUP - 1 : 0;

/** Weeks that the sentence tells, as far as the period has them. */
const WEEKS = [1, 4, 12] as const;

const retentionOf = (rows: readonly TableRow[]): Finding => {
  const shares = WEEKS.flatMap((weeks) => {
    let [registered, least, most] = [0, 0, 0];
    for (const row of rows) {
      const size = cellAt(row, 'size');
      if (Number(cellAt(row, 'after')) !== weeks || typeof size !== 'number') continue;
      const families = cellAt(row, 'families');
      registered += size;
      least += families === SMALL_GROUP ? 1 : mostOf(families);
      most += mostOf(families);
    }
    return registered === 0
      ? []
      : [{ weeks, least: least / registered, most: Math.min(1, most / registered) }];
  });
  return shares.length === 0 ? { kind: 'untold' } : { kind: 'retention', shares };
};

const largestOf = (
  rows: readonly TableRow[],
  chart: Extract<ReportInfo['chart'], { readonly kind: 'line' | 'bar' }>,
): Finding => {
  const [column = ''] = chart.y;
  const told = rows.flatMap((row) => {
    const count = cellAt(row, column);
    return typeof count === 'number' ? [{ row, count }] : [];
  });
  const count = Math.max(0, ...told.map((each) => each.count));
  if (count === 0) return { kind: 'untold' };
  const first = told.filter((each) => each.count === count);
  const all = told.reduce((sum, each) => sum + each.count, 0);
  const [only] = first;
  return {
    kind: 'largest',
    groups: first.map(({ row }) => textAt(row, chart.x)),
    families: first.length === 1 ? cellAt(only?.row, 'families') : null,
    count,
    share: count / all,
    isAllTold: told.length === rows.length,
  };
};

const mostUsed = (rows: readonly TableRow[]): Finding => {
  const told = rows.flatMap((row) => {
    const [active, share] = [cellAt(row, 'active'), cellAt(row, 'share')];
    return typeof active === 'number' && typeof share === 'number' && share > 0
      ? [{ row, active, share }]
      : [];
  });
  const active = Math.max(0, ...told.map((each) => each.active));
  const onPlan = told.filter((each) => each.active === active);
  const share = Math.max(0, ...onPlan.map((each) => each.share));
  const [first] = onPlan;
  if (first === undefined) return { kind: 'untold' };
  const plan = textAt(first.row, 'plan');
  const features = onPlan
    .filter(({ row, share: each }) => each === share && textAt(row, 'plan') === plan)
    .map(({ row }) => textAt(row, 'feature'));
  return { kind: 'use', plan, active, features, share };
};
