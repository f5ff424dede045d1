import * as z from 'zod/mini';
import { isTimeZone } from '../calendar/time-zone.ts';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { citedFactSchema, runSchema, sectionSchema } from '../content/content.contract.ts';
import {
  LESSON_CATEGORIES,
  LESSON_DIFFICULTIES,
  LESSON_TOPICS,
} from '../content/lesson.constants.ts';

// Field names with underscores, and `content`, are those of the specification.

const moduleFields = {
  id: z.string(),
  title: z.string(),
  description: z.string(),
  category: z.enum(LESSON_CATEGORIES),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  estimated_minutes: z.number(),
  xp_reward: z.number(),
  /** Name of the badge for a pass; null for a module without one. */
  badge_reward: z.nullable(z.string()),
  topics: z.array(z.enum(LESSON_TOPICS)),
  /** Ids of modules to go on with. */
  next: z.array(z.string()),
  /** Version of the content: events refer to it. */
  version: z.number(),
  language: z.enum(CONTENT_LANGUAGES),
  sectionCount: z.number(),
  questionCount: z.number(),
};

/** `GET /api/learning/cards`: every module without its text, as the overview shows it. */
export const moduleCardsSchema = z.array(z.object(moduleFields));

export type ModuleCard = z.infer<typeof moduleCardsSchema>[number];

/** A JSON string of `{title, type, content}[]`; the content of a list is an item a line. */
const contentSchema = z.string();

/** `GET /api/learning/modules`. */
export const modulesSchema = z.array(z.object({ ...moduleFields, content: contentSchema }));

/** `GET /api/learning/modules/{id}?version=`: the newest version unless another is asked for. */
export const moduleSchema = z.object({
  ...moduleFields,
  content: contentSchema,
  sections: z.readonly(z.array(sectionSchema)),
  facts: z.readonly(z.array(citedFactSchema)),
  /** No longer offered: those who read it may finish. */
  isRetired: z.boolean(),
  newestVersion: z.number(),
});

export type LearningModule = z.infer<typeof moduleSchema>;

/** `GET /api/learning/questions/{id}?version=`: without the right answers. */
export const questionsSchema = z.array(
  z.object({
    id: z.string(),
    question: z.string(),
    options: z.array(z.string()),
    points: z.number(),
  }),
);

export type LearningQuestion = z.infer<typeof questionsSchema>[number];

/** Index of an option. */
const answerSchema = z.int().check(z.gte(0), z.lte(9));

const answersSchema = z.record(z.string(), answerSchema);

export const PROGRESS_STATUSES = ['not_started', 'in_progress', 'completed'] as const;

/** `GET /api/learning/progress`: the modules that the family has started. */
export const progressSchema = z.array(
  z.object({
    moduleId: z.string(),
    /** `completed` stays once a module was completed, also while it is read again. */
    status: z.enum(PROGRESS_STATUSES),
    /** Percent of the current attempt; 100 once completed. */
    progress: z.number(),
    /** The current attempt, from 1 on; the last one when none is open. */
    attempt: z.number(),
    isOpen: z.boolean(),
    /** The version that the attempt reads. */
    version: z.number(),
    /** The farthest section that the attempt reached; null before the first. */
    sectionId: z.nullable(z.string()),
    /** The attempt has reached the questions. */
    isAtQuestions: z.boolean(),
    /** The last answers of the attempt, by question. */
    answers: answersSchema,
    /** Questions whose answer was explained at once: the first answer is the one that counts. */
    explained: z.array(z.string()),
    /** Seconds of the attempt in which the page was looked at. */
    seconds: z.number(),
    /** Best score in percent; null before the first completion. */
    bestScore: z.nullable(z.number()),
    isPassed: z.boolean(),
    /** XP so far, over all attempts. */
    xp: z.number(),
    badge: z.nullable(z.string()),
    /** ISO date and time of the first pass; null before. The certificate shows it. */
    passedAt: z.nullable(z.string()),
  }),
);

export type ModuleProgress = z.infer<typeof progressSchema>[number];

/** `GET /api/learning/stats?timeZone=`. */
export const learningStatsSchema = z.object({
  totalXp: z.number(),
  /** From 1 on. */
  level: z.number(),
  xpToNextLevel: z.number(),
  /** Days of learning in a row, with two rest days a week that do not count against it. */
  streak: z.number(),
  /** Days of this month on which the family learned. */
  daysThisMonth: z.number(),
  daysInAll: z.number(),
  /** The family wants to see its days. */
  showsStreak: z.boolean(),
  modulesCompleted: z.number(),
  /** Seconds. */
  totalTimeSpent: z.number(),
  /** The oldest first. */
  badges: z.array(z.object({ moduleId: z.string(), badge: z.string(), earnedAt: z.string() })),
});

