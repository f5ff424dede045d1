import { expect, test } from 'vitest';
import { catalog } from '../contexts.ts';
import { givenHistory, type Happened } from '../reports/history.fixture.ts';
import { TIERS } from '../subscription/subscription.constants.ts';
import { featureUse } from './feature-use.ts';

const usedRows = (history: readonly Happened[], from: string, to: string) =>
  givenHistory(featureUse, history)
    .rows({ from, to })
    .filter(([, , , families]) => families !== 0);

test('use counts for the plan that the family had at that time, once a week', () => {
  const history = [
    { type: 'SearchPerformed', day: '2026-03-02', by: 'ana' },
    { type: 'TierSet', data: { tier: 'plus' }, day: '2026-03-09', by: 'ana' },
    { type: 'SearchPerformed', day: '2026-03-09', by: 'ana' },
    { type: 'SearchPerformed', day: '2026-03-10', by: 'ana' },
    { type: 'ResourceFavorited', day: '2026-03-10', by: 'ben' },
  ];
  expect(usedRows(history, '2026-03-02', '2026-03-15')).toEqual([
    ['favorites', 'free', 2, 1],
    ['search', 'free', 2, 1],
    ['search', 'plus', 1, 1],
  ]);
});

const search = (day: string) => ({ type: 'SearchPerformed', day });

test('a gift holds through the day that it ends', () => {
  const data = { tier: 'plus', endsAt: '2026-03-02T09:00:00.000Z', givenBy: 'operator' };
  const history = [
    { type: 'TierSet', data, day: '2026-02-20' },
    search('2026-03-02'),
    search('2026-03-09'),
  ];
  expect(usedRows(history, '2026-03-02', '2026-03-29')).toEqual([
    ['search', 'free', 1, 1],
    ['search', 'plus', 1, 1],
  ]);
});

test('a trial and a paid plan count as the plan, and a greater gift beside them as its own', () => {
  const plan = { plan: 'plus' };
  const history = [
    { type: 'TrialStarted', data: plan, day: '2026-03-01' },
    search('2026-03-01'),
    { type: 'TierSet', data: { tier: 'family', endsAt: null }, day: '2026-03-02' },
    search('2026-03-02'),
    { type: 'TierSet', data: { tier: 'free', endsAt: null }, day: '2026-03-03' },
    { type: 'SubscriptionStarted', data: plan, day: '2026-03-09' },
    search('2026-03-09'),
    { type: 'SubscriptionEnded', data: { ...plan, reason: 'requested' }, day: '2026-04-08' },
    search('2026-04-08'),
  ];
  expect(usedRows(history, '2026-02-23', '2026-04-26')).toEqual([
    ['search', 'free', 1, 1],
    ['search', 'plus', 2, 2],
    ['search', 'family', 1, 1],
  ]);
});

test('every feature has a row for each plan', () => {
  const rows = givenHistory(featureUse, []).rows({ from: '2026-03-01', to: '2026-03-01' });
  const features = [...new Set(catalog.flatMap(({ feature }) => feature ?? []))];
  expect(features).toContain('search');
  expect(rows).toEqual(features.flatMap((feature) => TIERS.map((tier) => [feature, tier, 0, 0])));
});
