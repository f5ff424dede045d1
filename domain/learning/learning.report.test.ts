import { describe, expect, test } from 'vitest';
import { byEach, fold, givenHistory, paramsOf } from '../reports/history.fixture.ts';
import { tableOf } from '../reports/published-table.ts';
import { lessonExits } from './lesson-exits.report.ts';
import { lessonStarts } from './lesson-starts.report.ts';
import { wrongAnswers } from './wrong-answers.report.ts';

const day = '2026-03-02';
const period = { from: day, to: day };

const started = (moduleId = 'sleep', on = day) => ({
  type: 'ModuleStarted',
  data: { moduleId },
  day: on,
});
const reached = (step: number | null, moduleId = 'sleep') => ({
  type: 'SectionReached',
  data: { moduleId, step: step ?? 6, sectionId: step === null ? null : `s${step}` },
  day,
});
const completed = (isPassed: boolean, on = day) => ({
  type: 'ModuleCompleted',
  data: { moduleId: 'sleep', isPassed },
  day: on,
});
const answered = (questionId: string, isRight: boolean, isFirst = true) => ({
  type: 'QuestionAnswered',
  data: { moduleId: 'sleep', questionId, isRight, isFirst },
  day,
});

describe('lessons started and completed', () => {
  test('are counted by lesson, in the order of the steps', () => {
    const history = [
      started('food'),
      started(),
      completed(false),
      started(),
      completed(true),
      completed(true, '2026-03-03'),
    ];
    expect(givenHistory(lessonStarts, history).rows(period)).toEqual([
      ['food', 'started', 1, 1],
      ['sleep', 'started', 1, 2],
      ['sleep', 'completed', 1, 2],
      ['sleep', 'passed', 1, 1],
    ]);
  });

  test('of fewer than five families are left out', () => {
    const history = [...byEach(5, started()), ...byEach(4, completed(true))];
    const state = fold(lessonStarts, history);
    expect(tableOf(lessonStarts, state, paramsOf(lessonStarts, period)).rows).toEqual([
      ['sleep', 'started', 5, 5],
    ]);
  });
});

describe('where lessons are left', () => {
  const rows = (...history: Parameters<typeof givenHistory>[1]) =>
    givenHistory(lessonExits, history).rows(period);

  test('is the farthest step of a reading that was not completed', () => {
    expect(rows(started())).toEqual([['sleep', 'start', 1]]);
    expect(rows(started(), reached(3), reached(2))).toEqual([['sleep', '03', 1]]);
    expect(rows(started(), reached(10), reached(null), reached(1))).toEqual([
      ['sleep', 'questions', 1],
    ]);
    expect(rows(started(), reached(null), completed(false))).toEqual([]);
  });

  test('is that of the last reading', () => {
    expect(rows(started(), reached(4), completed(true), started(), reached(1))).toEqual([
      ['sleep', '01', 1],
    ]);
  });

  test('counts a lesson that is completed only after the period', () => {
    expect(rows(started(), reached(2), completed(true, '2026-03-03'))).toEqual([
      ['sleep', '02', 1],
    ]);
  });
});

describe('questions most often wrong', () => {
  test('count families by their first answers', () => {
    const history = [
      { ...answered('a', false), by: 'ana' },
      { ...answered('a', true, false), by: 'ana' },
      { ...answered('a', true), by: 'ben' },
      { ...answered('b', true), by: 'ben' },
      { ...answered('b', false, false), by: 'ben' },
    ];
    expect(givenHistory(wrongAnswers, history).rows(period)).toEqual([
      ['sleep: a', 2, 1],
      ['sleep: b', 1, 0],
    ]);
  });

  test('that fewer than five families got wrong are left out', () => {
    const history = [
      ...byEach(5, answered('a', false), 'wrong'),
      ...byEach(5, answered('a', true), 'right'),
      ...byEach(4, answered('b', false)),
    ];
    const state = fold(wrongAnswers, history);
    expect(tableOf(wrongAnswers, state, paramsOf(wrongAnswers, period)).rows).toEqual([
      ['sleep: a', 10, 5, 0.5],
    ]);
  });
});
