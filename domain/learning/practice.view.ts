import * as z from 'zod/mini';
import { familyEvents } from '../kernel/family-events.ts';
import type { View } from '../kernel/view.ts';
import { type LearningEvent, learningStream } from './learning.events.ts';
import { remember } from './schedule.ts';

const cardSchema = z.object({
  moduleId: z.string(),
  questionId: z.string(),
  stability: z.number(),
  difficulty: z.number(),
  day: z.string(),
  due: z.string(),
});

export type Card = Readonly<z.infer<typeof cardSchema>>;

/** The field names are those of the stored row. */
export const practiceRowSchema = z.object({
  /** Questions that were ever answered, the latest new one last. */
  cards: z.readonly(z.array(cardSchema)),
  /** Modules that were completed: only then their questions are asked again. */
  completed: z.readonly(z.array(z.string())),
  /** The last day of practice. */
  last: z.object({
    day: z.nullable(z.string()),
    questions: z.readonly(z.array(z.object({ moduleId: z.string(), questionId: z.string() }))),
  }),
});

export type PracticeRow = z.infer<typeof practiceRowSchema>;

export const NO_PRACTICE: PracticeRow = {
  cards: [],
  completed: [],
  last: { day: null, questions: [] },
};

export const practiceEvents = familyEvents<LearningEvent>()({
  streams: [learningStream],
  types: ['QuestionAnswered', 'ModuleCompleted'],
});

type PracticeEvent = ReturnType<typeof practiceEvents.read>;

type Answered = Extract<PracticeEvent, { readonly type: 'QuestionAnswered' }>['data'];

/** The first answer of a reading, or of a day, tells how well it is remembered. */
export const practiceView: View<PracticeRow, PracticeEvent> = {
  evolve: (before, event) => {
    const row = before ?? NO_PRACTICE;
    if (event.type === 'ModuleCompleted') {
      const { moduleId } = event.data;
      return row.completed.includes(moduleId)
        ? row
        : { ...row, completed: [...row.completed, moduleId] };
    }
    const { data } = event;
    if (!data.isFirst) return row;
    const cards = withAnswer(row.cards, data);
    return { ...row, cards, last: data.mode === 'practice' ? practiced(row.last, data) : row.last };
  },
};

const withAnswer = (
  cards: readonly Card[],
  { moduleId, questionId, day, isRight }: Answered,
): readonly Card[] => {
  const index = cards.findIndex(isAbout({ moduleId, questionId }));
  const card = { moduleId, questionId, ...remember(cards[index], { day, isRight }) };
  return index < 0 ? [...cards, card] : cards.with(index, card);
};

const practiced = (
  last: PracticeRow['last'],
  { day, moduleId, questionId }: Answered,
): PracticeRow['last'] => ({
  day,
  questions: [...(last.day === day ? last.questions : []), { moduleId, questionId }],
});

type About = Pick<Card, 'moduleId' | 'questionId'>;

export const isAbout =
  ({ moduleId, questionId }: About) =>
  (other: About): boolean =>
    other.moduleId === moduleId && other.questionId === questionId;
