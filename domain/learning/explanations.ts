import type { CitedFact, Question, Section } from '../content/content.contract.ts';
import { plainText } from '../content/plain-text.ts';
import { QUESTION_POINTS } from './learning.constants.ts';
import type { CheckResult, Explanation } from './learning.contract.ts';
import { type LessonRules, scoreOf } from './lesson-rules.ts';

/** An item of content, as far as decisions depend on it. Its words are in English. */
interface EnglishLesson {
  readonly id: string;
  readonly version: number;
  readonly data: { readonly xp: number };
  readonly words: { readonly title: string; readonly badge?: string | undefined };
  readonly sections: readonly Section[];
  readonly questions: readonly Question[];
}

export const rulesOf = ({
  id,
  version,
  data,
  words,
  sections,
  questions,
}: EnglishLesson): LessonRules => ({
  moduleId: id,
  title: words.title,
  version,
  xpReward: data.xp,
  badge: words.badge ?? null,
  sections: sections.map((section) => section.id),
  questions: questions.map((question) => ({
    id: question.id,
    options: question.options.map(({ isRight }) => isRight),
  })),
});

/** The specification's `content`: JSON of sections, the items of a list one a line. */
export const contentOf = (sections: readonly Section[]): string =>
  JSON.stringify(
    sections.map(({ title, kind, ...section }) => ({
      title,
      type: kind,
      content: plainText(section),
    })),
  );

/** In the language of the page. */
interface Explained {
  readonly questions: readonly Question[];
  readonly facts: readonly CitedFact[];
}

/** Undefined for a question, or an option, that the lesson does not have. */
export const explanationOf = (
  { questions, facts }: Explained,
  { questionId, chosen }: { readonly questionId: string; readonly chosen: number },
): Explanation | undefined => {
  const option = questions.find(({ id }) => id === questionId)?.options[chosen];
  if (option === undefined) return undefined;
  const { isRight, why } = option;
  const cited = why.flatMap((run) => ('facts' in run ? run.facts : []));
  return {
    questionId,
    chosen,
    isRight,
    answer: isRight ? chosen : null,
    why,
    facts: facts.filter(({ id }) => cited.includes(id)),
  };
};

/** The result of all questions; undefined while one has no answer. */
export const resultOf = (
  lesson: Explained,
  answerTo: (questionId: string) => number | undefined,
): CheckResult | undefined => {
  const results: CheckResult['questions'] = [];
  for (const { id, options } of lesson.questions) {
    const chosen = answerTo(id);
    const explanation =
      chosen === undefined ? undefined : explanationOf(lesson, { questionId: id, chosen });
    if (explanation === undefined) return undefined;
    const answer = options.findIndex(({ isRight }) => isRight);
    results.push({ ...explanation, id, answer, points: QUESTION_POINTS });
  }
  const rules = lesson.questions.map(({ id, options }) => ({
    id,
    options: options.map(({ isRight }) => isRight),
  }));
  return { ...scoreOf({ questions: rules }, answerTo), questions: results };
};
