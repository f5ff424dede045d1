import { addDays } from '../calendar/days.ts';
import type { Question } from '../content/content.contract.ts';
import { PRACTICE_QUESTIONS_PER_DAY } from './learning.constants.ts';
import type { Practice } from './learning.contract.ts';
import { type Card, isAbout, NO_PRACTICE, type PracticeRow } from './practice.view.ts';

/** A lesson that is offered, in the language of the page. */
interface Offered {
  readonly id: string;
  readonly version: number;
  readonly words: { readonly title: string };
  readonly questions: readonly Question[];
}

/** The questions of today: those that are due the longest, as lessons ask them now. */
export const toPractice = (
  row: PracticeRow | null,
  { today, lessons }: { readonly today: string; readonly lessons: readonly Offered[] },
): Practice => {
  const { cards, completed, last } = row ?? NO_PRACTICE;
  const answered = last.day === today ? last.questions : [];
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const open = cards
    .filter((card) => completed.includes(card.moduleId) && !answered.some(isAbout(card)))
    .flatMap((card) => dueQuestion(card, byId.get(card.moduleId)))
    .toSorted((one, other) => compare(one.due, other.due));
  const left = Math.max(0, PRACTICE_QUESTIONS_PER_DAY - answered.length);
  const questions = open.filter(({ due }) => due <= today).slice(0, left);
  const later = [
    ...open.slice(questions.length).map(({ due }) => due),
    ...cards.filter((card) => answered.some(isAbout(card))).map(({ due }) => due),
  ].toSorted(compare);
  const [next] = later;
  return {
    questions: questions.map(({ due: _, ...question }) => question),
    answeredToday: answered.length,
    nextDay: next === undefined ? null : next <= today ? addDays(today, 1) : next,
  };
};

type DueQuestion = Practice['questions'][number] & Pick<Card, 'due'>;

/** None for a question that the lesson no longer asks. */
const dueQuestion = (
  { questionId, due }: Card,
  lesson: Offered | undefined,
): readonly DueQuestion[] => {
  const question = lesson?.questions.find(({ id }) => id === questionId);
  if (lesson === undefined || question === undefined) return [];
  return [
    {
      moduleId: lesson.id,
      moduleTitle: lesson.words.title,
      version: lesson.version,
      id: questionId,
      question: question.question,
      options: question.options.map(({ text }) => text),
      due,
    },
  ];
};

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);
