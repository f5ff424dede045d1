import type { StartRun } from '@hearthway/domain/staff/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { readQuestion } from './question.ts';
import { favoritesByDay } from './test-history.ts';

const TODAY = '2026-11-21';
const OPTIONS = { reports: [favoritesByDay], today: TODAY };
const ASKED: StartRun = { report: 'favorites-by-day', from: '2026-01-01', to: '2026-03-31' };

test('what is left out has a meaning', () => {
  expect(readQuestion(ASKED, OPTIONS)).toEqual({
    report: favoritesByDay,
    params: { from: '2026-01-01', to: '2026-03-31', groupBy: 'day', state: null },
    asOf: null,
  });
});

test('what is said is kept, today and a single day included', () => {
  const asked = { ...ASKED, from: TODAY, to: TODAY, asOf: TODAY, groupBy: 'day', state: 'NC' };
  expect(readQuestion(asked, OPTIONS)).toMatchObject({
    params: { from: TODAY, to: TODAY, groupBy: 'day', state: 'NC' },
    asOf: TODAY,
  });
});

test('a period before there was anything is no mistake', () => {
  const asked = { ...ASKED, from: '1999-01-01', to: '1999-01-31' };
  expect(readQuestion(asked, OPTIONS)).toHaveProperty('params');
});

test.for<{ change: Partial<StartRun>; path: string; says: string }>([
  { change: { report: 'nonsense' }, path: 'report', says: 'There are: favorites-by-day.' },
  { change: { from: '2026-04-01' }, path: 'to', says: 'ends before it begins' },
  { change: { to: '2026-11-22' }, path: 'to', says: 'still to come: in UTC it is 2026-11-21' },
  { change: { from: '2026-02-30' }, path: 'from', says: '2026-02-30 is no day' },
  { change: { from: '2010-01-01' }, path: 'from', says: 'not longer than 3653 days' },
  { change: { asOf: '2027-01-01' }, path: 'asOf', says: 'still to come' },
  { change: { asOf: '2026-02-01' }, path: 'asOf', says: 'nobody knew what comes until 2026-03-31' },
  { change: { groupBy: 'shoe-size' }, path: 'groupBy', says: 'by shoe-size, but by: day.' },
  { change: { state: 'QQ' }, path: 'state', says: 'There is no state QQ' },
])('$path is named where it is wrong: $change', ({ change, path, says }) => {
  expect(readQuestion({ ...ASKED, ...change }, OPTIONS)).toEqual({
    issues: [{ path, message: expect.stringContaining(says) }],
  });
});
