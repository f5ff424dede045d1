import type { Calendar } from './calendar.ts';
import { anything, conclude, type Known, type Sum, type Union } from './conclude.ts';
import { UNITS } from './days.ts';
import { hideAt, markAt, numberAt, type Sheet } from './sheet.ts';
import { knownOf } from './solvable.ts';
import { isSmall } from './sum-audit.ts';
import type { UnitSheets } from './views.ts';

export interface AllUnits {
  readonly everywhere: UnitSheets;
  /** All states with families. */
  readonly states: readonly UnitSheets[];
  readonly calendar: Calendar;
}

/**
 * Hides numbers from which small groups could be computed with the tables of all states by days,
 * weeks and months: from the sums over states, and from the days of a week or a month. Around a
 * solvable cell the weeks and months of all states go first, then its days, and then, as far as
 * needed, those in the same weeks and months.
 */
export const hideSolvable = (column: number, all: AllUnits): void => {
  let found = daysOfFound(column, all);
  while (found.size > 0) {
    let near = found;
    while (!hideNear(column, near, all)) {
      const wider = daysAround(near, all.calendar);
      if (wider.size === near.size) return;
      near = wider;
    }
    found = daysOfFound(column, all);
  }
};

type Days = ReadonlySet<number>;

const hideNear = (column: number, near: Days, { states, calendar }: AllUnits): boolean => {
  const hideRows = (unit: keyof UnitSheets): boolean =>
    states
      .flatMap(({ [unit]: sheet }) =>
        Array.from(
          sheet.rows.keys(),
          (row) => isNear(unit, row, { near, calendar }) && hideAt(sheet, [row, column]),
        ),
      )
      .includes(true);
  const coarse = [hideRows('week'), hideRows('month')];
  return coarse.includes(true) || hideRows('day');
};

const isNear = (
  unit: keyof UnitSheets,
  row: number,
  { near, calendar }: { readonly near: Days; readonly calendar: Calendar },
): boolean => daysOf(unit, row, calendar).some((day) => near.has(day));

/** All days that share a week or a month with one of them. */
const daysAround = (near: Days, { ofWeeks, ofMonths }: Calendar): Days =>
  new Set(
    [...ofWeeks, ...ofMonths]
      .map((pieces) => pieces.flatMap(({ days }) => days))
      .filter((days) => days.some((day) => near.has(day)))
      .flat(),
  );

const daysOf = (
  unit: keyof UnitSheets,
  row: number,
  { ofWeeks, ofMonths }: Calendar,
): readonly number[] => {
  if (unit === 'day') return [row];
  const pieces = unit === 'week' ? ofWeeks[row] : ofMonths[row];
  return pieces?.flatMap(({ days }) => days) ?? [];
};

/** The days of all small groups that can be found. */
const daysOfFound = (column: number, { everywhere, states, calendar }: AllUnits): Days => {
  const whole = unitsOf(everywhere, column);
  const parts = states.map((sheets) => unitsOf(sheets, column));
  const unions = [whole, ...parts].flatMap((units) => unionsOf(units, calendar));
  conclude(sumsOf(whole, parts), unions);
  return new Set(
    [whole, ...parts].flatMap((units) =>
      UNITS.flatMap((unit) =>
        units[unit].flatMap((cell, row) => (isFound(cell) ? daysOf(unit, row, calendar) : [])),
      ),
    ),
  );
};

interface UnitCell {
  readonly value: number;
  readonly known: Known;
}

/** By the row. */
type Units = Readonly<Record<keyof UnitSheets, readonly UnitCell[]>>;

const unitsOf = ({ day, week, month }: UnitSheets, column: number): Units => {
  const cellsOf = (sheet: Sheet): readonly UnitCell[] =>
    sheet.rows.map((_, row) => {
      const value = numberAt(sheet, [row, column]);
      return { value, known: knownOf(value, markAt(sheet, [row, column])) };
    });
  return { day: cellsOf(day), week: cellsOf(week), month: cellsOf(month) };
};

const isFound = ({ value, known: { low, high } }: UnitCell): boolean =>
  isSmall(value) && low === high;

/**
 * A part of a week within one month has no row: it is a union of its days, and a part of both.
 */
const unionsOf = (
  { day, week, month }: Units,
  { pieces, ofWeeks, ofMonths }: Calendar,
): readonly Union[] => {
  const known = new Map(pieces.map((piece) => [piece, anything()]));
  const made = (
    wholes: readonly UnitCell[],
    of: Calendar['ofWeeks' | 'ofMonths'],
  ): readonly Union[] =>
    wholes.map((whole, row) => ({
      whole: whole.known,
      parts: (of[row] ?? []).flatMap((piece) => known.get(piece) ?? []),
    }));
  const ofDays = Array.from(known, ([{ days }, whole]) => ({
    whole,
    parts: days.flatMap((row) => day[row]?.known ?? []),
  }));
  return [...ofDays, ...made(week, ofWeeks), ...made(month, ofMonths)];
};

const sumsOf = (whole: Units, parts: readonly Units[]): readonly Sum[] => {
  const sumsBy = (unit: keyof Units): readonly Sum[] =>
    whole[unit].map(({ known }, row) => ({
      total: known,
      parts: parts.flatMap((part) => part[unit][row]?.known ?? []),
    }));
  return [...sumsBy('day'), ...sumsBy('week'), ...sumsBy('month')];
};