export type LearningStats = z.infer<typeof learningStatsSchema>;

const timeZoneSchema = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, 'Please send a time zone such as America/New_York'));

/** As the database counts. */
const MAX_VERSION = 2 ** 31 - 1;

const versionSchema = z.int().check(z.gte(1), z.lte(MAX_VERSION));

const MAX_SECONDS = 24 * 60 * 60;

/** Where and when: of every learning command. */
const attemptFields = {
  /** From 1 on. The next one is started when the last is completed. */
  attempt: z.int().check(z.gte(1), z.lte(10_000)),
  /** Looked at so far in this attempt; the server allows no more than has passed. */
  seconds: z._default(z.int().check(z.gte(0), z.lte(MAX_SECONDS)), 0),
  /** Days are counted where the family is. */
  timeZone: z._default(timeZoneSchema, 'UTC'),
};

/** `POST /api/learning/modules/{id}/start`: answered 204; of an attempt that is open already, too. */
export const startModuleSchema = z.object({
  attempt: z._default(attemptFields.attempt, 1),
  /** The newest when left out. A visitor who signs up goes on with the version that was read. */
  version: z.optional(versionSchema),
  timeZone: attemptFields.timeZone,
});

/** `POST /api/learning/modules/{id}/sections`: a section, or the questions, was reached. */
export const reachSectionSchema = z.object({
  ...attemptFields,
  /** Null: the questions. */
  sectionId: z.nullable(z.string().check(z.maxLength(100))),
});

/** `POST /api/learning/modules/{id}/answers`. */
export const answerQuestionSchema = z.object({
  ...attemptFields,
  questionId: z.string().check(z.maxLength(100)),
  answer: answerSchema,
  /** Explain at once whether it is right. From then on the first answer counts. */
  isExplained: z._default(z.boolean(), false),
});

const explanationSchema = z.object({
  questionId: z.string(),
  chosen: answerSchema,
  isRight: z.boolean(),
  /** The right answer; null for a wrong one that is asked again. */
  answer: z.nullable(answerSchema),
  /** Why the chosen option is right or an honest mistake. */
  why: z.readonly(z.array(runSchema)),
  /** Facts that `why` cites. */
  facts: z.readonly(z.array(citedFactSchema)),
});

export type Explanation = z.infer<typeof explanationSchema>;

/** Answer to an answer: null unless it was to be explained. */
export const answeredSchema = z.object({ explanation: z.nullable(explanationSchema) });

/** `POST /api/learning/modules/{id}/complete`. A client's score counts for nothing. */
export const completeModuleSchema = z.object({
  score: z.optional(z.number()),
  /** Seconds. */
  timeSpent: z._default(attemptFields.seconds, 0),
  answers: answersSchema,
  /** The open one when left out. */
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
      /** Index of the right option. */
      answer: answerSchema,
      points: z.number(),
    }),
  ),
};

/** Answer to a completion; the same again when it is sent again. */
export const completedSchema = z.object({
  ...resultFields,
  /** Name of the badge, earned by this attempt; null for none. */
  badgeEarned: z.nullable(z.string()),
  /** XP of this attempt: over all attempts never more than the reward of the module. */
  xpEarned: z.number(),
});

export type Completed = z.infer<typeof completedSchema>;

/**
 * `POST /api/learning/modules/{id}/check`: for visitors, and kept nowhere. One question explained, or
 * with `isComplete` the result of all.
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

/** `GET /api/learning/practice?timeZone=`: what is due to be asked again today. */
export const practiceSchema = z.object({
  /** At most as many as are left for today. */
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
  /** `YYYY-MM-DD` of the next due question after today; null when nothing is scheduled. */
  nextDay: z.nullable(z.string()),
});

export type Practice = z.infer<typeof practiceSchema>;

/** `POST /api/learning/practice`: always explained. */
export const answerPracticeSchema = z.object({
  moduleId: z.string().check(z.maxLength(100)),
  version: versionSchema,
  questionId: z.string().check(z.maxLength(100)),
  answer: answerSchema,
  timeZone: attemptFields.timeZone,
});

/** `GET /api/learning/search?q=`: sections of lessons, the best first. */
export const lessonSearchSchema = z.object({
  results: z.array(
    z.object({
      moduleId: z.string(),
      moduleTitle: z.string(),
      /** Null for the lesson as a whole. */
      sectionTitle: z.nullable(z.string()),
      excerpt: z.string(),
      /** Path of its page. */
      address: z.string(),
    }),
  ),
});
