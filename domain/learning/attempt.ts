import type { Recorded } from '../kernel/view.ts';
import type { LearningEvent } from './learning.events.ts';
import { earnedXp } from './lesson-rules.ts';

/** Answer to a question, with the choice that counts. */
export interface ScoredAnswer {
  /** Index of the counted option. */
  readonly counted: number;
  /** Index of the latest stored option. */
  readonly last: number;
  /** True once the answer was explained: the first one after that counts. */
  readonly isExplained: boolean;
  /** True once a correct answer was explained. */
  readonly isSolved: boolean;
}

interface Begun {
  readonly version: number;
  /** ISO date and time. */
  readonly startedAt: string;
  /** Seconds of visible time so far. */
  readonly seconds: number;
  /** Ids of reached sections; null for the questions. */
  readonly reached: ReadonlySet<string | null>;
  readonly answers: ReadonlyMap<string, ScoredAnswer>;
  /** Number of all stored answers. */
  readonly answerCount: number;
  readonly xpBefore: number;
  readonly isBadgeHeld: boolean;
  /** Right answers of the failed attempt before, by question: they count without being asked again. */
  readonly kept: ReadonlyMap<string, number>;
}

interface Open extends Begun {
  readonly status: 'open';
}

interface Completed extends Begun {
  readonly status: 'completed';
  readonly score: number;
  readonly isPassed: boolean;
  readonly xpEarned: number;
  /** Name of the badge earned by this attempt; null if none. */
  readonly badgeEarned: string | null;
}

export type Attempt = { readonly status: 'new' } | Open | Completed;

export const NEW_ATTEMPT: Attempt = { status: 'new' };

export const evolveAttempt = (attempt: Attempt, event: Recorded<LearningEvent>): Attempt => {
  if (event.type === 'ModuleStarted') {
    if (attempt.status !== 'new') return attempt;
    const { version, xpBefore, isBadgeHeld, kept } = event.data;
    return {
      status: 'open',
      version,
      startedAt: event.metadata.occurredAt,
      seconds: 0,
      reached: new Set(),
      answers: new Map(),
      answerCount: 0,
      xpBefore,
      isBadgeHeld,
      kept: new Map(kept.map(({ questionId, answer }) => [questionId, answer])),
    };
  }
  if (attempt.status === 'new') return attempt;
  switch (event.type) {
    case 'SectionReached': {
      const { sectionId, seconds } = event.data;
      return { ...attempt, seconds, reached: new Set([...attempt.reached, sectionId]) };
    }
    case 'QuestionAnswered': {
      const { questionId, seconds } = event.data;
      const answer = answered(attempt.answers.get(questionId), event.data);
      return {
        ...attempt,
        seconds,
        answers: new Map([...attempt.answers, [questionId, answer]]),
        answerCount: attempt.answerCount + 1,
      };
    }
    case 'ModuleCompleted': {
      const { score, isPassed, seconds } = event.data;
      const xpEarned = earnedXp(attempt.xpBefore, event.data);
      return {
        ...attempt,
        status: 'completed',
        score,
        isPassed,
        seconds,
        xpEarned,
        badgeEarned: null,
      };
    }
    case 'BadgeEarned':
      return attempt.status === 'completed'
        ? { ...attempt, badgeEarned: event.data.badge }
        : attempt;
  }
};

/** Counts the last answer until one was explained: then the first explained one counts. */
export const answered = (
  before: ScoredAnswer | undefined,
  {
    answer,
    isRight,
    mode,
  }: { readonly answer: number; readonly isRight: boolean; readonly mode: string },
): ScoredAnswer => {
  const isExplained = mode === 'explained';
  if (before?.isExplained === true)
    return { ...before, last: answer, isSolved: before.isSolved || isRight };
  return { counted: answer, last: answer, isExplained, isSolved: isExplained && isRight };
};

/** Answer of an attempt to a question, stored there or kept from the attempt before; undefined for none. */
export const countedIn = (
  { answers, kept }: Pick<Begun, 'answers' | 'kept'>,
  questionId: string,
): number | undefined => answers.get(questionId)?.counted ?? kept.get(questionId);

/** Data from earlier attempts that this one depends on. */
export interface Earlier {
  readonly xp: number;
  readonly isBadgeHeld: boolean;
  /** The last attempt, if it was failed. */
  readonly failed: Pick<Begun, 'version' | 'answers' | 'kept'> | null;
}

export const NOTHING_EARLIER: Earlier = { xp: 0, isBadgeHeld: false, failed: null };

/** Returns the input for the next attempt; undefined until this one is completed. */
export const earlierOf = (attempt: Attempt): Earlier | undefined =>
  attempt.status === 'completed'
    ? {
        xp: attempt.xpBefore + attempt.xpEarned,
        isBadgeHeld: attempt.isBadgeHeld || attempt.badgeEarned !== null,
        failed: attempt.isPassed ? null : attempt,
      }
    : undefined;
