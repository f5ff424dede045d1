import { describe, expect, test } from 'vitest';
import { favorites } from '../favorites/favorites.report.ts';
import { searchesWithoutResults } from '../journey/searches-without-results.report.ts';
import { subscriptions } from '../subscription/subscriptions.report.ts';
import { activeFamilies } from './active-families.ts';
import { featureUse } from './feature-use.ts';
import { byEach, fold, type Happened, paramsOf } from './history.fixture.ts';
import { tableOf } from './published-table.ts';
import type { Report, ReportParams, Row } from './report.ts';
import { retention } from './retention.ts';
import { signUpFunnel } from './sign-up-funnel.ts';

const day = '2026-03-02';

const toldOf = (
  report: Report,
  history: readonly Happened[],
  params: Partial<ReportParams> = {},
): readonly Row[] => {
  const asked = paramsOf(report, { from: day, to: day, ...params });
  return tableOf(report, fold(report, history), asked).rows;
};

const registered = { type: 'AccountRegistered', day };
const confirmed = { type: 'EmailConfirmed', day };
const searched = { type: 'SearchPerformed', day };
const signedIn = { type: 'SignedIn', day };
const favorited = (category: string) => ({ type: 'ResourceFavorited', data: { category }, day });
const paysFor = (plan: string) => ({ type: 'SubscriptionStarted', data: { plan }, day });

test.for([
  [0, 0],
  [1, '<5'],
  [4, '<5'],
  [5, 5],
  [7, 5],
  [8, 10],
  [12, 10],
  [13, 15],
] as const)('%s active families are told as %s', ([count, told]) => {
  expect(toldOf(activeFamilies, byEach(count, signedIn))).toEqual([['2026-03', told]]);
});

test('the acts of a small group are not told, and those of others are rounded', () => {
  const history = [
    ...byEach(7, favorited('dental')),
    ...byEach(4, favorited('dental')),
    ...byEach(3, favorited('community'), 'g'),
    ...byEach(3, favorited('community'), 'g'),
  ];
  const rows = toldOf(favorites, history).filter(([, families]) => families !== 0);
  expect(rows).toEqual([
    ['dental', 5, 10],
    ['community', '<5', 'hidden'],
  ]);
});

test('a small group changes nothing about the others', () => {
  const history = [...byEach(9, favorited('dental')), ...byEach(7, favorited('diagnosis'), 'g')];
  const dental = (all: readonly Happened[]) =>
    toldOf(favorites, all).filter(([group]) => group === 'dental');
  expect(dental([...history, ...byEach(3, favorited('community'), 'h')])).toEqual(dental(history));
});

describe('a share', () => {
  test('is computed from rounded counts', () => {
    const history = [...byEach(12, registered), ...byEach(8, confirmed)];
    expect(toldOf(signUpFunnel, history).slice(0, 3)).toEqual([
      ['Registered', 10, 1],
      ['Confirmed the email address', 10, 1],
      ['Finished the onboarding', 0, 0],
    ]);
  });

  test('of a small group tells the whole percent that it lies under', () => {
    const history = [...byEach(35, registered), ...byEach(3, confirmed)];
    expect(toldOf(signUpFunnel, history).slice(0, 2)).toEqual([
      ['Registered', 35, 1],
      ['Confirmed the email address', '<5', '<0.15'],
    ]);
  });

  test('of a whole that is a small group is not told', () => {
    const history = [...byEach(4, registered), ...byEach(3, confirmed)];
    expect(toldOf(signUpFunnel, history).slice(0, 3)).toEqual([
      ['Registered', '<5', 'hidden'],
      ['Confirmed the email address', '<5', 'hidden'],
      ['Finished the onboarding', 0, 0],
    ]);
  });

  test('of a cohort and of a plan is computed in its row', () => {
    const returned = [...byEach(10, registered), ...byEach(6, { ...signedIn, day: '2026-03-09' })];
    expect(toldOf(retention, returned, { to: '2026-03-15' }).slice(0, 2)).toEqual([
      ['2026-W10', 10, '0', 10, 1],
      ['2026-W10', 10, '1', 5, 0.5],
    ]);
    const used = [...byEach(20, searched), ...byEach(4, favorited('dental'))];
    const free = toldOf(featureUse, used).filter(([, plan]) => plan === 'free');
    expect(free.find(([feature]) => feature === 'search')).toEqual([
      'search',
      'free',
      20,
      20,
      1,
      20,
    ]);
    expect(free.find(([feature]) => feature === 'favorites')).toEqual([
      'favorites',
      'free',
      20,
      '<5',
      '<0.25',
      'hidden',
    ]);
  });
});

describe('revenue', () => {
  test('is computed from rounded counts', () => {
    expect(toldOf(subscriptions, byEach(12, paysFor('plus')))).toEqual([
      ['2026-03', 10, 0, 5_990, 10, 0, 0],
    ]);
  });

  test('with a small group in it tells what it lies under', () => {
    const history = [...byEach(10, paysFor('plus')), ...byEach(3, paysFor('family'), 'g')];
    expect(toldOf(subscriptions, history)).toEqual([['2026-03', 10, '<5', '<13485', 15, 0, 0]]);
  });
});

describe('one state', () => {
  const history = [
    ...byEach(9, { ...favorited('dental'), state: 'NC' }, 'n'),
    ...byEach(2, { ...favorited('dental'), state: 'MD' }, 'm'),
    ...byEach(2, { ...favorited('community'), state: 'MD' }, 'm'),
    ...byEach(6, favorited('dental'), 'u'),
  ];
  const told = (state: string, group: string, to = day) =>
    toldOf(favorites, history, { state, to }).find(([name]) => name === group)?.[1];

  test('has its own numbers, whatever those of the others are', () => {
    expect(['NC', 'MD', 'VA'].map((state) => told(state, 'dental'))).toEqual([10, '<5', 0]);
  });

  test('says the same as its row of the table by states', () => {
    const byState = toldOf(favorites, history, { groupBy: 'state' });
    for (const state of ['NC', 'MD', 'VA'])
      expect(toldOf(favorites, history, { groupBy: 'state', state })).toEqual(
        byState.filter(([group]) => group === state),
      );
  });

  test('does not tell in a month or less that it has none of a small group', () => {
    expect(['MD', 'VA'].map((state) => told(state, 'community'))).toEqual(['<5', '<5']);
    expect(told('VA', 'community', '2026-05-31')).toBe(0);
  });
});

test('words that fewer than five families searched for are left out', () => {
  const searchedFor = (term: string) => ({
    ...searched,
    data: { resultCount: 0, terms: [term] },
  });
  const history = [...byEach(6, searchedFor('dentist')), ...byEach(4, searchedFor('Ramírez'))];
  expect(toldOf(searchesWithoutResults, history)).toEqual([['dentist', 5, 5]]);
});
