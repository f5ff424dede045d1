import { expect, test } from 'vitest';
import { activeFamilies } from './active-families.ts';
import { givenHistory } from './history.fixture.ts';

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

test('days outside of the period do not count, also in a week that the period cuts', () => {
  const history = [{ ...searched, day: '2026-03-02' }];
  const { rows } = givenHistory(activeFamilies, history);
  expect(rows({ from: '2026-03-03', to: '2026-03-08', groupBy: 'week' })).toEqual([
    ['2026-W10', 0],
  ]);
});

test('an event stored after one of the next day counts on its own day', () => {
  const history = ['2026-03-03', '2026-03-02', '2026-03-03'].map((day) => ({ ...searched, day }));
  const { rows } = givenHistory(activeFamilies, history);
  expect(rows({ from: '2026-03-02', to: '2026-03-03', groupBy: 'day' })).toEqual([
    ['2026-03-02', 1],
    ['2026-03-03', 1],
  ]);
});

test('an account with a staff role is never a family, even for the time before', () => {
  const day = '2026-03-02';
  const history = [
    { ...searched, day, by: 'sam' },
    { type: 'RoleChanged', data: { role: 'support' }, day, by: 'sam' },
    { type: 'RoleChanged', data: { role: 'family' }, day, by: 'sam' },
    { type: 'RoleChanged', data: { role: 'family' }, day, by: 'ana' },
    { ...searched, day, by: 'ana' },
  ];
  expect(
    givenHistory(activeFamilies, history).rows({ groupBy: 'day', from: day, to: day }),
  ).toEqual([[day, 1]]);
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

test('a family belongs to its first known state, on all of its days', () => {
  const history = [
    { type: 'SignedIn', day: '2026-03-02', by: 'ana' },
    { ...searched, day: '2026-03-03', by: 'ana', state: 'NC' },
    { ...searched, day: '2026-03-04', by: 'ana', state: 'VA' },
    { type: 'SignedIn', day: '2026-03-02', by: 'ben' },
  ];
  const { rows } = givenHistory(activeFamilies, history);
  const period = { from: '2026-03-02', to: '2026-03-04', groupBy: 'month' };
  expect(rows({ ...period, state: 'NC' })).toEqual([['2026-03', 1]]);
  expect(rows({ ...period, state: 'VA' })).toEqual([['2026-03', 0]]);
  expect(rows(period)).toEqual([['2026-03', 2]]);
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
