import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { explanationOf } from '@hearthway/domain/learning/explanations.ts';
import {
  answeredSchema,
  answerQuestionSchema,
  reachSectionSchema,
  startModuleSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import { attemptIdOf } from '@hearthway/domain/learning/learning.events.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { answeredRoutes, commandRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { attemptsAt, createReadVersion } from './attempts.ts';
import { addCheckRoute } from './check.routes.ts';
import { addCompleteRoute } from './complete.routes.ts';
import { createLessons } from './lessons.ts';
import { moduleParamsSchema } from './module-params.ts';
import { addPracticeRoute } from './practice.routes.ts';

/**
 * Adds routes for the steps of an attempt at a module. Commands look up the version that the attempt uses.
 */
export const addLearningRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const lessons = createLessons(dependencies);
  const readVersion = createReadVersion(dependencies);
  const versionOf = async (id: string): Promise<number> => {
    const version = await readVersion(id);
    if (version === undefined) throw refuse('ModuleNotStarted');
    return version;
  };
  const addRoute = commandRoutes(app, dependencies)(learningDecider);
  const addAnsweredRoute = answeredRoutes(app, dependencies)(learningDecider);

  addRoute({
    route: 'POST /api/learning/modules/:id/start',
    params: moduleParamsSchema,
    body: startModuleSchema,
    prepare: async ({ params: { id }, body, familyId, now }) => {
      const { attempt, version, isRetake, timeZone } = body;
      const attempts = attemptsAt(dependencies, { familyId, moduleId: id });
      const { isRetired, lesson } = await lessons.offered({ id, version });
      return {
        id: attempts.idOf(attempt),
        command: {
          command: 'start',
          lesson,
          isRetired,
          isVersionGiven: version !== undefined,
          isRetake,
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
      const stream = attemptIdOf({ familyId, moduleId: id, attempt: body.attempt });
      const version = await versionOf(stream);
      return {
        id: stream,
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
      const stream = attemptIdOf({ familyId, moduleId: id, attempt: body.attempt });
      const version = await versionOf(stream);
      const { questionId, answer, isExplained } = body;
      return {
        id: stream,
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
