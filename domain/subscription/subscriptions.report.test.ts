import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { subscriptions } from './subscriptions.report.ts';

const pays = (day: string, by: string, plan: 'plus' | 'family') => ({
  type: 'SubscriptionStarted',
  data: { plan },
  day,
  by,
});
const switches = (day: string, by: string, plan: string) => ({
  type: 'PlanChanged',
  data: { plan },
  day,
  by,
});
const ends = (day: string, by: string, reason = 'requested') => ({
  type: 'SubscriptionEnded',
  data: { reason },
  day,
  by,
});

const history = [
  pays('2025-12-31', 'ana', 'plus'),
  pays('2026-01-05', 'ben', 'family'),
  pays('2026-01-31', 'cat', 'plus'),
  switches('2026-02-01', 'ana', 'family'),
  ends('2026-02-28', 'cat'),
  { type: 'AccountErased', day: '2026-03-01', by: 'ben' },
];

test('a month ends with the number of families that pay for each plan', () => {
  expect(
    givenHistory(subscriptions, history).rows({ from: '2026-01-01', to: '2026-03-31' }),
  ).toEqual([
    ['2026-01', 2, 1, 2, 0, 0],
    ['2026-02', 0, 2, 0, 1, 1],
    ['2026-03', 0, 1, 0, 0, 1],
  ]);
});

test('trials and gifts bring nothing, and neither does a switch during a trial', () => {
  const day = '2026-01-02';
  const free = [
    { type: 'TierSet', data: { tier: 'family', endsAt: null }, day, by: 'ana' },
    { type: 'TrialStarted', data: { plan: 'plus' }, day, by: 'ben' },
    switches(day, 'ben', 'family'),
    ends(day, 'ben'),
  ];
  expect(givenHistory(subscriptions, free).rows({ from: day, to: day })).toEqual([
    ['2026-01', 0, 0, 0, 0, 0],
  ]);
});

test.for(['before', 'after'])(
  'the older of two subscriptions ends nothing, %s the newer began',
  (order) => {
    const day = '2026-01-02';
    const [first, newer, end] = [
      pays(day, 'f', 'plus'),
      pays(day, 'f', 'plus'),
      ends(day, 'f', 'duplicate'),
    ];
    const log = order === 'before' ? [first, end, newer] : [first, newer, end];
    expect(givenHistory(subscriptions, log).rows({ from: day, to: day })).toEqual([
      ['2026-01', 1, 0, 1, 0, 0],
    ]);
  },
);

test('a week ends with what was paid on its Sunday, and of each state with its families', () => {
  const { rows } = givenHistory(subscriptions, history);
  const request = { from: '2026-01-26', to: '2026-02-08', groupBy: 'week' };
  expect(rows(request)).toEqual([
    ['2026-W05', 1, 2, 1, 1, 0],
    ['2026-W06', 1, 2, 0, 0, 0],
  ]);
  expect(rows({ ...request, state: 'unknown' })).toEqual(rows(request));
});

test('a family counts once in each kind of change, however often it changes', () => {
  const day = '2026-01-02';
  const changes = [
    pays(day, 'f', 'plus'),
    ends(day, 'f'),
    pays(day, 'f', 'plus'),
    switches(day, 'f', 'family'),
    switches(day, 'f', 'plus'),
  ];
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
  const reversed = [pays('2026-02-02', 'f', 'plus'), ends('2026-01-31', 'f')];
  const { rows } = givenHistory(subscriptions, reversed);
  expect(rows({ from: '2026-01-01', to: '2026-02-28' })).toEqual([
    ['2026-01', 0, 0, 0, 0, 0],
    ['2026-02', 0, 0, 1, 0, 1],
  ]);
});
