import { levelOf, XP_PER_LEVEL } from '@hearthway/domain/learning/learning.constants.ts';
import {
  answeredSchema,
  checkedSchema,
  completedSchema,
  type LearningStats,
  learningStatsSchema,
  lessonSearchSchema,
  type ModuleProgress,
  moduleCardsSchema,
  moduleSchema,
  practiceSchema,
  progressSchema,
  questionsSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { Refusal } from '../../testing/directory.fixture.ts';
import {
  cardOf,
  explain,
  type FixtureLesson,
  LESSONS,
  progressOf,
  questionsOf,
  result,
} from '../../testing/lessons.fixture.ts';
import { type Account, fieldsOf, type Route, type RoutesOf } from '../../testing/route.fixture.ts';
import type { Call } from '../../testing/wire.fixture.ts';

const lessonOf = (id: unknown): FixtureLesson => {
  const lesson = LESSONS.find(({ module }) => module.id === id);
  if (lesson === undefined) throw new Refusal('UnknownModule');
  return lesson;
};

const statsOf = ({ learning }: Account): LearningStats => {
  const totalXp = learning.reduce((total, { xp }) => total + xp, 0);
  const level = levelOf(totalXp);
  return {
    totalXp,
    level,
    xpToNextLevel: level * XP_PER_LEVEL - totalXp,
    streak: 2,
    daysThisMonth: learning.length === 0 ? 0 : 12,
    daysInAll: learning.length === 0 ? 0 : 30,
    showsStreak: true,
    modulesCompleted: learning.filter(({ bestScore }) => bestScore !== null).length,
    totalTimeSpent: 600,
    badges: [],
  };
};

/** Commands of an attempt, by the last part of their path. */
const attemptRoutes = (account: Account): readonly Route[] => {
  const find = (id: unknown) => account.learning.find(({ moduleId }) => moduleId === id);
  const change = (id: unknown, known: Partial<ModuleProgress>): void => {
    account.learning = account.learning.map((each) =>
      each.moduleId === id ? { ...each, ...known } : each,
    );
  };
  const open = (id: unknown): ModuleProgress => {
    const progress = find(id);
    if (progress?.isOpen !== true) throw new Refusal('ModuleNotStarted');
    return progress;
  };
  const start = ({ params, body }: Call): void => {
    const { id: moduleId = '' } = params;
    const attempt = Number(fieldsOf(body)['attempt'] ?? 1);
    const before = find(moduleId);
    if (before?.attempt === attempt) return;
    if (before === undefined) account.learning = [...account.learning, progressOf({ moduleId })];
    else {
      const kept = fieldsOf(body)['isRetake'] === true ? rightOf(lessonOf(moduleId), before) : {};
      change(moduleId, { ...progressOf({ moduleId }), ...lasting(before), attempt, kept });
    }
  };
  const reach = ({ params: { id }, body }: Call): void => {
    open(id);
    const { sectionId } = fieldsOf(body);
    change(id, sectionId === null ? { isAtQuestions: true } : { sectionId: String(sectionId) });
  };
  const answer = ({ params: { id }, body }: Call) => {
    const { answers, explained } = open(id);
    const { questionId, answer: chosen, isExplained } = fieldsOf(body);
    const question = String(questionId);
    change(id, {
      answers: { ...answers, [question]: Number(chosen) },
      explained: isExplained === true ? [...new Set([...explained, question])] : explained,
    });
    return {
      explanation: isExplained === true ? explain(lessonOf(id), question, Number(chosen)) : null,
    };
  };
  const complete = ({ params: { id }, body }: Call) => {
    const lesson = lessonOf(id);
    const answers = { ...find(id)?.kept, ...fieldsOf(fieldsOf(body)['answers']) };
    const found = result(lesson, answers);
    const before = find(id);
    const { xp_reward: reward, badge_reward: badge } = lesson.module;
    const xpEarned = Math.max(
      0,
      (found.isPassed ? reward : Math.floor(reward / 2)) - (before?.xp ?? 0),
    );
    const isNew = before?.isOpen !== false;
    if (isNew)
      change(id, {
        status: 'completed',
        progress: 100,
        isOpen: false,
        bestScore: found.score,
        isPassed: found.isPassed,
        xp: (before?.xp ?? 0) + xpEarned,
        badge: found.isPassed ? badge : null,
        passedAt: found.isPassed ? '2026-11-02T10:00:00.000Z' : null,
      });
    return {
      ...found,
      xpEarned: isNew ? xpEarned : (before?.xp ?? 0),
      badgeEarned: found.isPassed ? badge : null,
    };
  };
  const model = 'learning';
  const path = '/api/learning/modules/:id';
  return [
    { route: `POST ${path}/start`, model, answer: start },
    { route: `POST ${path}/sections`, model, answer: reach },
    { route: `POST ${path}/answers`, model, schema: answeredSchema, answer },
    { route: `POST ${path}/complete`, model, schema: completedSchema, answer: complete },
  ];
};

/** Right answers of an attempt, which a retake keeps. */
const rightOf = (
  lesson: FixtureLesson,
  { kept, answers }: ModuleProgress,
): ModuleProgress['kept'] =>
  Object.fromEntries(
    Object.entries({ ...kept, ...answers }).filter(
      ([id, chosen]) => explain(lesson, id, chosen).isRight,
    ),
  );

/** It stays when a lesson is read again. */
const lasting = ({ status, bestScore, isPassed, xp, badge, passedAt }: ModuleProgress) => ({
  status,
  bestScore,
  isPassed,
  xp,
  badge,
  passedAt,
});

export const routes: RoutesOf = (account) => [
  {
    route: 'GET /api/learning/cards',
    schema: moduleCardsSchema,
    answer: () => LESSONS.map(cardOf),
  },
  {
    route: 'GET /api/learning/modules/:id',
    schema: moduleSchema,
    answer: ({ params }) => lessonOf(params['id']).module,
  },
  {
    route: 'GET /api/learning/questions/:id',
    schema: questionsSchema,
    answer: ({ params }) => questionsOf(lessonOf(params['id'])),
  },
  {
    route: 'GET /api/learning/progress',
    schema: progressSchema,
    model: 'learning',
    answer: () => account.learning,
  },
  {
    route: 'GET /api/learning/stats',
    schema: learningStatsSchema,
    model: 'learning',
    answer: () => statsOf(account),
  },
  {
    route: 'GET /api/learning/search',
    schema: lessonSearchSchema,
    answer: ({ query }) => ({
      results: LESSONS.flatMap(({ module: { id, title, sections } }) =>
        sections
          .filter((section) => section.title.toLowerCase().includes(query.get('q') ?? ''))
          .map((section) => ({
            moduleId: id,
            moduleTitle: title,
            sectionTitle: section.title,
            excerpt: 'Watch for a while.',
            address: `/learning/module/${id}#${section.id}`,
          })),
      ),
    }),
  },
  {
    route: 'GET /api/learning/practice',
    schema: practiceSchema,
    model: 'practice',
    answer: () => ({
      questions: account.practice.map(({ lesson, id }) => {
        const { module, questions } = lessonOf(lesson);
        const question = questions.find((each) => each.id === id);
        return {
          moduleId: module.id,
          moduleTitle: module.title,
          version: module.version,
          id,
          question: question?.question ?? '',
          options: question?.options.map(({ text }) => text) ?? [],
        };
      }),
      answeredToday: 0,
      nextDay: account.learning.length === 0 ? null : '2026-12-24',
    }),
  },
  {
    route: 'POST /api/learning/practice',
    schema: answeredSchema,
    model: 'practice',
    answer: ({ body }) => {
      const { moduleId, questionId, answer } = fieldsOf(body);
      const id = String(questionId);
      account.practice = account.practice.filter((due) => due.id !== id);
      return { explanation: explain(lessonOf(moduleId), id, Number(answer)) };
    },
  },
  {
    route: 'POST /api/learning/modules/:id/check',
    schema: checkedSchema,
    answer: ({ params, body }) => {
      const lesson = lessonOf(params['id']);
      const { answers, isComplete } = fieldsOf(body);
      const given = fieldsOf(answers);
      return {
        explanations: Object.entries(given).map(([id, chosen]) =>
          explain(lesson, id, Number(chosen)),
        ),
        result: isComplete === true ? result(lesson, given) : null,
      };
    },
  },
  ...attemptRoutes(account),
];
