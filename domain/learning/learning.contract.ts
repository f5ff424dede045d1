import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { citedFactSchema, runSchema, sectionSchema } from '../content/content.contract.ts';
import {
  LESSON_CATEGORIES,
  LESSON_DIFFICULTIES,
  LESSON_TOPICS,
} from '../content/lesson.constants.ts';

// The specification defines `content` and the field names with underscores.

const moduleFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(LESSON_CATEGORIES),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  estimated_minutes: z.number(),
  xp_reward: z.number(),
  /** Name of the badge for a pass; null if the module has none. */
  badge_reward: z.nullable(z.string()),
  topics: z.array(z.enum(LESSON_TOPICS)),
  /** Ids of recommended next modules. */
  next: z.array(z.string()),
  /** Content version, which events refer to. */
  version: z.number(),
  language: z.enum(CONTENT_LANGUAGES),
  sectionCount: z.number(),
  questionCount: z.number(),
};

/** `GET /api/learning/cards`: all modules without their text, for the overview. */
export const moduleCardsSchema = z.array(z.object(moduleFields));

export type ModuleCard = z.infer<typeof moduleCardsSchema>[number];

/** JSON string of `{title, type, content}[]`; a list's content has one item per line. */
const contentSchema = z.string();

/** `GET /api/learning/modules`. */
export const modulesSchema = z.array(z.object({ ...moduleFields, content: contentSchema }));

/** `GET /api/learning/modules/{id}?version=`: the newest version by default. */
export const moduleSchema = z.object({
  ...moduleFields,
  content: contentSchema,
  sections: z.readonly(z.array(sectionSchema)),
  facts: z.readonly(z.array(citedFactSchema)),
  /** True if the module is no longer offered; families that started it may finish. */
  isRetired: z.boolean(),
  newestVersion: z.number(),
});

export type LearningModule = z.infer<typeof moduleSchema>;

/** `GET /api/learning/questions/{id}?version=`: questions without the correct answers. */
export const questionsSchema = z.array(
  z.object({
    id: z.string(),
    question: z.string(),
    options: z.array(z.string()),
    points: z.number(),
  }),
);

export type LearningQuestion = z.infer<typeof questionsSchema>[number];

const answerSchema = z.int().check(z.gte(0), z.lte(9));

const answersSchema = z.record(z.string(), answerSchema);

export const PROGRESS_STATUSES = ['not_started', 'in_progress', 'completed'] as const;

/** `GET /api/learning/progress`: modules that the family has started. */
export const progressSchema = z.array(
  z.object({
    moduleId: z.string(),
    /** Stays `completed` after the first completion, even while the module is read again. */
    status: z.enum(PROGRESS_STATUSES),
    /** Percent of the current attempt; 100 after completion. */
    progress: z.number(),
    /** Number of the current attempt, from 1; of the last one if none is open. */
    attempt: z.number(),
    isOpen: z.boolean(),
    /** Module version of the attempt. */
    version: z.number(),
    /** Farthest section reached in the attempt; null before the first. */
    sectionId: z.nullable(z.string()),
    /** True once the attempt has reached the questions. */
    isAtQuestions: z.boolean(),
    /** Latest answers of the attempt, by question. */
    answers: answersSchema,
    /** Right answers of the attempt before, by question, which a retake does not ask again. */
    kept: answersSchema,
    /** Questions explained immediately: their first answer counts. */
    explained: z.array(z.string()),
    /** Seconds during which the page was visible in this attempt. */
    seconds: z.number(),
    /** Best score in percent; null before the first completion. */
    bestScore: z.nullable(z.number()),
    isPassed: z.boolean(),
    /** XP over all attempts so far. */
    xp: z.number(),
    badge: z.nullable(z.string()),
    /** ISO date and time of the first pass, shown on the certificate; null before. */
    passedAt: z.nullable(z.string()),
  }),
);

export type ModuleProgress = z.infer<typeof progressSchema>[number];

/** `GET /api/learning/stats?timeZone=`. */
export const learningStatsSchema = z.object({
  totalXp: z.number(),
  /** Starts at 1. */
  level: z.number(),
  xpToNextLevel: z.number(),
  /** Consecutive days of learning; up to two rest days a week do not break the streak. */
  streak: z.number(),
  /** Days in this month with learning activity. */
  daysThisMonth: z.number(),
  daysInAll: z.number(),
  /** True if the family wants to see its streak. */
  showsStreak: z.boolean(),
  modulesCompleted: z.number(),
  /** Seconds. */
  totalTimeSpent: z.number(),
  /** Badges, oldest first. */
  badges: z.array(z.object({ moduleId: z.string(), badge: z.string(), earnedAt: z.string() })),
});

export type LearningStats = z.infer<typeof learningStatsSchema>;

const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Please send a time zone such as America/New_York'));

/** Maximum of the database's integer type. */
const MAX_VERSION = 2 ** 31 - 1;

const versionSchema = z.int().check(z.gte(1), z.lte(MAX_VERSION));

const MAX_SECONDS = 24 * 60 * 60;

