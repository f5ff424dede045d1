import { type Figure, figureIn, shown } from '@hearthway/domain/reports/figures.contract.ts';
import {
  type ColumnType,
  isNumeric,
  type ReportTable,
} from '@hearthway/domain/reports/reports.contract.ts';

export interface Series {
  /** Key of its values in a point. */
  readonly key: string;
  readonly label: string;
}

/** Values at one position of the first axis. */
export interface Point {
  readonly x: string;
  /** By series. A missing number is a gap. */
  readonly figures: Readonly<Record<string, Figure | null>>;
}

export interface Plot {
  readonly points: readonly Point[];
  readonly series: readonly Series[];
  /** Common type of the plotted values. */
  readonly type: ColumnType;
  /** Omitted for lack of space; the table contains them. */
  readonly seriesLeftOut: number;
  readonly pointsLeftOut: number;
}

/** Maximum series that can be distinguished without color. */
export const MAX_SERIES = 6;

/** Maximum points that fit on a screen. */
export const MAX_RANKED = 20;

interface PlotOptions {
  readonly x: string;
  readonly y: readonly string[];
  /** Shows only the largest points that fit, for categories without an order. */
  readonly isRanked: boolean;
}

/**
 * Creates a series per value of another column, such as the tier, that distinguishes rows at the same
 * position. Draws the most informative series if there are too many.
 */
export const plotOf = (table: ReportTable, { x, y, isRanked }: PlotOptions): Plot | undefined => {
  const { columns, rows } = table;
  const xAt = columns.findIndex(({ id }) => id === x);
  const drawn = columns.filter(({ id, type }) => y.includes(id) && isNumeric(type));
  // Two units would need two axes, which are easily misread.
  const measures = drawn.filter(({ type }) => type === drawn[0]?.type);
  const [first] = measures;
  if (xAt < 0 || first === undefined) return undefined;
  const groupsAt = columns.flatMap(({ type }, at) => (at === xAt || isNumeric(type) ? [] : [at]));

  const values = new Map<string, Map<string, Figure | null>>();
  const sums = new Map<string, number>();
  for (const row of rows) {
    const place = String(row[xAt] ?? '');
    const cells = values.get(place) ?? new Map<string, Figure | null>();
    values.set(place, cells);
    const group = groupsAt.map((at) => row[at]).join(', ');
    for (const { id, label } of measures) {
      const name = nameOf(group, measures.length === 1 ? '' : label) || label;
      const figure = figureIn(table, row, id);
      cells.set(name, figure && shown(figure));
      sums.set(name, (sums.get(name) ?? 0) + sumOf([figure]));
    }
  }

  const telling = new Set(byMost(sums).slice(0, MAX_SERIES));
  const series = [...sums.keys()]
    .filter((name) => telling.has(name))
    .map((label, at) => ({ key: `s${at}`, label }));
  const heights = new Map(
    [...values].map(([place, cells]) => [place, sumOf([...cells.values()])] as const),
  );
  const names = isRanked ? byMost(heights).slice(0, MAX_RANKED) : [...values.keys()];
  const places = names.map(
    (name) => [name, values.get(name) ?? new Map<string, Figure | null>()] as const,
  );
  return {
    points: places.map(([place, cells]) => ({
      x: place,
      figures: Object.fromEntries(series.map(({ key, label }) => [key, cells.get(label) ?? null])),
    })),
    series,
    type: first.type,
    seriesLeftOut: sums.size - series.length,
    pointsLeftOut: values.size - places.length,
  };
};

const byMost = (sizes: ReadonlyMap<string, number>): readonly string[] =>
  [...sizes].toSorted(([, a], [, b]) => b - a).map(([name]) => name);

const sumOf = (figures: readonly (Figure | null)[]): number =>
  figures.reduce((sum, figure) => sum + (figure?.value ?? 0), 0);

const nameOf = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(', ');

/** Null is a gap. */
export const numberAt = ({ figures }: Point, key: string): number | null =>
  figures[key]?.value ?? null;
