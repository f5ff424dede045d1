import { expect, test } from 'vitest';
import { byEach, fold, givenHistory, paramsOf } from '../reports/history.fixture.ts';
import { tableOf } from '../reports/published-table.ts';
import { searchesWithoutResults } from './searches-without-results.report.ts';

const day = '2026-03-02';
const period = { from: day, to: day };

const searched = (
  resultCount: number,
  terms: readonly string[],
  category: string | null = null,
) => ({
  type: 'SearchPerformed',
  data: { resultCount, terms, category },
  day,
});

test('only searches without results count, each word once', () => {
  const history = [
    searched(0, ['dentist', 'sedation', 'dentist']),
    searched(0, ['dentist']),
    searched(1, ['pediatric']),
  ];
  expect(givenHistory(searchesWithoutResults, history).rows(period)).toEqual([
    ['dentist', 1, 2],
    ['sedation', 1, 1],
  ]);
});

test('by category, searches through all categories are a group', () => {
  const history = [searched(0, [], 'dental'), searched(0, ['x', 'y'])];
  const { rows } = givenHistory(searchesWithoutResults, history);
  const byCategory = rows({ ...period, groupBy: 'category' });
  expect(byCategory.filter(([, families]) => families !== 0)).toEqual([
    ['all', 1, 1],
    ['dental', 1, 1],
  ]);
  expect(byCategory).toHaveLength(10);
  expect(rows({ ...period, groupBy: 'state' }).at(-1)).toEqual(['unknown', 1, 2]);
});

test.for(['constructor', '__proto__', 'toString'])('a word may be any: %s', (word) => {
  const { rows } = givenHistory(searchesWithoutResults, [searched(0, [word])]);
  expect(rows(period)).toEqual([[word, 1, 1]]);
});

test('words of fewer than five families are left out, since a word can identify a person', () => {
  const history = [
    ...byEach(5, searched(0, ['sedation'])),
    ...byEach(4, searched(0, ['smithville'])),
  ];
  const state = fold(searchesWithoutResults, history);
  const params = paramsOf(searchesWithoutResults, period);
  expect(tableOf(searchesWithoutResults, state, params).rows).toEqual([['sedation', 5, 5]]);
});
