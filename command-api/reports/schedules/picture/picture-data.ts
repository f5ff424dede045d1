import { type Figure, figureIn, shown } from '@hearthway/domain/reports/figures.contract.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import {
  type ColumnType,
  isNumeric,
  type ReportTable,
} from '@hearthway/domain/reports/reports.contract.ts';

/** Null is a gap. */
export type Cell = Figure | null;

interface Series {
  readonly label: string;
  readonly cells: readonly Cell[];
}

/** Numbers that a picture draws, chosen by the report's `chart`. */
export type PictureData =
  | {
      readonly kind: 'line' | 'bar';
      readonly axis: string;
      readonly measure: string;
      readonly type: ColumnType;
      readonly places: readonly string[];
      readonly series: readonly Series[];
    }
  | {
      readonly kind: 'heat-map';
      readonly axis: string;
      readonly across: string;
      readonly measure: string;
      readonly type: ColumnType;
      readonly places: readonly string[];
      readonly lines: readonly Series[];
    };

/** Maximum that can be told apart without color. */
export const MAX_SERIES = 4;
/** Maximum bars that fit; the file has all. */
const MAX_BARS = 20;

interface PictureOptions {
  readonly chart: Report['chart'];
  /** Already in the reader's language. */
  readonly table: ReportTable;
}

/** Returns undefined if the table has no rows, or lacks a column that the chart names. */
export const pictureDataOf = ({ chart, table }: PictureOptions): PictureData | undefined => {
  if (table.rows.length === 0) return undefined;
  switch (chart.kind) {
    case 'line':
      return plotOf(table, { kind: 'line', x: chart.x, y: chart.y });
    case 'bar':
      return ranked(plotOf(table, { kind: 'bar', x: chart.x, y: chart.y }));
    case 'funnel':
      return plotOf(table, { kind: 'bar', x: chart.step, y: [chart.value] });
    case 'heat-map':
      return heatMapOf(table, chart);
  }
};

type Plot = Extract<PictureData, { kind: 'line' | 'bar' }>;

interface PlotOptions {
  readonly kind: Plot['kind'];
  readonly x: string;
  readonly y: readonly string[];
}

/** Splits rows with the same place into series by another text column. */
const plotOf = (table: ReportTable, { kind, x, y }: PlotOptions): Plot | undefined => {
  const { columns, rows } = table;
  const xAt = columns.findIndex(({ id }) => id === x);
  const axis = columns[xAt];
  const drawn = columns.filter(({ id, type }) => y.includes(id) && isNumeric(type));
  const [first] = drawn;
  if (axis === undefined || first === undefined) return undefined;
  // Draws one unit only, since two would need two axes.
  const measures = drawn.filter(({ type }) => type === first.type);
  const wordsAt = columns.flatMap((column, at) =>
    at === xAt || isNumeric(column.type) ? [] : [at],
  );
  const places = [...new Set(rows.map((row) => String(row[xAt] ?? '')))];
  const series = new Map<string, Cell[]>();
  for (const row of rows) {
    const group = wordsAt.map((at) => row[at]).join(', ');
    for (const { id, label } of measures) {
      const name = [group, measures.length === 1 ? '' : label].filter((part) => part !== '');
      const key = name.join(', ') || label;
      const cells = series.get(key) ?? places.map(() => null);
      series.set(key, cells);
      cells[places.indexOf(String(row[xAt] ?? ''))] = cellIn(table, row, id);
    }
  }
  return {
    kind,
    axis: axis.label,
    measure: measures.map(({ label }) => label).join(', '),
    type: first.type,
    places,
    series: [...series]
      .map(([label, cells]) => ({ label, cells }))
      .toSorted((one, other) => sumOf(other.cells) - sumOf(one.cells))
      .slice(0, MAX_SERIES),
  };
};

/** Sorts by size and keeps those that fit, since categories have no order of their own. */
const ranked = (plot: Plot | undefined): Plot | undefined => {
  if (plot === undefined) return undefined;
  const heightAt = (place: number): number => sumOf(plot.series.map(({ cells }) => cells[place]));
  const order = [...plot.places.keys()]
    .toSorted((one, other) => heightAt(other) - heightAt(one))
    .slice(0, MAX_BARS);
  return {
    ...plot,
    places: order.map((at) => plot.places[at] ?? ''),
    series: plot.series.map(({ label, cells }) => ({
      label,
      cells: order.map((at) => cells[at] ?? null),
    })),
  };
};

const sumOf = (cells: readonly (Cell | undefined)[]): number =>
  cells.reduce<number>((sum, cell) => sum + (cell?.value ?? 0), 0);

const cellIn = (table: ReportTable, row: ReportTable['rows'][number], id: string): Cell => {
  const figure = figureIn(table, row, id);
  return figure && shown(figure);
};

const heatMapOf = (
  table: ReportTable,
  hint: { readonly row: string; readonly column: string; readonly value: string },
): PictureData | undefined => {
  const { columns, rows } = table;
  const [rowAt = -1, columnAt = -1, valueAt = -1] = [hint.row, hint.column, hint.value].map(
    (name) => columns.findIndex(({ id }) => id === name),
  );
  const [down, across, value] = [columns[rowAt], columns[columnAt], columns[valueAt]];
  if (down === undefined || across === undefined || value === undefined) return undefined;
  const places = [...new Set(rows.map((row) => String(row[columnAt] ?? '')))];
  const lines = new Map<string, Cell[]>();
  for (const row of rows) {
    const name = String(row[rowAt] ?? '');
    const cells = lines.get(name) ?? places.map(() => null);
    lines.set(name, cells);
    cells[places.indexOf(String(row[columnAt] ?? ''))] = cellIn(table, row, hint.value);
  }
  return {
    kind: 'heat-map',
    axis: down.label,
    across: across.label,
    measure: value.label,
    type: value.type,
    places,
    lines: [...lines].map(([label, cells]) => ({ label, cells })),
  };
};
