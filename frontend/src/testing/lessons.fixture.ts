import type { CitedFact, Question, Section } from '@hearthway/domain/content/content.contract.ts';
import { explanationOf, resultOf } from '@hearthway/domain/learning/explanations.ts';
import type {
  CheckResult,
  Explanation,
  LearningModule,
  LearningQuestion,
  ModuleCard,
  ModuleProgress,
} from '@hearthway/domain/learning/learning.contract.ts';
import { Refusal } from './directory.fixture.ts';

/** A lesson as the server holds it, with the right answers. */
export interface FixtureLesson {
  readonly module: LearningModule;
  readonly questions: readonly Question[];
}

const FACTS: readonly CitedFact[] = [
  {
    id: 'a-fact',
    source: 'A clinic for children',
    url: 'https://example.org/a-fact',
    asOf: '2025-04',
    verified: 'primary',
  },
  { id: 'advice', source: 'Advice of parents', verified: 'unverified' },
];

const sections = (title: string): readonly Section[] => [
  {
    id: 'begin',
    title: 'How it begins',
    kind: 'text',
    blocks: [
      {
        kind: 'paragraph',
        runs: [
          { text: `${title} takes a few minutes to read. ` },
          { text: 'Take your time', isStrong: true },
          { text: ' ' },
          { facts: ['a-fact'] },
          { text: '.' },
        ],
      },
      {
        kind: 'picture',
        svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 20" fill="none" stroke="currentColor"><circle cx="10" cy="10" r="8"/></svg>',
        alt: 'One circle',
      },
    ],
  },
  {
    id: 'steps',
    title: 'Three small steps',
    kind: 'list',
    blocks: [
      {
        kind: 'list',
        isOrdered: false,
        items: [
          [{ text: 'Watch for a while' }],
          [{ text: 'Ask ' }, { text: 'who is near', href: '/resources' }],
          [{ text: 'Rest ' }, { facts: ['advice'] }, { text: '.' }],
        ],
      },
    ],
  },
  {
    id: 'keep',
    title: 'One thought to keep',
    kind: 'highlight',
    blocks: [{ kind: 'quote', paragraphs: [[{ text: 'You know your child best.' }]] }],
  },
];

const QUESTIONS: readonly Question[] = [
  {
    id: 'first-step',
    question: 'What comes first?',
    options: [
      {
        text: 'Watch for a while',
        isRight: true,
        why: [{ text: 'It shows what helps ' }, { facts: ['a-fact'] }, { text: '.' }],
      },
      { text: 'Wait for a year', isRight: false, why: [{ text: 'Waiting is tempting.' }] },
      { text: 'Do it all at once', isRight: false, why: [{ text: 'It is a lot to do.' }] },
    ],
  },
  {
    id: 'who-knows',
    question: 'Who knows your child best?',
    options: [
      { text: 'A stranger', isRight: false, why: [{ text: 'Strangers can mean well.' }] },
      { text: 'You', isRight: true, why: [{ text: 'You see your child every day.' }] },
      { text: 'Nobody', isRight: false, why: [{ text: 'It can feel like that.' }] },
    ],
  },
];

const lessonOf = (known: Pick<ModuleCard, 'id' | 'title'> & Partial<ModuleCard>): FixtureLesson => {
  const own = sections(known.title);
  return {
    module: {
      description: 'Short, and in plain words.',
      category: 'resource-finding',
      difficulty: 'beginner',
      estimated_minutes: 6,
      xp_reward: 50,
      badge_reward: null,
      topics: ['basics'],
      next: [],
      version: 1,
      language: 'en',
      sectionCount: own.length,
      questionCount: QUESTIONS.length,
      content: '[]',
      sections: own,
      facts: [...FACTS],
      isRetired: false,
      newestVersion: 1,
      ...known,
    },
    questions: QUESTIONS,
  };
};

export const MODULE_ID = 'first-90-days';
export const MODULE_PATH = `/learning/module/${MODULE_ID}`;
export const MODULE_TITLE = 'The first 90 days';

export const LESSONS: readonly FixtureLesson[] = [
  lessonOf({
    id: MODULE_ID,
    title: MODULE_TITLE,
    badge_reward: 'First Steps Taken',
    topics: ['basics', 'diagnosis'],
    next: ['first-words'],
  }),
  lessonOf({ id: 'first-words', title: 'First words', category: 'communication-strategies' }),
  lessonOf({
    id: 'what-aba-is',
    title: 'ABA: what it is',
    category: 'aba-basics',
    difficulty: 'intermediate',
    topics: ['therapy'],
  }),
  lessonOf({
    id: 'who-pays',
    title: 'Who pays for what',
    category: 'insurance-navigation',
    difficulty: 'advanced',
    topics: ['insurance'],
  }),
];

export const cardOf = ({
  module: { content, sections: _sections, facts, isRetired, newestVersion, ...card },
}: FixtureLesson): ModuleCard => card;

/** Questions without the right answers. */
export const questionsOf = ({ questions }: FixtureLesson): LearningQuestion[] =>
  questions.map(({ id, question, options }) => ({
    id,
    question,
    options: options.map(({ text }) => text),
    points: 10,
  }));

/** Progress of a lesson that was just started, with the given fields. */
export const progressOf = (known: Partial<ModuleProgress> = {}): ModuleProgress => ({
  moduleId: MODULE_ID,
  status: 'in_progress',
  progress: 0,
  attempt: 1,
  isOpen: true,
  version: 1,
  sectionId: null,
  isAtQuestions: false,
  answers: {},
  kept: {},
  explained: [],
  seconds: 0,
  bestScore: null,
  isPassed: false,
  xp: 0,
  badge: null,
  passedAt: null,
  ...known,
});

/** A lesson that was passed on the first of November. */
export const PASSED = progressOf({
  status: 'completed',
  progress: 100,
  isOpen: false,
  sectionId: 'keep',
  isAtQuestions: true,
  answers: { 'first-step': 0, 'who-knows': 1 },
  bestScore: 100,
  isPassed: true,
  xp: 50,
  badge: 'First Steps Taken',
  passedAt: '2026-11-01T10:00:00.000Z',
});

/** Why an answer is right, or an honest mistake. */
export const explain = (
  { module, questions }: FixtureLesson,
  questionId: string,
  chosen: number,
): Explanation => {
  const explanation = explanationOf({ questions, facts: module.facts }, { questionId, chosen });
  if (explanation === undefined) throw new Refusal('UnknownQuestion');
  return explanation;
};

/** The result of all answers. */
export const result = (
  { module, questions }: FixtureLesson,
  answers: Readonly<Record<string, unknown>>,
): CheckResult => {
  const found = resultOf({ questions, facts: module.facts }, (id) =>
    answers[id] === undefined ? undefined : Number(answers[id]),
  );
  if (found === undefined) throw new Refusal('AnswersMissing');
  return found;
};
