import { favorites } from '@hearthway/domain/favorites/favorites.report.ts';
import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { favoritesByDay } from './history.fixture.ts';
import { readQuestion } from './question.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const OPTIONS = { reports: [favoritesByDay], today: TODAY };
const REQUEST: StartRun = { report: 'favorites-by-day', from: '2026-01-01', to: '2026-03-31' };

test('omitted fields have defaults', () => {
  expect(readQuestion(REQUEST, OPTIONS)).toEqual({
    report: favoritesByDay,
    params: { from: '2026-01-01', to: '2026-03-31', groupBy: 'day', state: null },
    widenedFrom: null,
    asOf: null,
  });
});

test('given fields are kept, including a single day', () => {
  const said = { from: YESTERDAY, to: YESTERDAY, groupBy: 'day', state: null };
  expect(
    readQuestion(
      { ...REQUEST, from: YESTERDAY, to: YESTERDAY, groupBy: 'day', asOf: YESTERDAY },
      OPTIONS,
    ),
  ).toMatchObject({
    params: said,
    asOf: YESTERDAY,
  });
});

test('a period of no whole weeks is widened, and says what was asked', () => {
  const period = { from: '2026-03-05', to: '2026-03-31' };
  const favored = { ...REQUEST, ...period, report: 'favorites' };
  expect(readQuestion(favored, { ...OPTIONS, reports: [favorites] })).toMatchObject({
    params: { from: '2026-03-02', to: '2026-04-05' },
    widenedFrom: period,
  });
});

test('today can be asked about, though it is not over', () => {
  expect(readQuestion({ ...REQUEST, from: TODAY, to: TODAY }, OPTIONS)).toHaveProperty('params');
});

test('a report says for itself how long its period may be', () => {
  const reports = [{ ...favoritesByDay, mostDays: 90 }];
  expect(readQuestion(REQUEST, { reports, today: TODAY })).toHaveProperty('params');
  expect(readQuestion({ ...REQUEST, from: '2025-12-31' }, { reports, today: TODAY })).toEqual({
    issues: [{ path: 'from', message: expect.stringContaining('is for 90 days at most') }],
  });
});

test('a period before there was anything is no mistake', () => {
  const request = { ...REQUEST, from: '1999-01-01', to: '1999-01-31' };
  expect(readQuestion(request, OPTIONS)).toHaveProperty('params');
});

test.for<{ change: Partial<StartRun>; path: string; says: string }>([
  { change: { report: 'nonsense' }, path: 'report', says: 'There are: favorites-by-day.' },
  { change: { from: '2026-04-01' }, path: 'to', says: 'ends before it begins' },
  { change: { to: '2026-11-22' }, path: 'to', says: 'still to come: in UTC it is 2026-11-21' },
  { change: { from: '2026-02-30' }, path: 'from', says: '2026-02-30 is no day' },
  { change: { from: '2010-01-01' }, path: 'from', says: 'for 3653 days at most' },
  { change: { asOf: '2027-01-01' }, path: 'asOf', says: 'still to come' },
  { change: { asOf: TODAY }, path: 'asOf', says: '2026-11-21 is not over in UTC' },
  { change: { asOf: '2026-02-01' }, path: 'asOf', says: 'The period ends on 2026-03-31' },
  {
    change: { groupBy: 'shoe-size' },
    path: 'groupBy',
    says: 'The nearest is: by day, of all states.',
  },
  { change: { state: 'QQ' }, path: 'state', says: 'There is no state QQ' },
])('$path is named where it is wrong: $change', ({ change, path, says }) => {
  expect(readQuestion({ ...REQUEST, ...change }, OPTIONS)).toEqual({
    issues: [{ path, message: expect.stringContaining(says) }],
  });
});

test('a question that the ledger has no cells for is refused, and the nearest one offered', () => {
  const request = { ...REQUEST, report: 'favorites', state: 'NC' };
  const options = { ...OPTIONS, reports: [favorites] };
  const says = (groupBy: string) => {
    const question = readQuestion({ ...request, groupBy }, options);
    return 'issues' in question ? question.issues[0]?.message : 'offered';
  };
  expect(says('month')).toContain('The nearest that is: by week, of NC.');
  expect(says('category')).toContain('The nearest that is: by state, of NC.');
  expect(says('term')).toContain('cannot be grouped by term');
  expect(says('week')).toBe('offered');
});

test('several states are asked about in their order, each once', () => {
  const request = { ...REQUEST, report: 'favorites', groupBy: 'week', state: 'VA,NC,VA' };
  const question = readQuestion(request, { ...OPTIONS, reports: [favorites] });
  expect(question).toMatchObject({ params: { state: 'NC,VA' } });
});
