import { SMALLEST_GROUP } from './reports.constants.ts';

export const isSmall = (families: number): boolean => families > 0 && families < SMALLEST_GROUP;

/** How a cell is shown: its number, a small group, or entirely hidden. */
export type Mark = 'shown' | 'small' | 'hidden';

export interface Summand {
  readonly value: number;
  readonly mark: Mark;
}

/**
 * Of numbers with a known sum: which must be `hidden`, so that no small one can be computed.
 * Returns their indexes. Where more than small ones are hidden, all of them look the same: knowing
 * which is small would reveal it again. For the same reason equal ones go together: their order
 * would say which of them was small.
 */
export const hiddenBySum = (summands: readonly Summand[]): readonly number[] => {
  const marked = indexesOf(summands, ({ mark }) => mark !== 'shown');
  const sum = summands.reduce((total, { value }) => total + value, 0);
  // A small sum is hidden itself.
  if (marked.length === 0 || isSmall(sum)) return [];
  const covered = summands.filter(({ mark }) => mark !== 'shown');
  if (!canBeTold(covered)) return covered.some(({ mark }) => mark === 'hidden') ? marked : [];
  const rest = summands.filter(({ mark, value }) => mark === 'shown' && value > 0);
  const smallest = rest.reduce((least, { value }) => Math.min(least, value), Infinity);
  const next = smallest === Infinity ? 0 : smallest;
  return indexesOf(summands, ({ mark, value }) => mark !== 'shown' || value === next);
};

const indexesOf = (
  summands: readonly Summand[],
  isWanted: (summand: Summand) => boolean,
): readonly number[] => summands.flatMap((summand, index) => (isWanted(summand) ? [index] : []));

const canBeTold = (covered: readonly Summand[]): boolean => {
  if (covered.length === 1) return true;
  const sum = covered.reduce((total, { value }) => total + value, 0);
  const areAllSmall = covered.every(({ mark }) => mark === 'small');
  return areAllSmall && (sum === covered.length || sum === covered.length * (SMALLEST_GROUP - 1));
};
