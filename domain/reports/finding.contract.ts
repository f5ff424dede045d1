import { chartOf, type Figure, figureIn, isClearlyMore } from './figures.contract.ts';
import type { Chart } from './report.ts';
import type { ReportInfo, ReportTable } from './reports.contract.ts';

interface PeriodFigure extends Figure {
  /** Such as `2026-03`. */
  readonly period: string;
}

/**
 * The main thing that a report found, from what is told alone. Names of groups and periods are as in
 * the table.
 */
export type Finding =
  /** No week, month or the like of the period is over. */
  | { readonly kind: 'open' }
  /** The last period, after the one before. */
  | {
      readonly kind: 'latest';
      readonly column: ReportTable['columns'][number];
      readonly last: PeriodFigure;
      readonly before: PeriodFigure | null;
    }
  /** Where most families are lost; null where none clearly are. */
  | {
      readonly kind: 'funnel';
      readonly registered: Figure;
      readonly loss: {
        readonly from: string;
        readonly to: string;
        readonly came: Figure;
        readonly went: Figure;
      } | null;
    }
  /** Retention of all cohorts together. */
  | {
      readonly kind: 'retention';
      readonly shares: readonly { readonly weeks: number; readonly share: Figure }[];
    }
  /** The group with the highest number, which may be so by its noise. */
  | {
      readonly kind: 'largest';
      readonly group: string;
      readonly families: Figure;
      readonly isClear: boolean;
    }
  /** The feature that most families on the most used plan use. */
  | {
      readonly kind: 'use';
      readonly plan: string;
      readonly active: Figure;
      readonly feature: string;
      readonly share: Figure;
    };

interface FindingOptions {
  readonly report: Pick<ReportInfo, 'id' | 'chart'>;
  readonly table: ReportTable;
}

/** Undefined for a table that the report does not make any more. */
export const findingOf = ({ report, table }: FindingOptions): Finding | undefined => {
  const rows = table.rows.map((row) => rowOf(table, row));
  if (rows.length === 0) return { kind: 'open' };
  const chart = chartOf(report.chart, table);
  switch (chart.kind) {
    case 'line':
      return latestOf(table, rows, chart.y[0]);
    case 'bar':
      return largestOf(rows, chart);
    case 'funnel':
      return lossIn(rows);
    case 'heat-map':
      return report.id === 'retention' ? retentionOf(rows) : mostUsed(rows);
  }
};

interface TableRow {
  readonly text: (id: string) => string;
  readonly figure: (id: string) => Figure;
}

const rowOf = (table: ReportTable, row: ReportTable['rows'][number]): TableRow => ({
  text: (id) => String(row[table.columns.findIndex((column) => column.id === id)] ?? ''),
  figure: (id) => figureIn(table, row, id) ?? { value: 0, margin: 0 },
});

const latestOf = (
  { columns }: ReportTable,
  rows: readonly TableRow[],
  id: string | undefined,
): Finding | undefined => {
  const column = columns.find((each) => each.id === id);
  const [last, before] = [rows.at(-1), rows.at(-2)];
  if (column === undefined || last === undefined) return undefined;
  const figure = (row: TableRow): PeriodFigure => ({
    period: row.text('period'),
    ...row.figure(column.id),
  });
  return {
    kind: 'latest',
    column,
    last: figure(last),
    before: before === undefined ? null : figure(before),
  };
};

const lossIn = (rows: readonly TableRow[]): Finding => {
  const steps = rows.map((row) => ({ name: row.text('step'), figure: row.figure('families') }));
  const losses = steps.flatMap(({ name: to, figure: went }, at) => {
    const before = steps[at - 1];
    return before !== undefined && isClearlyMore(before.figure, went)
      ? [{ from: before.name, to, came: before.figure, went }]
      : [];
  });
  const [loss = null] = losses.toSorted(
    (one, other) => other.came.value - other.went.value - (one.came.value - one.went.value),
  );
  return { kind: 'funnel', registered: steps[0]?.figure ?? { value: 0, margin: 0 }, loss };
};

/** Weeks that the sentence tells, as far as the period has them. */
const WEEKS = [1, 4, 12] as const;

const retentionOf = (rows: readonly TableRow[]): Finding => {
  const shares = WEEKS.flatMap((weeks) => {
    const after = rows.filter((row) => row.text('after') === String(weeks));
    const all = added(after.map((row) => row.figure('size')));
    const active = added(after.map((row) => row.figure('families')));
    if (all.value <= all.margin) return [];
    const share = Math.min(1, Math.max(0, active.value / all.value));
    const margin = Math.hypot(active.margin, share * all.margin) / all.value;
    return [{ weeks, share: { value: share, margin } }];
  });
  return { kind: 'retention', shares };
};

const added = (figures: readonly Figure[]): Figure => ({
  value: figures.reduce((sum, { value }) => sum + value, 0),
  margin: Math.hypot(...figures.map(({ margin }) => margin)),
});

const largestOf = (
  rows: readonly TableRow[],
  { x, y: [column = ''] }: Extract<Chart, { readonly kind: 'line' | 'bar' }>,
): Finding | undefined => {
  const [first, second] = rows
    .map((row) => ({ group: row.text(x), families: row.figure(column) }))
    .toSorted((one, other) => other.families.value - one.families.value);
  if (first === undefined) return undefined;
  const isClear = second === undefined || isClearlyMore(first.families, second.families);
  return { kind: 'largest', ...first, isClear };
};

const mostUsed = (rows: readonly TableRow[]): Finding | undefined => {
  const uses = rows.map((row) => ({
    plan: row.text('plan'),
    feature: row.text('feature'),
    active: row.figure('active'),
    share: row.figure('share'),
  }));
  const active = Math.max(...uses.map((use) => use.active.value));
  const [first] = uses
    .filter((use) => use.active.value === active)
    .toSorted((one, other) => other.share.value - one.share.value);
  return first && { kind: 'use', ...first };
};
