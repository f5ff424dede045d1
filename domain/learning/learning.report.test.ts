import { describe, expect, test } from 'vitest';
import { givenHistory } from '../reports/history.fixture.ts';
import { lessonExits } from './lesson-exits.report.ts';
import { lessonStarts } from './lesson-starts.report.ts';
import { LESSONS } from './lessons.constants.ts';
import { wrongAnswers } from './wrong-answers.report.ts';

const day = '2026-03-02';
const period = { from: day, to: day };

const started = (moduleId = 'what-autism-is', on = day) => ({
  type: 'ModuleStarted',
  data: { moduleId },
  day: on,
});
const reached = (step: number | null, moduleId = 'what-autism-is', on = day) => ({
  type: 'SectionReached',
  data: { moduleId, step: step ?? 6, sectionId: step === null ? null : `s${step}` },
  day: on,
});
const completed = (isPassed: boolean, on = day) => ({
  type: 'ModuleCompleted',
  data: { moduleId: 'what-autism-is', isPassed },
  day: on,
});
const answered = (questionId: string, isRight: boolean, isFirst = true) => ({
  type: 'QuestionAnswered',
  data: { moduleId: 'what-autism-is', questionId, isRight, isFirst },
  day,
});

const there = (rows: readonly (readonly unknown[])[], firstNumber = 1) =>
  rows.filter((row) => row.slice(firstNumber).some((families) => families !== 0));

test('lessons that were started and completed are counted once a week, and each has a row', () => {
  const history = [
    started('first-90-days'),
    started(),
    completed(false),
    started(),
    completed(true),
    completed(true, '2026-03-09'),
  ];
  const rows = givenHistory(lessonStarts, history).rows(period);
  expect(rows).toHaveLength(LESSONS.length);
  expect(there(rows)).toEqual([
    ['first-90-days', 1, 0, 0],
    ['what-autism-is', 1, 1, 1],
  ]);
});

describe('where lessons are left', () => {
  const rows = (...history: Parameters<typeof givenHistory>[1]) =>
    there(givenHistory(lessonExits, history).rows(period), 2);

  test('is the farthest step of a reading that was not completed', () => {
    expect(rows(started())).toEqual([['what-autism-is', 'start', 1]]);
    expect(rows(started(), reached(3), reached(2))).toEqual([['what-autism-is', '03', 1]]);
    expect(rows(started(), reached(5), reached(null), reached(1))).toEqual([
      ['what-autism-is', 'questions', 1],
    ]);
    expect(rows(started(), reached(null), completed(false))).toEqual([]);
  });

  test('is decided 28 days after the lesson was started', () => {
    expect(rows(started(), reached(2), completed(true, '2026-03-30'))).toEqual([]);
    expect(rows(started(), reached(2), completed(true, '2026-03-31'))).toEqual([
      ['what-autism-is', '02', 1],
    ]);
    const late = reached(4, 'what-autism-is', '2026-03-31');
    expect(rows(started(), reached(2), late)).toEqual([['what-autism-is', '02', 1]]);
  });
});

test('questions count families by their first answers', () => {
  const history = [
    { ...answered('too-early', false), by: 'ana' },
    { ...answered('too-early', true, false), by: 'ana' },
    { ...answered('too-early', true), by: 'ben' },
    { ...answered('quiet-girl', true), by: 'ben' },
    { ...answered('quiet-girl', false, false), by: 'ben' },
  ];
  expect(there(givenHistory(wrongAnswers, history).rows(period))).toEqual([
    ['what-autism-is: quiet-girl', 1, 0],
    ['what-autism-is: too-early', 2, 1],
  ]);
});
