/** Score in percent from which on a quiz is passed. */
export const PASS_SCORE = 70;

/** XP of one level. */
export const XP_PER_LEVEL = 100;

/** Points of one question. */
export const QUESTION_POINTS = 10;

/** Questions a day that "keep it fresh" asks at most. */
export const PRACTICE_QUESTIONS_PER_DAY = 3;

/** Days of a week, Monday to Sunday, on which a family may rest without an end to its streak. */
export const REST_DAYS_PER_WEEK = 2;

/** From 1 on. */
export const levelOf = (xp: number): number => Math.floor(xp / XP_PER_LEVEL) + 1;

/** Answers of one attempt that are stored at most, with all changes of mind. */
export const ANSWERS_PER_ATTEMPT = 200;
