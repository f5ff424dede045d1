import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { churn, churnReasons } from './churn.report.ts';
import { failedPayments } from './failed-payments.report.ts';
import { trials } from './trials.report.ts';

const plan = 'plus';

const happened = (day: string, by: string, type: string, data = {}) => ({ day, by, type, data });
const tries = (day: string, by: string) => happened(day, by, 'TrialStarted', { plan });
const pays = (day: string, by: string) => happened(day, by, 'SubscriptionStarted', { plan });
const ends = (day: string, by: string, reason: string) =>
  happened(day, by, 'SubscriptionEnded', { plan, reason });

test('a trial counts in the month in which it began, with its outcome within 14 days', () => {
  const { rows } = givenHistory(trials, [
    tries('2026-01-30', 'ana'),
    tries('2026-01-30', 'ben'),
    tries('2026-02-20', 'cat'),
    tries('2026-02-20', 'dan'),
    pays('2026-02-06', 'ana'),
    ends('2026-02-06', 'ben', 'requested'),
    ends('2026-02-27', 'cat', 'requested'),
    pays('2026-03-07', 'dan'),
    // Later events change nothing.
    ends('2026-02-20', 'ana', 'requested'),
  ]);
  expect(rows({ from: '2026-01-01', to: '2026-02-28' })).toEqual([
    ['2026-01', 2, 1, 1],
    ['2026-02', 2, 0, 1],
  ]);
  expect(rows({ from: '2026-02-01', to: '2026-03-31' })).toEqual([
    ['2026-02', 2, 0, 1],
    ['2026-03', 0, 0, 0],
  ]);
});

test('an erased family ends its trial, and the end of a duplicate does not', () => {
  const { rows } = givenHistory(trials, [
    tries('2026-01-02', 'ana'),
    happened('2026-01-03', 'ana', 'AccountErased'),
    tries('2026-01-02', 'ben'),
    ends('2026-01-02', 'ben', 'duplicate'),
    tries('2026-01-02', 'ben'),
    pays('2026-01-09', 'ben'),
  ]);
  expect(rows({ from: '2026-01-01', to: '2026-01-31' })).toEqual([['2026-01', 2, 1, 1]]);
});

const leaving = (day: string, by: string, reason: string | null) =>
  happened(day, by, 'CancellationScheduled', { plan, reason });

const ended = [
  pays('2025-12-01', 'ana'),
  pays('2026-01-10', 'ben'),
  pays('2026-01-10', 'cat'),
  pays('2026-01-10', 'dan'),
  pays('2026-02-10', 'eve'),
  leaving('2026-01-20', 'ben', 'too-expensive'),
  ends('2026-02-09', 'ben', 'requested'),
  leaving('2026-01-20', 'cat', 'not-used'),
  happened('2026-01-21', 'cat', 'CancellationWithdrawn'),
  leaving('2026-01-22', 'cat', null),
  ends('2026-02-09', 'cat', 'requested'),
  ends('2026-02-24', 'dan', 'unpaid'),
  happened('2026-03-01', 'ana', 'AccountErased'),
];

test('of the families that paid in a month, those count that stopped in it', () => {
  expect(givenHistory(churn, ended).rows({ from: '2026-01-01', to: '2026-03-31' })).toEqual([
    ['2026-01', 4, 0],
    ['2026-02', 5, 3],
    ['2026-03', 2, 1],
  ]);
});

test('by reason, it is the one that the family gave, if it gave one', () => {
  const rows = givenHistory(churnReasons, ended).rows({ from: '2026-02-02', to: '2026-03-29' });
  expect(rows.filter(([, families]) => families !== 0)).toEqual([
    ['reason: too-expensive', 1],
    ['reason: requested', 1],
    ['reason: unpaid', 1],
    ['reason: account-deleted', 1],
  ]);
  expect(rows).toHaveLength(9);
});

test('a failed payment counts once, however often it is tried, with its outcome within 21 days', () => {
  const fails = (day: string, by: string) => happened(day, by, 'PaymentFailed');
  const { rows } = givenHistory(failedPayments, [
    fails('2026-01-30', 'ana'),
    fails('2026-02-02', 'ana'),
    happened('2026-02-20', 'ana', 'PaymentReceived'),
    fails('2026-01-30', 'ben'),
    ends('2026-02-13', 'ben', 'unpaid'),
    fails('2026-02-10', 'cat'),
    happened('2026-02-11', 'cat', 'PaymentWaived'),
    happened('2026-02-12', 'dan', 'PaymentReceived'),
  ]);
  expect(rows({ from: '2026-01-01', to: '2026-02-28' })).toEqual([
    ['2026-01', 2, 1, 1],
    ['2026-02', 1, 0, 0],
  ]);
});