/** Fields common to all learning commands. */
const attemptFields = {
  /** Starts at 1. The next attempt starts once the last is completed. */
  attempt: z.int().check(z.gte(1), z.lte(10_000)),
  /** Seconds of visible time in this attempt; the server caps it at the elapsed time. */
  seconds: z._default(z.int().check(z.gte(0), z.lte(MAX_SECONDS)), 0),
  /** Time zone of the family, for counting days. */
  timeZone: z._default(timeZoneSchema, 'UTC'),
};

/** `POST /api/learning/modules/{id}/start` replies 204, even if the attempt is already open. */
export const startModuleSchema = z.object({
  attempt: z._default(attemptFields.attempt, 1),
  /** Defaults to the newest. A visitor who signs up continues with the version already read. */
  version: z.optional(versionSchema),
  /** Keeps the right answers of the failed attempt before: only the other questions are asked. */
  isRetake: z._default(z.boolean(), false),
  timeZone: attemptFields.timeZone,
});

/** `POST /api/learning/modules/{id}/sections` records that a section, or the questions, was reached. */
export const reachSectionSchema = z.object({
  ...attemptFields,
  /** Null for the questions. */
  sectionId: z.nullable(z.string().check(z.maxLength(100))),
});

/** `POST /api/learning/modules/{id}/answers`. */
export const answerQuestionSchema = z.object({
  ...attemptFields,
  questionId: z.string().check(z.maxLength(100)),
  answer: answerSchema,
  /** Requests an immediate explanation. From then on the first answer counts. */
  isExplained: z._default(z.boolean(), false),
});

const explanationSchema = z.object({
  questionId: z.string(),
  chosen: answerSchema,
  isRight: z.boolean(),
  /** Correct answer; null for a wrong one that is asked again. */
  answer: z.nullable(answerSchema),
  /** Explains why the chosen option is right or an honest mistake. */
  why: z.readonly(z.array(runSchema)),
  /** Facts that `why` cites. */
  facts: z.readonly(z.array(citedFactSchema)),
});

export type Explanation = z.infer<typeof explanationSchema>;

/** Response to an answer; null unless an explanation was requested. */
export const answeredSchema = z.object({ explanation: z.nullable(explanationSchema) });

/** `POST /api/learning/modules/{id}/complete`. Scores sent by a client are ignored. */
export const completeModuleSchema = z.object({
  score: z.optional(z.number()),
  /** Seconds. */
  timeSpent: z._default(attemptFields.seconds, 0),
  answers: answersSchema,
  /** Defaults to the open attempt. */
  attempt: z.optional(attemptFields.attempt),
  timeZone: attemptFields.timeZone,
});

const resultFields = {
  /** Percent. */
  score: z.number(),
  isPassed: z.boolean(),
  questions: z.array(
    z.object({
      ...explanationSchema.shape,
      id: z.string(),
      /** Index of the correct option. */
      answer: answerSchema,
      points: z.number(),
    }),
  ),
};

/** Response to a completion. Idempotent: resending yields the same. */
export const completedSchema = z.object({
  ...resultFields,
  /** Name of the badge that this attempt earned; null if none. */
  badgeEarned: z.nullable(z.string()),
  /** XP of this attempt. All attempts together never exceed the module's reward. */
  xpEarned: z.number(),
});

export type Completed = z.infer<typeof completedSchema>;

/**
 * `POST /api/learning/modules/{id}/check`: for visitors, stores nothing. Explains one question, or returns
 * the full result with `isComplete`.
 */
export const checkAnswersSchema = z.object({
  version: versionSchema,
  answers: answersSchema,
  isComplete: z.boolean(),
});

const checkResultSchema = z.object(resultFields);

export type CheckResult = z.infer<typeof checkResultSchema>;

export const checkedSchema = z.object({
  explanations: z.array(explanationSchema),
  /** Null unless complete. */
  result: z.nullable(checkResultSchema),
});

/** `PUT /api/learning/streak`. */
export const showStreakSchema = z.object({ isShown: z.boolean() });

/** `GET /api/learning/practice?timeZone=`: questions due for review today. */
export const practiceSchema = z.object({
  /** Due questions, up to today's remaining limit. */
  questions: z.array(
    z.object({
      moduleId: z.string(),
      moduleTitle: z.string(),
      version: z.number(),
      id: z.string(),
      question: z.string(),
      options: z.array(z.string()),
    }),
  ),
  answeredToday: z.number(),
  /** `YYYY-MM-DD` of the next due question after today; null if nothing is scheduled. */
  nextDay: z.nullable(z.string()),
});

export type Practice = z.infer<typeof practiceSchema>;

/** `POST /api/learning/practice`: always includes an explanation. */
export const answerPracticeSchema = z.object({
  moduleId: z.string().check(z.maxLength(100)),
  version: versionSchema,
  questionId: z.string().check(z.maxLength(100)),
  answer: answerSchema,
  timeZone: attemptFields.timeZone,
});

/** `GET /api/learning/search?q=`: lesson sections, best match first. */
export const lessonSearchSchema = z.object({
  results: z.array(
    z.object({
      moduleId: z.string(),
      moduleTitle: z.string(),
      /** Null if the match is the lesson as a whole. */
      sectionTitle: z.nullable(z.string()),
      excerpt: z.string(),
      /** Path of the lesson's page. */
      address: z.string(),
    }),
  ),
});

export type LessonSearch = z.infer<typeof lessonSearchSchema>;
