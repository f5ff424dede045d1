import type { Guard } from './report.ts';
import { SMALLEST_GROUP } from './reports.constants.ts';
import {
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

/**
 * Hides what gives away something that is hidden already, one step further. Says whether there was
 * anything: ask again until there is not. More is hidden each time, so that comes to an end.
 */
export const hideWithin = (sheet: Sheet, guards: readonly Guard[]): boolean =>
  guards.map((guard) => hideAll(sheet, placesToHide(sheet, guard))).includes(true);

const hideAll = (sheet: Sheet, places: readonly Place[]): boolean =>
  places.map((place) => hideAt(sheet, place)).includes(true);

const placesToHide = (sheet: Sheet, guard: Guard): readonly Place[] => {
  const at = (id: string): number => sheet.columns.findIndex((column) => column.id === id);
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
    case 'apart':
      return tooClose(sheet, shownOf(inRows((row) => inRow(row, [guard.column]))));
    case 'steps-of':
      return inRows((row) => {
        const steps = [row - 1, row].filter((each) => each >= 0);
        const told = steps.flatMap((each) => inRow(each, guard.families));
        return areAllShown(told) ? [] : shownOf(inRow(row, guard.columns));
      });
    case 'together':
      return inRows((row) => {
        const places = inRow(row, guard.columns);
        return areAllShown(places) ? [] : places;
      });
    case 'adds-up':
      return inGroups(guard.within, guard.column).flatMap((places) =>
        fromSum(
          places.map((place) => ({ sheet, place })),
          0,
        ).map(({ place }) => place),
      );
    case 'repeats':
      return inGroups(guard.along, guard.column).flatMap((places) =>
        places.some((place) => markAt(sheet, place) === 'hidden') ? places : [],
      );
    case 'left-out':
      return [];
  }
};

/** What was shown before stays, and what is less than a group away from any of it goes. */
const tooClose = (sheet: Sheet, places: readonly Place[]): readonly Place[] => {
  const shown = new Set<number>();
  return places.filter((place) => {
    const value = numberAt(sheet, place);
    const isClose = DISTANCES.some(
      (distance) => shown.has(value - distance) || shown.has(value + distance),
    );
    if (!isClose) shown.add(value);
    return isClose;
  });
};

/** Between two numbers whose difference is a group that is too small. */
const DISTANCES = Array.from({ length: SMALLEST_GROUP - 1 }, (_, index) => index + 1);

interface PlacedCell {
  readonly sheet: Sheet;
  readonly place: Place;
}

/** Of cells whose sum is known, with something besides that is never told: those to be hidden. */
const fromSum = (cells: readonly PlacedCell[], besides: number): readonly PlacedCell[] => {
  const summands = cells.map(
    ({ sheet, place }): Summand => ({
      value: numberAt(sheet, place),
      mark: markAt(sheet, place),
    }),
  );
  const untold: readonly Summand[] = besides === 0 ? [] : [{ value: besides, mark: 'hidden' }];
  return hiddenBySum([...summands, ...untold]).flatMap((index) => cells[index] ?? []);
};

/**
 * The same between the tables of all states and the table of everywhere, which anybody may ask for and
 * subtract: every family is in one state at most. Those of which no state is known are never asked for
 * by themselves, and are what must not be told besides.
 */
export const hideAcross = (everywhere: Sheet, states: readonly Sheet[]): boolean => {
  const placed = states.map((sheet) => ({ sheet, rowOf: rowsByWords(sheet) }));
  let isNews = false;
  for (const [words, row] of rowsByWords(everywhere))
    for (const [column, { type }] of everywhere.columns.entries()) {
      if (type !== 'families') continue;
      const cells = placed.flatMap(({ sheet, rowOf }): readonly PlacedCell[] => {
        const part = rowOf.get(words);
        return part === undefined ? [] : [{ sheet, place: [part, column] }];
      });
      const besides = cells.reduce(
        (left, { sheet, place }) => left - numberAt(sheet, place),
        numberAt(everywhere, [row, column]),
      );
      for (const { sheet, place } of fromSum(cells, besides))
        isNews = hideAt(sheet, place) || isNews;
    }
  return isNews;
};

const rowsByWords = (sheet: Sheet): ReadonlyMap<string, number> =>
  new Map(sheet.rows.map((_, row) => [wordsOf(sheet, row), row]));
