import { levelOf, XP_PER_LEVEL } from './learning.constants.ts';
import type { LearningStats, ModuleProgress } from './learning.contract.ts';
import { type LearningRow, type ModuleRow, NO_LEARNING } from './learning.view.ts';
import { daysOn } from './learning-days.ts';

/** The badge of a module in the language of the page; undefined where it has none any more. */
type BadgeOf = (moduleId: string) => string | undefined;

export const toProgress = (row: LearningRow | null, badgeOf: BadgeOf): ModuleProgress[] =>
  (row ?? NO_LEARNING).modules.map((module) => ({
    moduleId: module.moduleId,
    status: module.bestScore === null ? 'in_progress' : 'completed',
    progress: module.isOpen ? percentOf(module) : 100,
    attempt: module.attempt,
    isOpen: module.isOpen,
    version: module.version,
    sectionId: module.sectionId,
    isAtQuestions: module.isAtQuestions,
    answers: Object.fromEntries(module.answers.map(({ questionId, last }) => [questionId, last])),
    kept: module.kept,
    explained: module.answers
      .filter(({ isExplained }) => isExplained)
      .map(({ questionId }) => questionId),
    seconds: module.seconds,
    bestScore: module.bestScore,
    isPassed: module.isPassed,
    xp: module.xp,
    badge: module.badge === null ? null : (badgeOf(module.moduleId) ?? module.badge),
    passedAt: module.passedAt,
  }));

/** Sections that were read and questions that were answered; 100 only once the attempt is completed. */
const percentOf = ({
  sections,
  questions,
  step,
  isAtQuestions,
  answers,
  kept,
}: ModuleRow): number => {
  const answered = new Set([...answers.map(({ questionId }) => questionId), ...Object.keys(kept)]);
  const done = (isAtQuestions ? sections : Math.max(0, step - 1)) + answered.size;
  return Math.min(99, Math.round((100 * done) / (sections + questions)));
};

export const toStats = (
  row: LearningRow | null,
  { today, badgeOf }: { readonly today: string; readonly badgeOf: BadgeOf },
): LearningStats => {
  const { modules, days, badges, settings } = row ?? NO_LEARNING;
  const totalXp = sum(modules.map(({ xp }) => xp));
  const level = levelOf(totalXp);
  const { streak, inMonth } = daysOn(days, today);
  return {
    totalXp,
    level,
    xpToNextLevel: level * XP_PER_LEVEL - totalXp,
    streak,
    daysThisMonth: inMonth,
    daysInAll: days.inAll,
    showsStreak: settings.showsStreak,
    modulesCompleted: modules.filter(({ bestScore }) => bestScore !== null).length,
    totalTimeSpent: sum(modules.map(({ seconds, secondsBefore }) => seconds + secondsBefore)),
    badges: badges.map(({ moduleId, badge, earnedAt }) => ({
      moduleId,
      badge: badgeOf(moduleId) ?? badge,
      earnedAt,
    })),
  };
};

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
