import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { searchesWithoutResults } from './searches-without-results.report.ts';

const searched = (resultCount: number, category: string | null = null) => ({
  type: 'SearchPerformed',
  data: { resultCount, terms: ['dentist'], category },
  day: '2026-03-02',
});

test('only searches without results count, and those through all categories are a group', () => {
  const { rows } = givenHistory(searchesWithoutResults, [
    searched(0, 'dental'),
    searched(0),
    searched(1, 'respite'),
  ]);
  const period = { from: '2026-03-02', to: '2026-03-08' };
  const byCategory = rows(period);
  expect(byCategory.filter(([, families]) => families !== 0)).toEqual([
    ['all', 1],
    ['dental', 1],
  ]);
  expect(byCategory).toHaveLength(11);
  expect(rows({ ...period, groupBy: 'state' }).at(-1)).toEqual(['unknown', 1]);
});
