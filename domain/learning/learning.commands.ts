import type { Earlier } from './attempt.ts';
import type { LessonRules } from './lesson-rules.ts';

interface When {
  readonly now: Date;
  /** Where the family is, `YYYY-MM-DD`. */
  readonly day: string;
}

export interface Reading extends When {
  /** In the version of the attempt. */
  readonly lesson: LessonRules;
  /** As the page says. No more are stored than have passed. */
  readonly seconds: number;
}

/** The begin of an attempt. */
export interface Beginning {
  readonly attempt: number;
  /** Undefined while the attempt before is not completed. */
  readonly earlier: Earlier | undefined;
  /** No longer offered. */
  readonly isRetired: boolean;
}

export type LearningCommand =
  | ({
      readonly command: 'start';
      readonly lesson: LessonRules;
      /** This very version is to be read, rather than the newest. */
      readonly isVersionGiven: boolean;
      /** Only what the failed attempt before has missed is asked. */
      readonly isRetake: boolean;
    } & Beginning &
      When)
  | ({ readonly command: 'reach-section'; readonly sectionId: string | null } & Reading)
  | ({
      readonly command: 'answer';
      readonly questionId: string;
      readonly answer: number;
      readonly isExplained: boolean;
    } & Reading)
  | ({
      readonly command: 'complete';
      readonly answers: Readonly<Record<string, number>>;
    } & Beginning &
      Reading);

export type LearningRejection =
  | 'AnswersMissing'
  | 'EarlierAttemptOpen'
  | 'ModuleAlreadyCompleted'
  | 'ModuleNotStarted'
  | 'ModuleRetired'
  | 'OtherModuleVersion'
  | 'TooManyAnswers'
  | 'UnknownAnswer'
  | 'UnknownQuestion'
  | 'UnknownSection';
