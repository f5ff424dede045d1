import { createHash } from 'node:crypto';
import { calendarPeriodOf } from '@hearthway/domain/reports/calendar-period.contract.ts';
import { familiesColumns, offersOf } from '@hearthway/domain/reports/cells.ts';
import { noNoise } from '@hearthway/domain/reports/no-noise.fixture.ts';
import type { Period } from '@hearthway/domain/reports/periods.ts';
import { type Folded, tableOf } from '@hearthway/domain/reports/published-table.ts';
import type { Report } from '@hearthway/domain/reports/report.ts';
import { cellWordsOf } from '../../adapters/reports/cell-words.ts';

/** Numbers of families as they are told, beside the exact ones. */
export interface PublishedNumber {
  readonly published: number;
  readonly exact: number;
  readonly margin: number;
}

interface NumbersQuery {
  readonly period: Period;
  readonly groupBy: string;
  /** Those of guarded measures, or of others. */
  readonly isGuarded: boolean;
}

/** The numbers of families of one table; none where the report is not offered so. */
export const numbersOf = (
  report: Report,
  folded: Folded,
  { period, groupBy, isGuarded }: NumbersQuery,
): readonly PublishedNumber[] => {
  if (!offersOf(report).groupings.includes(groupBy)) return [];
  const params = { ...calendarPeriodOf(period, groupBy), groupBy, state: null };
  const key = createHash('sha256').update(report.id).digest();
  const { columns, rows } = tableOf(report, folded, params, cellWordsOf(key));
  const exact = tableOf(report, folded, params, noNoise);
  const wanted = new Set(
    familiesColumns(report).flatMap(({ id, of }) => (of.isGuarded === isGuarded ? [id] : [])),
  );
  return rows.flatMap((row, at) =>
    columns.flatMap(({ id, type, marginOf }, column) =>
      type === 'families' && marginOf === undefined && wanted.has(id)
        ? [
            {
              published: Number(row[column]),
              exact: Number(exact.rows[at]?.[column]),
              margin: Number(row[column + 1]),
            },
          ]
        : [],
    ),
  );
};

export const meanError = (numbers: readonly PublishedNumber[]): number =>
  numbers.reduce((sum, { published, exact }) => sum + Math.abs(published - exact), 0) /
  numbers.length;

/** How often the exact number lies within the margin. */
export const coverage = (numbers: readonly PublishedNumber[]): number =>
  numbers.filter(({ published, exact, margin }) => Math.abs(published - exact) <= margin).length /
  numbers.length;

/** Share of pairs shown in the right order, among those with one number a fifth greater or more. */
export const rightOrder = (numbers: readonly PublishedNumber[]): number => {
  let [right, pairs] = [0, 0];
  for (const one of numbers)
    for (const other of numbers)
      if (one.exact >= 1.2 * other.exact && other.exact > 0) {
        pairs += 1;
        if (one.published > other.published) right += 1;
      }
  return right / pairs;
};
