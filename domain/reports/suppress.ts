import type { Calendar } from './calendar.ts';
import { hideWhole } from './covers.ts';
import type { Guard } from './report.ts';
import { SMALLEST_GROUP } from './reports.constants.ts';
import {
  columnIndex,
  groupsOf,
  hideAt,
  isShown,
  markAt,
  numberAt,
  type Place,
  type Sheet,
  wordsOf,
} from './sheet.ts';
import { hiddenBySum, isSmall, type Summand } from './sum-audit.ts';
import { unitSheetsOf, type View } from './views.ts';

/**
 * Hides what gives away something that is hidden already, one step further. Says whether there was
 * anything: ask again until there is not. More is hidden each time, so that comes to an end.
 */
export const hideWithin = (views: readonly View[], calendar: Calendar): boolean => {
  const [{ guards } = { guards: [] }] = views;
  const between = guards.map((guard) => hideBetween(views, guard, calendar));
  const within = views.map((view) =>
    view.guards.map((guard) => hideAll(view.sheet, placesToHide(view.sheet, guard))).includes(true),
  );
  return [...between, ...within].includes(true);
};

const hideAll = (sheet: Sheet, places: readonly Place[]): boolean =>
  places.map((place) => hideAt(sheet, place)).includes(true);

/** Applies guards across all rows of all views. */
const hideBetween = (views: readonly View[], guard: Guard, calendar: Calendar): boolean => {
  if (guard.kind === 'apart') {
    const cells = views.flatMap(({ sheet }) => cellsOf(sheet, guard.column));
    const close = tooClose(cells.filter(({ sheet, place }) => isShown(sheet, place)));
    return close.map(({ sheet, place }) => hideAt(sheet, place)).includes(true);
  }
  if (guard.kind !== 'counts-once') return false;
  const sheets = unitSheetsOf(views);
  return sheets !== null && hideWhole(sheets, calendar, columnIndex(sheets.day, guard.column));
};

const cellsOf = (sheet: Sheet, id: string): readonly PlacedCell[] => {
  const column = columnIndex(sheet, id);
  return sheet.rows.map((_, row) => ({ sheet, place: [row, column] }));
};

type StepsOf = Extract<Guard, { kind: 'steps-of' }>;

const placesToHide = (sheet: Sheet, guard: Guard): readonly Place[] => {
  const at = (id: string): number => columnIndex(sheet, id);
  const inRows = (places: (row: number) => readonly Place[]): readonly Place[] =>
    sheet.rows.flatMap((_, row) => places(row));
  const inRow = (row: number, ids: readonly string[]): readonly Place[] =>
    ids.map((id): Place => [row, at(id)]);
  const inGroups = (ids: readonly string[], column: string): readonly (readonly Place[])[] =>
    groupsOf(sheet, ids.map(at)).map((group) => group.map((row): Place => [row, at(column)]));
  const shownOf = (places: readonly Place[]): readonly Place[] =>
    places.filter((place) => isShown(sheet, place));
  const areAllShown = (places: readonly Place[]): boolean =>
    places.every((place) => isShown(sheet, place));

  const beforeFirst = ({ families, more, less }: StepsOf): number =>
    families.reduce((sum, id) => sum + numberAt(sheet, [0, at(id)]), 0) -
    numberAt(sheet, [0, at(more)]) +
    numberAt(sheet, [0, at(less)]);

  switch (guard.kind) {
    case 'tells-of':
      return inRows((row) =>
        areAllShown(inRow(row, guard.families)) ? [] : shownOf(inRow(row, guard.columns)),
      );
    case 'part-of':
      return inRows((row) => {
        const part: Place = [row, at(guard.column)];
        const rest = numberAt(sheet, [row, at(guard.whole)]) - numberAt(sheet, part);
        return isSmall(rest) ? shownOf([part]) : [];
      });
    case 'of-first':
      return areAllShown([[0, at(guard.families)]])
        ? []
        : shownOf(inRows((row) => inRow(row, guard.columns)));
    case 'steps-of':
      return inRows((row) => {
        const steps = [row - 1, row].filter((each) => each >= 0);
        const told = steps.flatMap((each) => inRow(each, guard.families));
        const isTold = areAllShown(told) && (row > 0 || !isSmall(beforeFirst(guard)));
        return isTold ? [] : shownOf(inRow(row, guard.columns));
      });
    case 'together':
      return inRows((row) => {
        const places = inRow(row, guard.columns);
        return areAllShown(places) ? [] : places;
      });
    case 'adds-up':
      return inGroups(guard.within, guard.column).flatMap((places) =>
        fromSum(places.map((place) => ({ sheet, place }))).map(({ place }) => place),
      );
    case 'repeats':
      return inGroups(guard.along, guard.column).flatMap((places) =>
        places.some((place) => markAt(sheet, place) === 'hidden') ? places : [],
      );
    case 'untold':
      return shownOf(inRows((row) => inRow(row, guard.columns)));
    case 'apart':
    case 'counts-once':
    case 'left-out':
      return [];
  }
};

/** Numbers shown earlier stay; those within less than a group of any of them are hidden. */
const tooClose = (cells: readonly PlacedCell[]): readonly PlacedCell[] => {
  const shown = new Set<number>();
  return cells.filter(({ sheet, place }) => {
    const value = numberAt(sheet, place);
    const isClose = DISTANCES.some(
      (distance) => shown.has(value - distance) || shown.has(value + distance),
    );
    if (!isClose) shown.add(value);
    return isClose;
  });
};

/** Differences between two numbers that would reveal a small group. */
const DISTANCES = Array.from({ length: SMALLEST_GROUP - 1 }, (_, index) => index + 1);

interface PlacedCell {
  readonly sheet: Sheet;
  readonly place: Place;
}

/** The cells to hide among cells with a known sum. */
const fromSum = (cells: readonly PlacedCell[]): readonly PlacedCell[] => {
  const summands = cells.map(
    ({ sheet, place }): Summand => ({
      value: numberAt(sheet, place),
      mark: markAt(sheet, place),
    }),
  );
  return hiddenBySum(summands).flatMap((index) => cells[index] ?? []);
};

/**
 * Applies the same rule between the tables of all states and the total, which a reader can request
 * and subtract: every family is in one of them, and those without a known state are one more.
 * Returns whether it hid anything.
 */
export const hidingAcross = (everywhere: Sheet, states: readonly Sheet[]): (() => boolean) => {
  const counting = everywhere.columns.flatMap(({ type }, column) =>
    type === 'families' ? [column] : [],
  );
  const linedUp = rowsOfAll(everywhere, states);
  return () => {
    let isNews = false;
    for (const rows of linedUp)
      for (const column of counting) {
        if (rows.every(({ sheet, row }) => isShown(sheet, [row, column]))) continue;
        const cells = rows.map(({ sheet, row }): PlacedCell => ({ sheet, place: [row, column] }));
        for (const { sheet, place } of fromSum(cells)) isNews = hideAt(sheet, place) || isNews;
      }
    return isNews;
  };
};

interface PlacedRow {
  readonly sheet: Sheet;
  readonly row: number;
}

/** For each row of everywhere, those of the same words. */
const rowsOfAll = (
  everywhere: Sheet,
  states: readonly Sheet[],
): readonly (readonly PlacedRow[])[] => {
  const byWords = new Map(
    everywhere.rows.map((_, row): [string, PlacedRow[]] => [wordsOf(everywhere, row), []]),
  );
  for (const sheet of states)
    for (const row of sheet.rows.keys()) byWords.get(wordsOf(sheet, row))?.push({ sheet, row });
  return Array.from(byWords.values());
};
