import { expect, test } from 'vitest';
import { hiddenBySum, isSmall, type Summand } from './sum-audit.ts';

const summandsOf = (values: readonly number[]): readonly Summand[] =>
  values.map((value) => ({ value, mark: isSmall(value) ? 'small' : 'shown' }));

test.for([
  { values: [9, 3, 20], hidden: [0, 1], why: 'one alone follows from the sum' },
  { values: [9, 3, 9], hidden: [0, 1, 2], why: 'equal ones go together' },
  { values: [9, 3, 2], hidden: [], why: 'two can be anything' },
  { values: [9, 1, 1], hidden: [0, 1, 2], why: 'two that sum up to two are one each' },
  { values: [9, 4, 4], hidden: [0, 1, 2], why: 'two that sum up to eight are four each' },
  { values: [4, 4, 0, 0], hidden: [0, 1, 2, 3], why: 'zeros go when nothing else is left' },
  { values: [9, 20, 0], hidden: [], why: 'nothing is small' },
  { values: [3, 0, 0], hidden: [], why: 'such a sum is hidden itself' },
])('of $values these are hidden: $hidden, since $why', ({ values, hidden }) => {
  expect(hiddenBySum(summandsOf(values))).toEqual(hidden);
});

test('a cell hidden for another reason is not revealed by the sum either', () => {
  const summands: readonly Summand[] = [
    { value: 20, mark: 'hidden' },
    { value: 7, mark: 'shown' },
    { value: 9, mark: 'shown' },
  ];
  expect(hiddenBySum(summands)).toEqual([0, 1]);
});

/** The view of a reader who knows the sum and this rule. */
const sightOf = (values: readonly number[]): string => {
  const hidden = new Set(hiddenBySum(summandsOf(values)));
  const cells = values.map((value, index) => {
    if (hidden.has(index)) return 'hidden';
    return isSmall(value) ? 'small' : value;
  });
  return JSON.stringify([cells, sumOf(values)]);
};

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

const tablesOf = (length: number, most: number): readonly (readonly number[])[] =>
  length === 0
    ? [[]]
    : tablesOf(length - 1, most).flatMap((rest) =>
        Array.from({ length: most + 1 }, (_, value) => [value, ...rest]),
      );

test.for([
  { length: 2, most: 30 },
  { length: 3, most: 16 },
  { length: 4, most: 9 },
])('trying all tables of $length numbers reveals no small one', ({ length, most }) => {
  const alike = new Map<string, (readonly number[])[]>();
  for (const table of tablesOf(length, most)) {
    // A larger sum belongs to tables that are not among these, too.
    if (isSmall(sumOf(table)) || sumOf(table) > most) continue;
    const sight = sightOf(table);
    alike.set(sight, [...(alike.get(sight) ?? []), table]);
  }
  const found = Array.from(alike.values()).filter(([first = [], ...others]) =>
    first.some((value, index) => isSmall(value) && others.every((table) => table[index] === value)),
  );
  expect(found).toEqual([]);
});
