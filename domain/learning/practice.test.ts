import { describe, expect, test } from 'vitest';
import { isRejected, reject } from '../kernel/decider.ts';
import { given, givenRow } from '../kernel/given.fixture.ts';
import { learningDecider } from './learning.decider.ts';
import type { LearningEvent } from './learning.events.ts';
import {
  answered,
  complete,
  completed,
  type EventOfType,
  LESSON,
  started,
} from './lesson.fixture.ts';
import { practiceDecider } from './practice.decider.ts';
import { toPractice } from './practice.ts';
import { practiceView } from './practice.view.ts';
import { type Memory, remember } from './schedule.ts';

const DAY = '2026-11-21';

const practice = (questionId: string, answer: number) =>
  ({ command: 'practice', lesson: LESSON, questionId, answer, day: DAY }) as const;

type Folded = EventOfType<'QuestionAnswered' | 'ModuleCompleted'>;

const isFolded = (event: LearningEvent): event is Folded =>
  event.type === 'QuestionAnswered' || event.type === 'ModuleCompleted';

const practiced = (questionId: string, answer: number, isFirst = true, day = DAY) =>
  answered(questionId, answer, { mode: 'practice', isFirst, day });

describe('an answer in the practice', () => {
  const decided = (command: ReturnType<typeof practice>, ...history: readonly LearningEvent[]) =>
    given(practiceDecider, history).when(command);

  test('is stored, and asked again until it is right', () => {
    expect(decided(practice('a', 1))).toEqual([practiced('a', 1)]);
    expect(decided(practice('a', 1), practiced('a', 1))).toEqual([]);
    expect(decided(practice('a', 0), practiced('a', 1))).toEqual([practiced('a', 0, false)]);
    expect(decided(practice('a', 2), practiced('a', 0))).toEqual([]);
  });

  test('is refused for a fourth question of the day', () => {
    const three = ['a', 'b', 'c'].map((id) => practiced(id, 1));
    expect(decided(practice('d', 0), ...three)).toEqual(reject('PracticeOver'));
    expect(decided(practice('c', 0), ...three)).toEqual([practiced('c', 0, false)]);
  });

  test('is refused for what the lesson does not have', () => {
    expect(decided(practice('z', 0))).toEqual(reject('UnknownQuestion'));
    expect(decided(practice('a', 3))).toEqual(reject('UnknownAnswer'));
  });
});

describe('the schedule', () => {
  const memoryAfter = (...answers: readonly (readonly [day: string, isRight: boolean])[]) =>
    answers.reduce<Memory | undefined>(
      (memory, [day, isRight]) => remember(memory, { day, isRight }),
      undefined,
    );

  test('asks what was wrong on the next day, and what was right later', () => {
    expect(memoryAfter(['2026-11-21', false])?.due).toBe('2026-11-22');
    expect((memoryAfter(['2026-11-21', true])?.due ?? '') > '2026-11-22').toBe(true);
  });

  test('waits longer after each right answer, and less after a wrong one', () => {
    const first = memoryAfter(['2026-11-01', true]) ?? expect.fail();
    const second = remember(first, { day: first.due, isRight: true });
    expect(second.stability).toBeGreaterThan(first.stability);
    const wrong = remember(second, { day: second.due, isRight: false });
    expect(wrong.stability).toBeLessThan(second.stability);
  });

  test('is the same for the same answers, also those of an earlier day', () => {
    const answers = [
      ['2026-11-21', true],
      ['2026-11-20', false],
      ['2026-12-24', true],
    ] as const;
    expect(memoryAfter(...answers)).toEqual(memoryAfter(...answers));
    expect(Number.isFinite(memoryAfter(...answers)?.stability)).toBe(true);
  });
});

describe('what is asked', () => {
  const lesson = {
    id: 'sleep',
    version: 2,
    words: { title: 'Dormir bien' },
    questions: ['a', 'b', 'c', 'd'].map((id) => ({
      id,
      question: `¿${id}?`,
      options: [{ text: 'Sí', isRight: true, why: [] }],
    })),
  };
  const row = (...events: readonly Folded[]) =>
    givenRow(practiceView, events.slice(0, -1)).when(events.at(-1) ?? expect.fail());
  const wrong = ['a', 'b', 'c', 'd'].map((id) => answered(id, 1));
  const on = (today: string, ...events: readonly Folded[]) =>
    toPractice(row(...events), { today, lessons: [lesson] });
  const idsOn = (today: string, ...events: readonly Folded[]) =>
    on(today, ...events).questions.map(({ id }) => id);

  test('is nothing before the first answer, and on the same day', () => {
    expect(toPractice(null, { today: DAY, lessons: [lesson] })).toEqual({
      questions: [],
      answeredToday: 0,
      nextDay: null,
    });
    expect(on(DAY, ...wrong, completed(0))).toEqual({
      questions: [],
      answeredToday: 0,
      nextDay: '2026-11-22',
    });
  });

  test('is at most three questions a day, in the words of today', () => {
    const tomorrow = on('2026-11-22', ...wrong, completed(0));
    expect(tomorrow.questions).toHaveLength(3);
    expect(tomorrow.questions[0]).toEqual({
      moduleId: 'sleep',
      moduleTitle: 'Dormir bien',
      version: 2,
      id: 'a',
      question: '¿a?',
      options: ['Sí'],
    });
    expect(tomorrow.nextDay).toBe('2026-11-23');
  });

  test('shrinks with each question that was answered today', () => {
    const history = [...wrong, completed(0), practiced('a', 1, true, '2026-11-22')];
    expect(idsOn('2026-11-22', ...history)).toEqual(['b', 'c']);
    expect(on('2026-11-22', ...history)).toMatchObject({ answeredToday: 1, nextDay: '2026-11-23' });
    const again = practiced('a', 0, false, '2026-11-22');
    expect(row(...history, again)).toEqual(row(...history));
    expect(idsOn('2026-11-23', ...history)).toHaveLength(3);
  });

  test('leaves out open lessons, those that are gone, and questions that are gone', () => {
    expect(idsOn('2026-11-22', ...wrong)).toEqual([]);
    const done = row(...wrong, answered('gone', 1), completed(0));
    const none = toPractice(done, { today: '2026-11-22', lessons: [] });
    expect(none).toMatchObject({ questions: [], nextDay: null });
    const practice = toPractice(done, { today: '2026-12-31', lessons: [lesson] });
    expect(practice.questions.map(({ id }) => id)).not.toContain('gone');
  });

  test('is not scheduled anew by a retake that keeps the right answers', () => {
    const failed = [answered('a', 0), answered('b', 1), completed(50)];
    const retake = { attempt: 2, day: '2026-11-22' } as const;
    const begun = started({ ...retake, kept: [{ questionId: 'a', answer: 0 }] });
    const lesson = { ...LESSON, questions: LESSON.questions.slice(0, 2) };
    const again = given(learningDecider, [begun]).when(complete({ b: 0 }, { ...retake, lesson }));
    expect(again).toContainEqual(completed(100, retake));
    const events = isRejected(again) ? [] : again;
    const after = [...failed, ...events.flatMap((event) => (isFolded(event) ? [event] : []))];
    const cardOf = (id: string, events: readonly Folded[]) =>
      row(...events).cards.find(({ questionId }) => questionId === id);
    expect(cardOf('a', after)).toEqual(cardOf('a', failed));
    expect(cardOf('b', after)).toMatchObject({ day: '2026-11-22' });
  });

  test('knows a lesson that was completed twice', () => {
    expect(row(...wrong, completed(0), completed(100)).completed).toEqual(['sleep']);
  });
});
