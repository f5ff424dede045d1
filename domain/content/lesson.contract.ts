import * as z from 'zod/mini';
import { LESSON_CATEGORIES, LESSON_DIFFICULTIES, LESSON_TOPICS } from './lesson.constants.ts';

/** Longest lesson, in minutes of reading. */
const MAX_MINUTES = 30;

/** Experience points of one lesson. */
const MAX_XP = 500;

const wholeUpTo = (most: number) => z.int().check(z.gte(1), z.lte(most));

const line = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most));

/** Data of a lesson that are the same in every language. */
export const lessonDataSchema = z.strictObject({
  category: z.enum(LESSON_CATEGORIES),
  difficulty: z.enum(LESSON_DIFFICULTIES),
  minutes: wholeUpTo(MAX_MINUTES),
  xp: wholeUpTo(MAX_XP),
  topics: z.array(z.enum(LESSON_TOPICS)).check(z.minLength(1)),
  /** Ids of lessons to go on with. */
  next: z._default(z.array(z.string()), []),
});

export type LessonData = z.infer<typeof lessonDataSchema>;

/** Words of a lesson beside its text. */
export const lessonWordsSchema = z.strictObject({
  title: line(60),
  description: line(160),
  /** Name of the badge for a pass; left out by lessons without one. */
  badge: z.optional(line(40)),
});

export type LessonWords = z.infer<typeof lessonWordsSchema>;
