import { expect, test } from 'vitest';
import { favorites } from '../favorites/favorites.report.ts';
import { subscriptions } from '../subscription/subscriptions.report.ts';
import { activeFamilies } from './active-families.ts';
import { featureUse } from './feature-use.ts';
import { byEach, fold, type Happened, paramsOf } from './history.fixture.ts';
import type { Report, ReportParams, Row } from './report.ts';
import { retention } from './retention.ts';
import { signUpFunnel } from './sign-up-funnel.ts';
import { tableOf } from './table.ts';

const day = '2026-03-02';

const shownOf = (
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
const tierSet = (tier: string, on = day) => ({ type: 'TierSet', data: { tier }, day: on });

test.for([
  [0, 0],
  [1, '<5'],
  [4, '<5'],
  [5, 5],
] as const)('%s active families are told as %s', ([count, told]) => {
  expect(shownOf(activeFamilies, byEach(count, signedIn))).toEqual([[day, told]]);
});

test('the events of a small group are not shown', () => {
  const history = [
    ...byEach(7, favorited('dental')),
    ...byEach(3, favorited('community'), 'g'),
    ...byEach(3, favorited('community'), 'g'),
    ...byEach(2, favorited('diagnosis'), 'h'),
  ];
  const rows = shownOf(favorites, history).filter(([, families]) => families !== 0);
  expect(rows).toEqual([
    ['diagnosis', '<5', 'hidden'],
    ['dental', 7, 7],
    ['community', '<5', 'hidden'],
  ]);
});

test('one small group hides the next smallest too, without telling which is which', () => {
  const history = [
    ...byEach(9, favorited('dental')),
    ...byEach(7, favorited('diagnosis'), 'g'),
    ...byEach(3, favorited('community'), 'h'),
  ];
  expect(shownOf(favorites, history).filter(([, families]) => families !== 0)).toEqual([
    ['diagnosis', 'hidden', 'hidden'],
    ['dental', 9, 9],
    ['community', 'hidden', 'hidden'],
  ]);
});

test('a territory, and no state, are groups like the states, so that none is the rest of the whole', () => {
  const history = [
    ...byEach(1, { ...favorited('dental'), state: 'NC' }, 'n'),
    ...byEach(1, favorited('dental'), 'u'),
    ...byEach(9, { ...favorited('dental'), state: 'PR' }, 'p'),
    ...byEach(20, { ...favorited('dental'), state: 'VA' }, 'v'),
  ];
  const dental = (state: string | null) =>
    shownOf(favorites, history, { state }).find(([group]) => group === 'dental')?.[1];
  const byState = new Map(
    shownOf(favorites, history, { groupBy: 'state' }).map(([state, families]) => [state, families]),
  );
  expect([null, 'NC', 'PR', 'VA', 'OH'].map(dental)).toEqual([31, 'hidden', 'hidden', 20, 0]);
  expect(['NC', 'unknown', 'PR', 'VA', 'OH'].map((state) => byState.get(state))).toEqual([
    'hidden',
    'hidden',
    'hidden',
    20,
    0,
  ]);
});

test('the rest that two states leave of the whole hides another state too', () => {
  const inStates = [
    ...byEach(9, { ...searched, state: 'NC' }, 'n'),
    ...byEach(7, { ...searched, state: 'VA' }, 'v'),
    ...byEach(2, { ...searched, state: 'MD' }, 'm'),
  ];
  const of = (state: string) => shownOf(activeFamilies, inStates, { state });
  expect(shownOf(activeFamilies, inStates)).toEqual([[day, 18]]);
  expect([of('NC'), of('VA'), of('MD')]).toEqual([
    [[day, 9]],
    [[day, 'hidden']],
    [[day, 'hidden']],
  ]);
});

test('the few families without a known state are not the rest of the whole', () => {
  const history = [...byEach(9, { ...searched, state: 'NC' }, 'n'), ...byEach(2, signedIn, 'u')];
  expect(shownOf(activeFamilies, history)).toEqual([[day, 11]]);
  expect(shownOf(activeFamilies, history, { state: 'NC' })).toEqual([[day, 'hidden']]);
});

test('a state says the same as its row of the table by states', () => {
  const history = [
    ...byEach(9, { ...favorited('dental'), state: 'NC' }, 'n'),
    ...byEach(7, { ...favorited('dental'), state: 'VA' }, 'v'),
    ...byEach(2, { ...favorited('dental'), state: 'MD' }, 'm'),
  ];
  const byState = shownOf(favorites, history, { groupBy: 'state' });
  for (const state of ['NC', 'VA', 'MD'])
    expect(shownOf(favorites, history, { groupBy: 'state', state })).toEqual(
      byState.filter(([group]) => group === state),
    );
});

test('a step of the funnel that a few did not take is hidden', () => {
  const history = [...byEach(10, registered), ...byEach(8, confirmed)];
  expect(shownOf(signUpFunnel, history).slice(0, 3)).toEqual([
    ['Registered', 10, 1],
    ['Confirmed the email address', 'hidden', 'hidden'],
    ['Finished the onboarding', 0, 0],
  ]);
});

test('a week in which all but a few came back is hidden', () => {
  const history = [
    ...byEach(10, registered),
    ...byEach(8, { ...signedIn, day: '2026-03-09' }),
    ...byEach(5, { ...signedIn, day: '2026-03-16' }),
  ];
  const rows = shownOf(retention, history, { to: '2026-03-22' });
  expect(rows.slice(0, 3)).toEqual([
    ['2026-W10', 10, '0', 10, 1],
    ['2026-W10', 10, '1', 'hidden', 'hidden'],
    ['2026-W10', 10, '2', 5, 0.5],
  ]);
});

test('changes are not shown for plans with a nearly constant number', () => {
  const history = [
    ...byEach(10, tierSet('plus')),
    ...byEach(2, tierSet('plus', '2026-04-02'), 'g'),
    ...byEach(6, tierSet('plus', '2026-05-02'), 'h'),
  ];
  expect(shownOf(subscriptions, history, { to: '2026-05-31' })).toEqual([
    ['2026-03', 10, 0, 5_990, 10, 0, 0],
    ['2026-04', 'hidden', 0, 'hidden', 'hidden', 'hidden', 'hidden'],
    ['2026-05', 18, 0, 10_782, 'hidden', 'hidden', 'hidden'],
  ]);
});

test('the days of a week, and the weeks of a month, do not leave a few families of it', () => {
  const history = [...byEach(5, signedIn), ...byEach(4, { ...signedIn, day: '2026-03-03' }, 'g')];
  const by = (groupBy: string) =>
    shownOf(activeFamilies, history, { to: '2026-03-03', groupBy }).map(([, families]) => families);
  expect(['day', 'week', 'month'].map(by)).toEqual([[5, '<5'], ['hidden'], ['hidden']]);
});

test('the last day of a month says as little as the month', () => {
  const history = [
    ...byEach(28, tierSet('plus', '2026-01-05')),
    ...byEach(2, tierSet('plus', '2026-01-31'), 'g'),
  ];
  const plusBy = (groupBy: string) =>
    shownOf(subscriptions, history, { from: '2026-01-30', to: '2026-02-01', groupBy }).map(
      ([period, plus]) => [period, plus],
    );
  expect(plusBy('month')).toEqual([
    ['2026-01', 30],
    ['2026-02', 30],
  ]);
  expect(plusBy('week')).toEqual([['2026-W05', 30]]);
  expect(plusBy('day')).toEqual([
    ['2026-01-30', 'hidden'],
    ['2026-01-31', 30],
    ['2026-02-01', 30],
  ]);
});

test('a few subscribers from before the period do not follow from its first changes', () => {
  const history = [
    ...byEach(3, tierSet('plus', '2026-02-01')),
    ...byEach(7, tierSet('plus', '2026-03-02'), 'g'),
  ];
  expect(shownOf(subscriptions, history)).toEqual([
    ['2026-03', 10, 0, 5_990, 'hidden', 'hidden', 'hidden'],
  ]);
});

test('changes of plans are shown by month alone, since days and months could be subtracted', () => {
  const history = byEach(10, tierSet('plus'));
  const changesBy = (groupBy: string) =>
    shownOf(subscriptions, history, { groupBy }).map((row) => row.slice(4));
  expect(['day', 'week', 'month'].map(changesBy)).toEqual([
    [['hidden', 'hidden', 'hidden']],
    [['hidden', 'hidden', 'hidden']],
    [[10, 0, 0]],
  ]);
});

test('revenue is not shown where it would reveal the number on the smaller plan', () => {
  const history = [...byEach(10, tierSet('plus')), ...byEach(3, tierSet('family'), 'g')];
  expect(shownOf(subscriptions, history)).toEqual([
    ['2026-03', 10, '<5', 'hidden', 'hidden', 'hidden', 'hidden'],
  ]);
});

test('the families of a small plan do not follow from those of the others', () => {
  const history = [
    ...byEach(9, searched, 'free'),
    ...byEach(7, tierSet('plus'), 'plus'),
    ...byEach(7, searched, 'plus'),
    ...byEach(3, tierSet('family'), 'family'),
    ...byEach(3, searched, 'family'),
  ];
  const searches = shownOf(featureUse, history).filter(([feature]) => feature === 'search');
  expect(searches).toEqual([
    ['search', 'free', 9, 9, 1, 9],
    ['search', 'plus', 'hidden', 'hidden', 'hidden', 'hidden'],
    ['search', 'family', 'hidden', 'hidden', 'hidden', 'hidden'],
  ]);
});
