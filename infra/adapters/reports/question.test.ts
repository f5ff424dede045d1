import type { StartRun } from '@hearthway/domain/reports/reports.contract.ts';
import { expect, test } from 'vitest';
import { favoritesByDay } from './history.fixture.ts';
import { readQuestion } from './question.ts';

const TODAY = '2026-11-21';
const YESTERDAY = '2026-11-20';
const OPTIONS = { reports: [favoritesByDay], today: TODAY };
const ASKED: StartRun = { report: 'favorites-by-day', from: '2026-01-01', to: '2026-03-31' };

test('omitted fields have defaults', () => {
  expect(readQuestion(ASKED, OPTIONS)).toEqual({
    report: favoritesByDay,
    params: { from: '2026-01-01', to: '2026-03-31', groupBy: 'day', state: null },
    widenedFrom: null,
    asOf: null,
  });
});

test('given fields are kept, including a single day', () => {
  const said = { from: YESTERDAY, to: YESTERDAY, groupBy: 'day', state: 'NC' };
  expect(readQuestion({ ...ASKED, ...said, asOf: YESTERDAY }, OPTIONS)).toMatchObject({
    params: said,
    asOf: YESTERDAY,
  });
});

test('a period of no whole weeks or months is widened, and says what was asked', () => {
  const asked = { from: '2026-03-05', to: '2026-03-19' };
  expect(readQuestion({ ...ASKED, ...asked }, OPTIONS)).toMatchObject({
    params: { from: '2026-03-02', to: '2026-03-22' },
    widenedFrom: asked,
  });
});

test('today can be asked about, though it is not over', () => {
  expect(readQuestion({ ...ASKED, from: TODAY, to: TODAY }, OPTIONS)).toHaveProperty('params');
});

test('a report says for itself how long its period may be', () => {
  const reports = [{ ...favoritesByDay, mostDays: 90 }];
  expect(readQuestion(ASKED, { reports, today: TODAY })).toHaveProperty('params');
  expect(readQuestion({ ...ASKED, from: '2025-12-31' }, { reports, today: TODAY })).toEqual({
    issues: [{ path: 'from', message: expect.stringContaining('is for 90 days at most') }],
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
  { change: { from: '2010-01-01' }, path: 'from', says: 'for 3653 days at most' },
  { change: { asOf: '2027-01-01' }, path: 'asOf', says: 'still to come' },
  { change: { asOf: TODAY }, path: 'asOf', says: '2026-11-21 is not over in UTC' },
  { change: { asOf: '2026-02-01' }, path: 'asOf', says: 'The period ends on 2026-03-31' },
  { change: { groupBy: 'shoe-size' }, path: 'groupBy', says: 'by shoe-size, but by: day.' },
  { change: { state: 'QQ' }, path: 'state', says: 'There is no state QQ' },
])('$path is named where it is wrong: $change', ({ change, path, says }) => {
  expect(readQuestion({ ...ASKED, ...change }, OPTIONS)).toEqual({
    issues: [{ path, message: expect.stringContaining(says) }],
  });
});
