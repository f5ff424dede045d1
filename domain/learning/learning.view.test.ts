import { describe, expect, test } from 'vitest';
import { givenRow } from '../kernel/given.fixture.ts';
import type { LearningEvent } from './learning.events.ts';
import { learningView } from './learning.view.ts';
import { answered, completed, earned, reached, started } from './lesson.fixture.ts';
import { toProgress, toStats } from './progress.ts';

const row = (...events: readonly LearningEvent[]) =>
  givenRow(learningView, events.slice(0, -1)).when(events.at(-1) ?? started());

const progress = (...events: readonly LearningEvent[]) =>
  toProgress(row(...events), () => undefined)[0];

const statsOn = (today: string, ...events: readonly LearningEvent[]) =>
  toStats(row(...events), { today, badgeOf: () => undefined });

describe('progress', () => {
  test('begins with the start', () => {
    expect(progress(started())).toEqual({
      moduleId: 'sleep',
      status: 'in_progress',
      progress: 0,
      attempt: 1,
      isOpen: true,
      version: 1,
      sectionId: null,
      isAtQuestions: false,
      answers: {},
      kept: {},
      explained: [],
      seconds: 0,
      bestScore: null,
      isPassed: false,
      xp: 0,
      badge: null,
      passedAt: null,
    });
  });

  test('goes on with the farthest section, the questions and the last answers', () => {
    expect(
      progress(started(), reached('night', { seconds: 40 }), reached('evening', { seconds: 50 })),
    ).toMatchObject({ sectionId: 'night', progress: 17, seconds: 50 });
    expect(
      progress(
        started(),
        reached('night'),
        reached(null),
        answered('a', 1),
        answered('a', 2, { isFirst: false }),
        answered('b', 1, { mode: 'explained' }),
        answered('b', 0, { mode: 'explained', isFirst: false }),
      ),
    ).toMatchObject({
      isAtQuestions: true,
      progress: 67,
      answers: { a: 2, b: 0 },
      explained: ['b'],
    });
  });

  test('is complete with the completion alone', () => {
    const all = ['a', 'b', 'c', 'd'].map((id) => answered(id, 0));
    expect(progress(started(), reached(null), ...all)).toMatchObject({ progress: 99 });
    expect(progress(started(), reached(null), ...all, completed(100), earned)).toMatchObject({
      progress: 100,
      status: 'completed',
      isOpen: false,
      isPassed: true,
      bestScore: 100,
      xp: 51,
      badge: 'Night Owl',
      passedAt: '2026-11-21T09:00:00.000Z',
    });
  });

  test('counts the answers that a retake keeps', () => {
    const kept = [{ questionId: 'a', answer: 0 }];
    const retake = started({ attempt: 2, xpBefore: 25, kept });
    expect(
      progress(started(), completed(50), retake, reached(null), answered('b', 0)),
    ).toMatchObject({ kept: { a: 0 }, answers: { b: 0 }, progress: 67 });
  });

  test('stays completed while the lesson is read again', () => {
    const again = started({ attempt: 2, xpBefore: 51, isBadgeHeld: true });
    expect(progress(started(), completed(75), again, reached('evening'))).toMatchObject({
      status: 'completed',
      progress: 0,
      attempt: 2,
      isOpen: true,
      bestScore: 75,
      xp: 51,
      answers: {},
    });
    expect(progress(started(), completed(75), again, completed(25))).toMatchObject({
      bestScore: 75,
      isPassed: true,
      xp: 51,
    });
  });

  test('names a badge as the lesson names it now', () => {
    const [named] = toProgress(row(started(), completed(100), earned), () => 'Lechuza');
    expect(named).toMatchObject({ badge: 'Lechuza' });
  });
});

describe('stats', () => {
  test('of a family that never learned are zero', () => {
    expect(toStats(null, { today: '2026-11-21', badgeOf: () => undefined })).toEqual({
      totalXp: 0,
      level: 1,
      xpToNextLevel: 100,
      streak: 0,
      daysThisMonth: 0,
      daysInAll: 0,
      showsStreak: true,
      modulesCompleted: 0,
      totalTimeSpent: 0,
      badges: [],
    });
  });

  test('sum up XP, levels, time over all attempts, and badges', () => {
    const other = { moduleId: 'food', title: 'Food' };
    expect(
      statsOn(
        '2026-11-22',
        started(),
        completed(50, { seconds: 60 }),
        started({ attempt: 2, xpBefore: 25 }),
        completed(100, { seconds: 30 }),
        earned,
        started({ ...other, day: '2026-11-22' }),
        completed(80, { ...other, xpReward: 60, seconds: 10, day: '2026-11-22' }),
      ),
    ).toEqual({
      totalXp: 111,
      level: 2,
      xpToNextLevel: 89,
      streak: 2,
      daysThisMonth: 2,
      daysInAll: 2,
      showsStreak: true,
      modulesCompleted: 2,
      totalTimeSpent: 100,
      badges: [{ moduleId: 'sleep', badge: 'Night Owl', earnedAt: '2026-11-21T09:00:00.000Z' }],
    });
  });

  test('count a day of practice, which changes no module', () => {
    const practiced = answered('a', 0, { mode: 'practice', day: '2026-11-23' });
    expect(row(started(), practiced).modules).toEqual(row(started()).modules);
    expect(statsOn('2026-11-23', started(), practiced)).toMatchObject({ daysInAll: 2 });
  });

  test('keep whether days are shown', () => {
    const hidden = givenRow(learningView, [started()]).when({ type: 'StreakHidden', data: {} });
    expect(hidden.settings).toEqual({ showsStreak: false });
    const shown = givenRow(learningView, [{ type: 'StreakHidden', data: {} }]);
    expect(shown.when({ type: 'StreakShown', data: {} }).settings).toEqual({ showsStreak: true });
  });
});
