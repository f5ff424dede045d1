import { NOTHING_EARLIER } from './attempt.ts';
import type { LearningCommand } from './learning.commands.ts';
import type { LearningEvent } from './learning.events.ts';
import type { LessonRules } from './lesson-rules.ts';

/** Two sections, and four questions of three options, of which the first is right. */
export const LESSON: LessonRules = {
  moduleId: 'sleep',
  title: 'Sleeping well',
  version: 1,
  xpReward: 51,
  badge: 'Night Owl',
  sections: ['evening', 'night'],
  questions: ['a', 'b', 'c', 'd'].map((id) => ({ id, options: [true, false, false] })),
};

const of = { moduleId: LESSON.moduleId, title: LESSON.title };

const DAY = '2026-11-21';

export type EventOfType<Type> = Extract<LearningEvent, { readonly type: Type }>;

export const started = (
  data: Partial<EventOfType<'ModuleStarted'>['data']> = {},
): EventOfType<'ModuleStarted'> => ({
  type: 'ModuleStarted',
  data: {
    ...of,
    version: 1,
    attempt: 1,
    sections: 2,
    questions: 4,
    xpReward: 51,
    badge: 'Night Owl',
    xpBefore: 0,
    isBadgeHeld: false,
    kept: [],
    day: DAY,
    ...data,
  },
});

export const reached = (
  sectionId: string | null,
  data: Partial<EventOfType<'SectionReached'>['data']> = {},
): EventOfType<'SectionReached'> => {
  const step = sectionId === null ? 3 : LESSON.sections.indexOf(sectionId) + 1;
  return {
    type: 'SectionReached',
    data: { ...of, sectionId, step, steps: 3, seconds: 0, day: DAY, ...data },
  };
};

export const answered = (
  questionId: string,
  answer: number,
  data: Partial<EventOfType<'QuestionAnswered'>['data']> = {},
): EventOfType<'QuestionAnswered'> => ({
  type: 'QuestionAnswered',
  data: {
    ...of,
    version: 1,
    questionId,
    answer,
    isRight: answer === 0,
    isFirst: true,
    mode: 'quiz',
    seconds: 0,
    day: DAY,
    ...data,
  },
});

export const completed = (
  score: number,
  data: Partial<EventOfType<'ModuleCompleted'>['data']> = {},
): EventOfType<'ModuleCompleted'> => ({
  type: 'ModuleCompleted',
  data: {
    ...of,
    version: 1,
    attempt: 1,
    score,
    isPassed: score >= 70,
    xpReward: 51,
    seconds: 0,
    day: DAY,
    ...data,
  },
});

export const earned: EventOfType<'BadgeEarned'> = {
  type: 'BadgeEarned',
  data: { ...of, badge: 'Night Owl' },
};

const when = { now: new Date('2026-11-21T09:10:00.000Z'), day: DAY };

const beginning = { attempt: 1, earlier: NOTHING_EARLIER, isRetired: false };

type Of<Command> = Extract<LearningCommand, { readonly command: Command }>;

export const start = (options: Partial<Of<'start'>> = {}): LearningCommand => ({
  command: 'start',
  lesson: LESSON,
  isVersionGiven: false,
  isRetake: false,
  ...beginning,
  ...when,
  ...options,
});

const reading = { lesson: LESSON, seconds: 0, ...when };

export const reach = (
  sectionId: string | null,
  options: Partial<Of<'reach-section'>> = {},
): LearningCommand => ({ command: 'reach-section', sectionId, ...reading, ...options });

export const answer = (
  questionId: string,
  chosen: number,
  options: Partial<Of<'answer'>> = {},
): LearningCommand => ({
  command: 'answer',
  questionId,
  answer: chosen,
  isExplained: false,
  ...reading,
  ...options,
});

export const complete = (
  answers: Readonly<Record<string, number>>,
  options: Partial<Of<'complete'>> = {},
): LearningCommand => ({ command: 'complete', answers, ...beginning, ...reading, ...options });
