import { type Figure, figureIn, shown } from '@hearthway/domain/reports/figures.contract.ts';
import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import type { Column } from '../cell-words.ts';

/** Shades, from none to the darkest. */
const STEPS = 5;

export interface HeatCell {
  readonly place: string;
  readonly figure: Figure | null;
  /** 0 to `STEPS` - 1. */
  readonly shade: number;
}

export interface HeatMap {
  readonly row: Column;
  readonly column: Column;
  readonly value: Column;
  /** Column headers, in the order of the rows' cells. */
  readonly places: readonly string[];
  readonly lines: readonly { readonly name: string; readonly cells: readonly HeatCell[] }[];
}

interface HeatMapHint {
  readonly row: string;
  readonly column: string;
  readonly value: string;
}

/** Converts a table with a row per cell to a heat map with a row per cohort. */
export const heatMapOf = (table: ReportTable, hint: HeatMapHint): HeatMap | undefined => {
  const { columns, rows } = table;
  const [row, column, value] = [hint.row, hint.column, hint.value].map((name) =>
    columns.find(({ id }) => id === name),
  );
  if (row === undefined || column === undefined || value === undefined) return undefined;

  const textIn = (cells: ReportTable['rows'][number], { id }: Column): string =>
    String(cells[columns.findIndex((each) => each.id === id)] ?? '');
  const places = new Set<string>();
  const lines = new Map<string, Map<string, Figure>>();
  let most = 0;
  for (const cells of rows) {
    const [name, place] = [textIn(cells, row), textIn(cells, column)];
    places.add(place);
    const line = lines.get(name) ?? new Map<string, Figure>();
    lines.set(name, line);
    const figure = figureIn(table, cells, value.id);
    if (figure === null) continue;
    line.set(place, shown(figure));
    most = Math.max(most, figure.value);
  }
  const ordered = [...places];
  return {
    row,
    column,
    value,
    places: ordered,
    lines: Array.from(lines, ([name, figures]) => ({
      name,
      cells: ordered.map((place) => {
        const figure = figures.get(place) ?? null;
        return { place, figure, shade: shadeOf(figure, most) };
      }),
    })),
  };
};

/** Maximum rows and columns for a screen and for paper. */
const MAX_LINES = 26;
const MAX_PLACES = 13;

/** Number of first columns shown, which differ most; later ones are sampled at intervals. */
const FIRST_PLACES = 4;
const EVERY = 4;

export interface FittingHeatMap {
  readonly map: HeatMap;
  readonly linesLeftOut: number;
  readonly placesLeftOut: number;
}

/** Returns the last rows of a long heat map, with some of the columns in which they have numbers. */
export const fitting = (map: HeatMap): FittingHeatMap => {
  const lines = map.lines.slice(-MAX_LINES);
  const known = map.places.flatMap((_place, at) =>
    lines.some(({ cells }) => (cells[at]?.figure ?? null) !== null) ? [at] : [],
  );
  const isLong = known.length > MAX_PLACES;
  const kept = known.filter((at) => !isLong || at < FIRST_PLACES || at % EVERY === 0);
  return {
    map: {
      ...map,
      places: kept.map((at) => map.places[at] ?? ''),
      lines: lines.map(({ name, cells }) => ({
        name,
        cells: kept.flatMap((at) => cells[at] ?? []),
      })),
    },
    linesLeftOut: map.lines.length - lines.length,
    placesLeftOut: known.length - kept.length,
  };
};

/** Zero has no shade; any other number has one. */
const shadeOf = (figure: Figure | null, most: number): number =>
  figure === null || figure.value <= 0 ? 0 : Math.ceil((figure.value / most) * (STEPS - 1));
