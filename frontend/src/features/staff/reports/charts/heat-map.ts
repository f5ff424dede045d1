import type { ReportTable } from '@hearthway/domain/reports/reports.contract.ts';
import { type Cell, type Column, isHidden } from '../cell-words.ts';

/** Shades, from none to the darkest. */
const STEPS = 5;

export interface HeatCell {
  readonly place: string;
  readonly value: Cell;
  readonly isHidden: boolean;
  /** From 0 to `STEPS` - 1. */
  readonly shade: number;
}

export interface HeatMap {
  readonly row: Column;
  readonly column: Column;
  readonly value: Column;
  /** Column headers, in the order of the rows' cells. */
  readonly places: readonly Cell[];
  readonly lines: readonly { readonly name: Cell; readonly cells: readonly HeatCell[] }[];
}

interface HeatMapHint {
  readonly row: string;
  readonly column: string;
  readonly value: string;
}

/** A table with a row for each cell, as the picture with a line for each cohort. */
export const heatMapOf = (
  { columns, rows }: ReportTable,
  hint: HeatMapHint,
): HeatMap | undefined => {
  const [rowAt, columnAt, valueAt] = [hint.row, hint.column, hint.value].map((name) =>
    columns.findIndex(({ id }) => id === name),
  );
  const [row, column, value] = [rowAt, columnAt, valueAt].map((at) => columns[at ?? -1]);
  if (row === undefined || column === undefined || value === undefined) return undefined;

  const places = new Map<string, Cell>();
  const lines = new Map<string, { name: Cell; values: Map<string, Cell> }>();
  let most = 0;
  for (const cells of rows) {
    const name = cells[rowAt ?? -1] ?? null;
    const place = cells[columnAt ?? -1] ?? null;
    const cell = cells[valueAt ?? -1] ?? null;
    const line = lines.get(String(name)) ?? { name, values: new Map<string, Cell>() };
    lines.set(String(name), line);
    line.values.set(String(place), cell);
    places.set(String(place), place);
    if (typeof cell === 'number') most = Math.max(most, cell);
  }

  const ordered = [...places.values()];
  return {
    row,
    column,
    value,
    places: ordered,
    lines: [...lines.values()].map(({ name, values }) => ({
      name,
      cells: ordered.map((place) => {
        const cell = values.get(String(place)) ?? null;
        return {
          place: String(place),
          value: cell,
          isHidden: isHidden(cell, value.type),
          shade: shadeOf(cell, most),
        };
      }),
    })),
  };
};

/** As many lines and columns as fit on a screen and on paper. */
const MOST_LINES = 26;
const MOST_PLACES = 13;

/** The first columns, which differ most, and then every so many. */
const FIRST_PLACES = 4;
const EVERY = 4;

export interface FittingHeatMap {
  readonly map: HeatMap;
  readonly linesLeftOut: number;
  readonly placesLeftOut: number;
}

/** The last lines of a long heat map, with some of the columns that they have numbers in. */
export const fitting = (map: HeatMap): FittingHeatMap => {
  const lines = map.lines.slice(-MOST_LINES);
  const known = map.places.flatMap((_place, at) =>
    lines.some(({ cells }) => (cells[at]?.value ?? null) !== null) ? [at] : [],
  );
  const isLong = known.length > MOST_PLACES;
  const kept = known.filter((at) => !isLong || at < FIRST_PLACES || at % EVERY === 0);
  return {
    map: {
      ...map,
      places: kept.map((at) => map.places[at] ?? null),
      lines: lines.map(({ name, cells }) => ({
        name,
        cells: kept.flatMap((at) => cells[at] ?? []),
      })),
    },
    linesLeftOut: map.lines.length - lines.length,
    placesLeftOut: known.length - kept.length,
  };
};

/** Zero has no shade, any other number has one. */
const shadeOf = (cell: Cell, most: number): number =>
  typeof cell !== 'number' || cell <= 0 ? 0 : Math.ceil((cell / most) * (STEPS - 1));
