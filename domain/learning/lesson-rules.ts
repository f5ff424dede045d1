import { PASS_SCORE } from './learning.constants.ts';

/** A version of a lesson, as far as decisions depend on it. */
export interface LessonRules {
  readonly moduleId: string;
  /** In English. */
  readonly title: string;
  readonly version: number;
  readonly xpReward: number;
  /** In English; null for a lesson without one. */
  readonly badge: string | null;
  /** Ids, in order. */
  readonly sections: readonly string[];
  readonly questions: readonly QuestionRules[];
}

interface QuestionRules {
  readonly id: string;
  /** Whether each option is right. */
  readonly options: readonly boolean[];
}

/** Scores answers by the ids of their questions, in percent. */
export const scoreOf = (
  { questions }: Pick<LessonRules, 'questions'>,
  answerTo: (questionId: string) => number | undefined,
): { readonly score: number; readonly isPassed: boolean } => {
  const right = questions.filter(({ id, options }) => options[answerTo(id) ?? -1] === true);
  const score = questions.length === 0 ? 100 : Math.round((100 * right.length) / questions.length);
  return { score, isPassed: score >= PASS_SCORE };
};

interface Completion {
  readonly isPassed: boolean;
  readonly xpReward: number;
}

/** XP of a completion. Over all attempts at a module, it is never more than the reward. */
export const earnedXp = (xpBefore: number, { isPassed, xpReward }: Completion): number =>
  Math.max(0, Math.min(isPassed ? xpReward : Math.floor(xpReward / 2), xpReward - xpBefore));
