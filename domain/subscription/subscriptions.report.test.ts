import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { subscriptions } from './subscriptions.report.ts';

const tierSet = (day: string, by: string, tier: string) => ({
  type: 'TierSet',
  data: { tier },
  day,
  by,
});

const history = [
  tierSet('2025-12-31', 'ana', 'plus'),
  tierSet('2026-01-05', 'ben', 'family'),
  tierSet('2026-01-31', 'cat', 'plus'),
  tierSet('2026-02-01', 'ana', 'family'),
  tierSet('2026-02-28', 'cat', 'free'),
  { type: 'AccountErased', day: '2026-03-01', by: 'ben' },
];

test('a month ends with the number of families on each paid plan', () => {
  expect(
    givenHistory(subscriptions, history).rows({ from: '2026-01-01', to: '2026-03-31' }),
  ).toEqual([
    ['2026-01', 2, 1, 2, 0, 0],
    ['2026-02', 0, 2, 0, 1, 1],
    ['2026-03', 0, 1, 0, 0, 1],
  ]);
});

test('events after the period do not count', () => {
  const { rows } = givenHistory(subscriptions, history);
  expect(rows({ from: '2026-01-31', to: '2026-02-01', groupBy: 'day' })).toEqual([
    ['2026-01-31', 2, 1, 1, 0, 0],
    ['2026-02-01', 1, 2, 0, 1, 0],
  ]);
});

test('a family counts once in each kind of change, however often it changes', () => {
  const day = '2026-01-02';
  const changes = ['plus', 'free', 'plus', 'family', 'plus'].map((tier) => tierSet(day, 'f', tier));
  expect(givenHistory(subscriptions, changes).rows({ from: day, to: day })).toEqual([
    ['2026-01', 1, 0, 1, 1, 1],
  ]);
});

test('an erased family without a paid plan ends no subscription', () => {
  const day = '2026-01-02';
  const erased = [{ type: 'AccountErased', day }];
  expect(givenHistory(subscriptions, erased).rows({ from: day, to: day })).toEqual([
    ['2026-01', 0, 0, 0, 0, 0],
  ]);
});

test("a plan that ends before its start, by another server's clock, ends at its start", () => {
  const history = [tierSet('2026-01-02', 'f', 'plus'), tierSet('2026-01-01', 'f', 'free')];
  const { rows } = givenHistory(subscriptions, history);
  expect(rows({ from: '2026-01-01', to: '2026-01-02', groupBy: 'day' })).toEqual([
    ['2026-01-01', 0, 0, 0, 0, 0],
    ['2026-01-02', 0, 0, 1, 0, 1],
  ]);
});
