import { dayNumberOf, slotsOf } from './days.ts';
import type { Period } from './report.ts';

/** Days that lie in the same week and the same month. */
interface Piece {
  readonly days: readonly number[];
  readonly week: number;
  readonly month: number;
}

/** Relations between the days, weeks and months of a period, by their rows in the tables. */
export interface Calendar {
  readonly pieces: readonly Piece[];
  readonly ofWeeks: readonly (readonly Piece[])[];
  readonly ofMonths: readonly (readonly Piece[])[];
}

export const calendarOf = (period: Period): Calendar => {
  const first = dayNumberOf(period.from);
  const weeks = slotsOf('week', period);
  const months = slotsOf('month', period);
  const pieces: (Piece & { readonly days: number[] })[] = [];
  for (const day of slotsOf('day', period).names.keys()) {
    const week = weeks.indexOf(first + day);
    const month = months.indexOf(first + day);
    const last = pieces.at(-1);
    if (last?.week === week && last.month === month) last.days.push(day);
    else pieces.push({ days: [day], week, month });
  }
  return {
    pieces,
    ofWeeks: weeks.names.map((_, row) => pieces.filter(({ week }) => week === row)),
    ofMonths: months.names.map((_, row) => pieces.filter(({ month }) => month === row)),
  };
};
