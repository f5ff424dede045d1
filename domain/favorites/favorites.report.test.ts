import { expect, test } from 'vitest';
import { providerViews } from '../journey/provider-views.report.ts';
import { givenHistory } from '../reports/history.fixture.ts';
import { favorites } from './favorites.report.ts';

const period = { from: '2026-03-01', to: '2026-03-31' };

const favorited = (day: string, by: string, category: string | null, state: string) => ({
  type: 'ResourceFavorited',
  data: { category },
  day,
  by,
  state,
});

const history = [
  favorited('2026-03-01', 'ana', 'dental', 'NC'),
  favorited('2026-03-31', 'ana', 'dental', 'NC'),
  favorited('2026-03-02', 'ben', 'dental', 'VA'),
  favorited('2026-03-03', 'ben', null, 'VA'),
  favorited('2026-02-28', 'ben', 'community', 'VA'),
  favorited('2026-04-01', 'ben', 'community', 'VA'),
];

test('favorites are counted by category, with the families that added them', () => {
  const rows = givenHistory(favorites, history).rows(period);
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['dental', 2, 3],
    ['unknown', 1, 1],
  ]);
});

test('every category has a row, in the order of the directory, and unknown ones share the last', () => {
  const rows = givenHistory(favorites, []).rows(period);
  expect(rows).toHaveLength(10);
  expect(rows[0]).toEqual(['aba-therapy', 0, 0]);
  expect(rows.at(-1)).toEqual(['unknown', 0, 0]);
});

test('favorites are counted by the state of the family', () => {
  const rows = givenHistory(favorites, history).rows({ ...period, groupBy: 'state' });
  expect(rows).toHaveLength(57);
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['NC', 1, 2],
    ['VA', 1, 2],
  ]);
});

test('each state, each territory and no state have a row, even without families', () => {
  const rows = givenHistory(favorites, []).rows({ ...period, groupBy: 'state' });
  expect(rows.map(([group]) => group)).toEqual(
    expect.arrayContaining(['NC', 'DC', 'PR', 'unknown']),
  );
});

test('an unknown state counts as none', () => {
  const inOntario = [favorited('2026-03-01', 'ana', 'dental', 'ON')];
  const rows = givenHistory(favorites, inOntario).rows({ ...period, groupBy: 'state' });
  expect(rows.filter(([, families]) => families !== 0)).toEqual([['unknown', 1, 1]]);
});

test('by category in one state, only its families count', () => {
  const rows = givenHistory(favorites, history).rows({ ...period, state: 'VA' });
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['dental', 1, 1],
    ['unknown', 1, 1],
  ]);
});

test('pages of providers are counted in the same way', () => {
  const views = history.map((happened) => ({ ...happened, type: 'ResourceViewed' }));
  const rows = givenHistory(providerViews, views).rows(period);
  expect(rows.find(([category]) => category === 'dental')).toEqual(['dental', 2, 3]);
});
