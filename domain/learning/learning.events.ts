import * as z from 'zod';
import { defineEvent } from '../kernel/event-type.ts';
import { say } from '../kernel/message.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';

const lesson = {
  moduleId: z.string().describe('The lesson, by its id'),
  title: z.string().describe('English title of the lesson at the time'),
};

const version = z.int().describe('Version of the lesson that is read');

const attempt = z.int().describe('Which reading of the lesson it is, from 1 on');

const day = z.iso.date().describe('Date where the family was, YYYY-MM-DD');

const seconds = z
  .int()
  .describe('Seconds in which the page was looked at since the lesson was started');

/** How a question was asked. */
const ANSWER_MODES = ['quiz', 'explained', 'practice'] as const;

/** Events of streams `learning-{userId}-{moduleId}-{attempt}`. The type names are the storage format. */
const moduleStarted = defineEvent({
  type: 'ModuleStarted',
  schema: z.object({
    ...lesson,
    version,
    attempt,
    sections: z.int().describe('Sections of the lesson'),
    questions: z.int().describe('Questions of the lesson'),
    xpReward: z.int().describe('Experience points for a pass'),
    badge: z.string().nullable().describe('English name of the badge for a pass; null without one'),
    xpBefore: z.int().describe('Experience points from earlier readings of the lesson'),
    isBadgeHeld: z.boolean().describe('An earlier reading has earned the badge'),
    kept: z
      .array(
        z.object({
          questionId: z.string().describe('The question, by its id'),
          answer: z.int().describe('Chosen option, counted from 0'),
        }),
      )
      .describe('Right answers of the reading before, which are not asked again'),
    day,
  }),
  upcasters: [(data) => ({ ...data, kept: [] })],
  sentence: ({ title }) => say('Started the lesson *{title}*', { title }),
  isOwnAct: true,
  feature: 'lessons',
  examples: [
    {
      moduleId: 'what-autism-is',
      title: 'What autism is',
      version: 1,
      attempt: 1,
      sections: 7,
      questions: 5,
      xpReward: 50,
      badge: 'First Lantern',
      xpBefore: 0,
      isBadgeHeld: false,
      day: '2026-11-21',
    },
    {
      moduleId: 'what-autism-is',
      title: 'What autism is',
      version: 1,
      attempt: 2,
      sections: 7,
      questions: 5,
      xpReward: 50,
      badge: 'First Lantern',
      xpBefore: 25,
      isBadgeHeld: false,
      kept: [{ questionId: 'too-early', answer: 2 }],
      day: '2026-11-22',
    },
  ],
});

const sectionReached = defineEvent({
  type: 'SectionReached',
  schema: z.object({
    ...lesson,
    sectionId: z.string().nullable().describe('The section, by its id; null for the questions'),
    step: z.int().describe('Its place in the lesson, from 1 on'),
    steps: z.int().describe('Sections of the lesson, and one more for the questions'),
    seconds,
    day,
  }),
  sentence: ({ title, sectionId, step, steps }) =>
    sectionId === null
      ? say('Reached the questions of *{title}*', { title })
      : say('Reached step {step} of {steps} of *{title}*', { step, steps, title }),
  isOwnAct: true,
  examples: [
    {
      moduleId: 'what-autism-is',
      title: 'What autism is',
      sectionId: 'one-word',
      step: 1,
      steps: 8,
      seconds: 0,
      day: '2026-11-21',
    },
  ],
});

const questionAnswered = defineEvent({
  type: 'QuestionAnswered',
  schema: z.object({
    ...lesson,
    version,
    questionId: z.string().describe('The question, by its id'),
    answer: z.int().describe('Chosen option, counted from 0'),
    isRight: z.boolean().describe('The answer is right'),
    isFirst: z.boolean().describe('First answer to the question in this reading, or on this day'),
    mode: z
      .enum(ANSWER_MODES)
      .describe('In the quiz, explained at once, or in the practice of known questions'),
    seconds,
    day,
  }),
  sentence: ({ title, isRight, mode }) => {
    if (mode === 'practice')
      return isRight
        ? say('Practiced a question of *{title}*, with the right answer', { title })
        : say('Practiced a question of *{title}*, with a wrong answer', { title });
    return isRight
      ? say('Answered a question of *{title}* right', { title })
      : say('Answered a question of *{title}* wrong', { title });
  },
  isOwnAct: true,
  feature: 'questions of lessons',
  examples: [
    {
      moduleId: 'what-autism-is',
      title: 'What autism is',
      version: 1,
      questionId: 'too-early',
      answer: 2,
      isRight: true,
      isFirst: true,
      mode: 'quiz',
      seconds: 240,
      day: '2026-11-21',
    },
  ],
});

const moduleCompleted = defineEvent({
  type: 'ModuleCompleted',
  schema: z.object({
    ...lesson,
    version,
    attempt,
    score: z.int().describe('Right answers in percent'),
    isPassed: z.boolean().describe('The score is enough for a pass'),
    xpReward: z.int().describe('Experience points for a pass'),
    seconds,
    day,
  }),
  sentence: ({ title, score, isPassed }) =>
    isPassed
      ? say('Completed *{title}* with {score} percent', { title, score })
      : say('Completed *{title}* with {score} percent, which was not enough', { title, score }),
  isOwnAct: true,
  examples: [
    {
      moduleId: 'what-autism-is',
      title: 'What autism is',
      version: 1,
      attempt: 1,
      score: 80,
      isPassed: true,
      xpReward: 50,
      seconds: 300,
      day: '2026-11-21',
    },
  ],
});

const badgeEarned = defineEvent({
  type: 'BadgeEarned',
  schema: z.object({
    ...lesson,
    badge: z.string().describe('English name of the badge'),
  }),
  sentence: ({ badge, title }) =>
    say('Earned the badge *{badge}* with *{title}*', { badge, title }),
  examples: [{ moduleId: 'what-autism-is', title: 'What autism is', badge: 'First Lantern' }],
});

/**
 * A stream for each attempt at a module, so that a command reads no more than that attempt, however
 * long the family learns. Streams of practice hold `QuestionAnswered` alone.
 */
export const learningStream = defineStream('learning', [
  moduleStarted,
  sectionReached,
  questionAnswered,
  moduleCompleted,
  badgeEarned,
]);

export type LearningEvent = EventOf<typeof learningStream>;

export interface AttemptId {
  readonly familyId: string;
  readonly moduleId: string;
  /** From 1 on. */
  readonly attempt: number;
}

export const attemptIdOf = ({ familyId, moduleId, attempt }: AttemptId): string =>
  `${familyId}-${moduleId}-${attempt}`;
