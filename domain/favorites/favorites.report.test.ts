import { expect, test } from 'vitest';
import { CATEGORY_IDS } from '../directory/categories.ts';
import { providerViews } from '../journey/provider-views.report.ts';
import { givenHistory } from '../reports/history.fixture.ts';
import { favorites } from './favorites.report.ts';

const period = { from: '2026-03-02', to: '2026-03-29' };

const favorited = (day: string, by: string, category: string | null, state: string) => ({
  type: 'ResourceFavorited',
  data: { category },
  day,
  by,
  state,
});

const history = [
  favorited('2026-03-02', 'ana', 'dental', 'NC'),
  favorited('2026-03-03', 'ana', 'dental', 'NC'),
  favorited('2026-03-29', 'ana', 'dental', 'NC'),
  favorited('2026-03-02', 'ben', 'dental', 'VA'),
  favorited('2026-03-03', 'ben', null, 'VA'),
  favorited('2026-03-01', 'ben', 'community', 'VA'),
  favorited('2026-03-30', 'ben', 'community', 'VA'),
];

const there = (rows: readonly (readonly unknown[])[]) =>
  rows.filter(([, families]) => families !== 0);

test('a family counts once a week in each category that it added a favorite of', () => {
  expect(there(givenHistory(favorites, history).rows(period))).toEqual([
    ['dental', 3],
    ['unknown', 1],
  ]);
});

test('a family counts in three categories of a week at most, the first that it came to', () => {
  const ids = CATEGORY_IDS.slice(0, 4);
  const many = ids.map((id) => favorited('2026-03-02', 'ana', id, 'NC'));
  const providers = there(givenHistory(favorites, many).rows(period)).map(([id]) => id);
  expect(providers.toSorted()).toEqual(ids.slice(0, 3).toSorted());
});

test('every category has a row, in the order of the directory, and unknown ones share the last', () => {
  const rows = givenHistory(favorites, []).rows(period);
  expect(rows).toHaveLength(11);
  expect(rows[0]).toEqual(['aba-therapy', 0]);
  expect(rows.at(-1)).toEqual(['unknown', 0]);
});

test('favorites are counted by the state of the family, in which each state has a row', () => {
  const rows = givenHistory(favorites, history).rows({ ...period, groupBy: 'state' });
  expect(rows).toHaveLength(57);
  expect(there(rows)).toEqual([
    ['NC', 2],
    ['VA', 1],
  ]);
});

test('an unknown state counts as none', () => {
  const inOntario = [favorited('2026-03-02', 'ana', 'dental', 'ON')];
  const rows = givenHistory(favorites, inOntario).rows({ ...period, groupBy: 'state' });
  expect(there(rows)).toEqual([['unknown', 1]]);
});

test('by week, the families of several states are added up', () => {
  const { rows } = givenHistory(favorites, history);
  const request = { from: '2026-03-02', to: '2026-03-08', groupBy: 'week' };
  expect(rows({ ...request, state: 'VA' })).toEqual([['2026-W10', 1]]);
  expect(rows({ ...request, state: 'NC,VA' })).toEqual([['2026-W10', 2]]);
});

test('pages of providers are counted in the same way', () => {
  const views = history.map((happened) => ({ ...happened, type: 'ResourceViewed' }));
  const rows = givenHistory(providerViews, views).rows(period);
  expect(rows.find(([category]) => category === 'dental')).toEqual(['dental', 3]);
});
