import { expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { activeFamilies } from './active-families.ts';

const searched = { type: 'SearchPerformed', data: {} };

test('a family counts once a day, and a day without any is a zero', () => {
  const history = [
    { ...searched, day: '2026-03-02', by: 'ana' },
    { ...searched, day: '2026-03-02', by: 'ana' },
    { type: 'SignedIn', day: '2026-03-02', by: 'ben' },
    { ...searched, day: '2026-03-04', by: 'ben' },
  ];
  expect(
    givenHistory(activeFamilies, history).rows({
      groupBy: 'day',
      from: '2026-03-02',
      to: '2026-03-05',
    }),
  ).toEqual([
    ['2026-03-02', 2],
    ['2026-03-03', 0],
    ['2026-03-04', 1],
    ['2026-03-05', 0],
  ]);
});

test('by week and by month it counts once in each', () => {
  const history = ['2025-12-28', '2025-12-29', '2026-01-02', '2026-02-01'].map((day) => ({
    ...searched,
    day,
  }));
  const { rows } = givenHistory(activeFamilies, history);
  const period = { from: '2025-12-01', to: '2026-02-01' };
  expect(rows({ ...period, groupBy: 'month' })).toEqual([
    ['2025-12', 1],
    ['2026-01', 1],
    ['2026-02', 1],
  ]);
  expect(rows({ from: '2025-12-22', to: '2026-01-11', groupBy: 'week' })).toEqual([
    ['2025-W52', 1],
    ['2026-W01', 1],
    ['2026-W02', 0],
  ]);
});

test('an account with a staff role is no family from the day or week of the role on', () => {
  const history = [
    { ...searched, day: '2026-03-01', by: 'sam' },
    { ...searched, day: '2026-03-02', by: 'sam' },
    { type: 'RoleChanged', data: { role: 'support' }, day: '2026-03-02', by: 'sam' },
    { type: 'RoleChanged', data: { role: 'family' }, day: '2026-03-02', by: 'sam' },
    { type: 'RoleChanged', data: { role: 'family' }, day: '2026-03-02', by: 'ana' },
    { ...searched, day: '2026-03-02', by: 'ana' },
  ];
  const { rows } = givenHistory(activeFamilies, history);
  // Published weeks do not change.
  expect(rows({ groupBy: 'week', from: '2026-02-23', to: '2026-03-08' })).toEqual([
    ['2026-W09', 1],
    ['2026-W10', 1],
  ]);
  expect(rows({ groupBy: 'month', from: '2026-03-01', to: '2026-03-31' })).toEqual([
    ['2026-03', 1],
  ]);
});

test('an erased family counts where it was active, and its erasure is no activity', () => {
  const history = [
    { ...searched, day: '2026-03-02' },
    { type: 'AccountErased', day: '2026-03-03' },
  ];
  const { rows } = givenHistory(activeFamilies, history);
  expect(rows({ from: '2026-03-02', to: '2026-03-03', groupBy: 'day' })).toEqual([
    ['2026-03-02', 1],
    ['2026-03-03', 0],
  ]);
});

test('prompts, and actions of staff, are no activity of the family', () => {
  const day = '2026-03-02';
  const types = ['UpgradePromptShown', 'FavoriteLimitHit', 'TimelineViewed', 'TierSet'];
  const history = types.map((type) => ({ type, day }));
  expect(
    givenHistory(activeFamilies, history).rows({ groupBy: 'day', from: day, to: day }),
  ).toEqual([[day, 0]]);
});

test('a family belongs to its first known state, from the week on in which that is known', () => {
  const history = [
    { type: 'SignedIn', day: '2026-03-01', by: 'ana' },
    { type: 'SignedIn', day: '2026-03-02', by: 'ana' },
    { ...searched, day: '2026-03-03', by: 'ana', state: 'NC' },
    { ...searched, day: '2026-03-04', by: 'ana', state: 'VA' },
    { type: 'SignedIn', day: '2026-03-02', by: 'ben' },
  ];
  const { rows } = givenHistory(activeFamilies, history);
  const period = { from: '2026-02-23', to: '2026-03-08', groupBy: 'week' };
  const families = (state: string) => rows({ ...period, state }).map(([, count]) => count);
  expect(['NC', 'VA', 'unknown'].map(families)).toEqual([
    [0, 1],
    [0, 0],
    [1, 1],
  ]);
  expect(rows(period).map(([, count]) => count)).toEqual([1, 2]);
});

test('a visitor who writes to support is no family', () => {
  const opened = { type: 'ThreadOpened', day: '2026-03-02' };
  const history = [
    { ...opened, by: 'ana', data: { sender: 'family' } },
    { ...opened, by: 'a mailbox', data: { sender: 'visitor' } },
  ];
  const { rows } = givenHistory(activeFamilies, history);
  expect(rows({ from: '2026-03-02', to: '2026-03-02', groupBy: 'day' })).toEqual([
    ['2026-03-02', 1],
  ]);
});
