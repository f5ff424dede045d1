import type { Calendar } from './calendar.ts';
import { SMALLEST_GROUP } from './reports.constants.ts';
import { hideAt, markAt, numberAt, type Sheet } from './sheet.ts';
import type { UnitSheets } from './views.ts';

/** Upper bound on the families in a cell. */
interface Bound {
  readonly most: number;
  /** The same bound if at least one part is a small group; `Infinity` where none is. */
  readonly mostWithSmall: number;
}

/**
 * A week or a month counts the families of its days, each once. Where it has about the maximum that
 * its days, or its months or weeks, allow, each small one among them must be four: then the whole
 * is hidden. A whole one family below that is hidden as well, so that a reader who knows the rule
 * cannot tell four from three. Returns whether it hid anything.
 */
export const hideWhole = (
  { day, week, month }: UnitSheets,
  { ofWeeks, ofMonths }: Calendar,
  column: number,
): boolean => {
  const boundAt = (sheet: Sheet, row: number): Bound => boundOf(sheet, row, column);
  const ofDays = (days: readonly number[]): Bound => together(days.map((row) => boundAt(day, row)));
  const hideTelling = (sheet: Sheet, boundOfRow: (row: number) => Bound): boolean =>
    sheet.rows
      .map((_, row) => {
        const isTelling = numberAt(sheet, [row, column]) + 1 >= boundOfRow(row).mostWithSmall;
        return (
          isTelling && markAt(sheet, [row, column]) === 'shown' && hideAt(sheet, [row, column])
        );
      })
      .includes(true);
  const inWeeks = hideTelling(week, (row) =>
    together(
      (ofWeeks[row] ?? []).map((piece) => either(boundAt(month, piece.month), ofDays(piece.days))),
    ),
  );
  const inMonths = hideTelling(month, (row) =>
    together(
      (ofMonths[row] ?? []).map((piece) => either(boundAt(week, piece.week), ofDays(piece.days))),
    ),
  );
  return inWeeks || inMonths;
};

const NOTHING_KNOWN: Bound = { most: Infinity, mostWithSmall: Infinity };

const boundOf = (sheet: Sheet, row: number, column: number): Bound => {
  switch (markAt(sheet, [row, column])) {
    case 'shown':
      return { most: numberAt(sheet, [row, column]), mostWithSmall: Infinity };
    case 'small':
      return { most: SMALLEST_GROUP - 1, mostWithSmall: SMALLEST_GROUP - 1 };
    case 'hidden':
      return NOTHING_KNOWN;
  }
};

/** Bound on the sum of parts. */
const together = (parts: readonly Bound[]): Bound => ({
  most: parts.reduce((sum, { most }) => sum + most, 0),
  mostWithSmall: parts.reduce((least, { mostWithSmall }, part) => {
    const others = parts.reduce((sum, { most }, other) => (other === part ? sum : sum + most), 0);
    return Math.min(least, mostWithSmall + others);
  }, Infinity),
});

/** Bound on a number that is given in two ways. */
const either = (one: Bound, other: Bound): Bound => ({
  most: Math.min(one.most, other.most),
  mostWithSmall: Math.min(one.mostWithSmall, other.mostWithSmall),
});
