import * as z from 'zod/mini';
import { familyEvents } from '../kernel/family-events.ts';
import type { View } from '../kernel/view.ts';
import { answered } from './attempt.ts';
import { type LearningEvent, learningStream } from './learning.events.ts';
import { learningDaysSchema, NO_DAYS, withDay } from './learning-days.ts';
import { DEFAULT_SETTINGS } from './learning-settings.decider.ts';
import { type LearningSettingsEvent, learningSettingsStream } from './learning-settings.events.ts';
import { earnedXp } from './lesson-rules.ts';

const answerSchema = z.object({
  questionId: z.string(),
  counted: z.number(),
  last: z.number(),
  isExplained: z.boolean(),
  isSolved: z.boolean(),
});

/** Started module with its current or last attempt. */
const moduleRowSchema = z.object({
  moduleId: z.string(),
  title: z.string(),
  attempt: z.number(),
  isOpen: z.boolean(),
  version: z.number(),
  sections: z.number(),
  questions: z.number(),
  /** Farthest section; null before the first. */
  sectionId: z.nullable(z.string()),
  /** Position of that section, from 1; 0 before the first. */
  step: z.number(),
  isAtQuestions: z.boolean(),
  answers: z.array(answerSchema),
  /** Right answers of the attempt before, by question; rows of older definitions have none. */
  kept: z._default(z.record(z.string(), z.number()), {}),
  seconds: z.number(),
  /** Seconds of earlier attempts. */
  secondsBefore: z.number(),
  bestScore: z.nullable(z.number()),
  isPassed: z.boolean(),
  xp: z.number(),
  /** English name of the badge. */
  badge: z.nullable(z.string()),
  passedAt: z.nullable(z.string()),
});

export type ModuleRow = Readonly<z.infer<typeof moduleRowSchema>>;

/** The field names are those of the stored row. */
export const learningRowSchema = z.object({
  /** Modules, in the order of their first start. */
  modules: z.readonly(z.array(moduleRowSchema)),
  days: learningDaysSchema,
  /** Badges, oldest first, with English names. */
  badges: z.readonly(
    z.array(z.object({ moduleId: z.string(), badge: z.string(), earnedAt: z.string() })),
  ),
  settings: z.object({ showsStreak: z.boolean() }),
});

export type LearningRow = z.infer<typeof learningRowSchema>;

export const NO_LEARNING: LearningRow = {
  modules: [],
  days: NO_DAYS,
  badges: [],
  settings: DEFAULT_SETTINGS,
};

export const learningRowEvents = familyEvents<LearningEvent | LearningSettingsEvent>()({
  streams: [learningStream, learningSettingsStream],
  types: [
    'ModuleStarted',
    'SectionReached',
    'QuestionAnswered',
    'ModuleCompleted',
    'BadgeEarned',
    'StreakHidden',
    'StreakShown',
  ],
});

type RowEvent = ReturnType<typeof learningRowEvents.read>;

export const learningView: View<LearningRow, RowEvent> = {
  evolve: (before, event) => {
    const row = before ?? NO_LEARNING;
    switch (event.type) {
      case 'StreakHidden':
      case 'StreakShown':
        return { ...row, settings: { showsStreak: event.type === 'StreakShown' } };
      case 'BadgeEarned': {
        const { moduleId, badge } = event.data;
        if (row.badges.some((earned) => earned.moduleId === moduleId)) return row;
        const earnedAt = event.metadata.occurredAt;
        return {
          ...row,
          badges: [...row.badges, { moduleId, badge, earnedAt }],
          modules: changed(row.modules, moduleId, (module) => ({ ...module, badge })),
        };
      }
      case 'ModuleStarted':
        return { ...row, days: withDay(row.days, event.data.day), modules: started(row, event) };
      case 'SectionReached':
      case 'QuestionAnswered':
      case 'ModuleCompleted': {
        const { moduleId, day } = event.data;
        return {
          ...row,
          days: withDay(row.days, day),
          modules: isPractice(event)
            ? row.modules
            : changed(row.modules, moduleId, (module) => progressed(module, event)),
        };
      }
    }
  },
};

const isPractice = (event: RowEvent): boolean =>
  event.type === 'QuestionAnswered' && event.data.mode === 'practice';

const changed = (
  modules: readonly ModuleRow[],
  moduleId: string,
  change: (module: ModuleRow) => ModuleRow,
): readonly ModuleRow[] =>
  modules.map((module) => (module.moduleId === moduleId ? change(module) : module));

const started = (
  { modules }: LearningRow,
  { data }: Extract<RowEvent, { readonly type: 'ModuleStarted' }>,
): readonly ModuleRow[] => {
  const { moduleId, title, attempt, version, sections, questions, kept } = data;
  const known = modules.find((module) => module.moduleId === moduleId);
  const attemptRow: ModuleRow = {
    bestScore: null,
    isPassed: false,
    xp: 0,
    badge: null,
    passedAt: null,
    ...known,
    moduleId,
    title,
    attempt,
    isOpen: true,
    version,
    sections,
    questions,
    sectionId: null,
    step: 0,
    isAtQuestions: false,
    answers: [],
    kept: Object.fromEntries(kept.map(({ questionId, answer }) => [questionId, answer])),
    seconds: 0,
    secondsBefore: (known?.secondsBefore ?? 0) + (known?.seconds ?? 0),
  };
  return known === undefined
    ? [...modules, attemptRow]
    : changed(modules, moduleId, () => attemptRow);
};

const progressed = (
  module: ModuleRow,
  event: Extract<
    RowEvent,
    { readonly type: 'SectionReached' | 'QuestionAnswered' | 'ModuleCompleted' }
  >,
): ModuleRow => {
  const { seconds } = event.data;
  switch (event.type) {
    case 'SectionReached': {
      const { sectionId, step } = event.data;
      if (sectionId === null) return { ...module, seconds, isAtQuestions: true };
      return step > module.step ? { ...module, seconds, sectionId, step } : { ...module, seconds };
    }
    case 'QuestionAnswered': {
      const { questionId } = event.data;
      const before = module.answers.find((each) => each.questionId === questionId);
      const answer = { questionId, ...answered(before, event.data) };
      const answers = module.answers.filter((each) => each !== before);
      return { ...module, seconds, answers: [...answers, answer] };
    }
    case 'ModuleCompleted': {
      const { score, isPassed } = event.data;
      return {
        ...module,
        seconds,
        isOpen: false,
        bestScore: Math.max(module.bestScore ?? 0, score),
        isPassed: module.isPassed || isPassed,
        passedAt: module.passedAt ?? (isPassed ? event.metadata.occurredAt : null),
        xp: module.xp + earnedXp(module.xp, event.data),
      };
    }
  }
};
