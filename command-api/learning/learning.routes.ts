import { dayIn } from '@hearthway/domain/journey/local-day.ts';
import type { Attempt } from '@hearthway/domain/learning/attempt.ts';
import { explanationOf } from '@hearthway/domain/learning/explanations.ts';
import {
  answeredSchema,
  answerQuestionSchema,
  reachSectionSchema,
  startModuleSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { answeredRoutes, commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { attemptsAt } from './attempts.ts';
import { addCheckRoute } from './check.routes.ts';
import { addCompleteRoute } from './complete.routes.ts';
import { createLessons } from './lessons.ts';
import { moduleParamsSchema } from './module-params.ts';
import { addPracticeRoute } from './practice.routes.ts';

/** The version that an open attempt reads. Refuses where there is none. */
const versionOf = (attempt: Attempt): number => {
  if (attempt.status === 'new') throw refuse('ModuleNotStarted');
  return attempt.version;
};

/** An attempt at a module, step by step. A command looks up the version that the attempt reads. */
export const addLearningRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const lessons = createLessons(dependencies);
  const addRoute = commandRoutes(app, dependencies)(learningDecider);
  const addAnsweredRoute = answeredRoutes(app, dependencies)(learningDecider);

  addRoute({
    route: 'POST /api/learning/modules/:id/start',
    params: moduleParamsSchema,
    body: startModuleSchema,
    prepare: async ({ params: { id }, body: { attempt, version, timeZone }, familyId, now }) => {
      const attempts = attemptsAt(dependencies, { familyId, moduleId: id });
      const { isRetired, ...lesson } = await lessons.rules({ id, version });
      return {
        id: attempts.idOf(attempt),
        command: {
          command: 'start',
          lesson,
          isRetired,
          isVersionAsked: version !== undefined,
          attempt,
          earlier: await attempts.readEarlier(attempt),
          now,
          day: dayIn(timeZone, now),
        },
      };
    },
  });
  addRoute({
    route: 'POST /api/learning/modules/:id/sections',
    params: moduleParamsSchema,
    body: reachSectionSchema,
    prepare: async ({ params: { id }, body, familyId, now }) => {
      const attempts = attemptsAt(dependencies, { familyId, moduleId: id });
      const version = versionOf(await attempts.read(body.attempt));
      return {
        id: attempts.idOf(body.attempt),
        command: {
          command: 'reach-section',
          lesson: await lessons.rules({ id, version }),
          sectionId: body.sectionId,
          seconds: body.seconds,
          now,
          day: dayIn(body.timeZone, now),
        },
      };
    },
  });
  addAnsweredRoute({
    route: 'POST /api/learning/modules/:id/answers',
    params: moduleParamsSchema,
    body: answerQuestionSchema,
    answer: answeredSchema,
    prepare: async ({ params: { id }, body, familyId, now, language }) => {
      const attempts = attemptsAt(dependencies, { familyId, moduleId: id });
      const version = versionOf(await attempts.read(body.attempt));
      const { questionId, answer, isExplained } = body;
      return {
        id: attempts.idOf(body.attempt),
        command: {
          command: 'answer',
          lesson: await lessons.rules({ id, version }),
          questionId,
          answer,
          isExplained,
          seconds: body.seconds,
          now,
          day: dayIn(body.timeZone, now),
        },
        toAnswer: async () => {
          if (!isExplained) return { explanation: null };
          const lesson = await lessons.find({ id, version, language });
          return { explanation: explanationOf(lesson, { questionId, chosen: answer }) ?? null };
        },
      };
    },
  });
  addCompleteRoute(app, dependencies, lessons);
  addPracticeRoute(app, dependencies, lessons);
  addCheckRoute(app, lessons);
};
