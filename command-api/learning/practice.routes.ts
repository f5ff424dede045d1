import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { NONE } from '@hearthway/domain/kernel/plain-command.ts';
import { explanationOf } from '@hearthway/domain/learning/explanations.ts';
import {
  answeredSchema,
  answerPracticeSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { practiceDecider, practiceIdOf } from '@hearthway/domain/learning/practice.decider.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { answeredRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import type { Lessons } from './lessons.ts';

/** `POST /api/learning/practice`: answers a repeated question and explains it at once. */
export const addPracticeRoute = (
  app: HttpServer,
  dependencies: CommandDependencies,
  lessons: Lessons,
): void =>
  answeredRoutes(app, dependencies)(practiceDecider)({
    route: 'POST /api/learning/practice',
    params: NONE,
    body: answerPracticeSchema,
    answer: answeredSchema,
    prepare: async ({ body, familyId, now, language }) => {
      const { moduleId: id, version, questionId, answer, timeZone } = body;
      const lesson = await lessons.rules({ id, version });
      const day = dayIn(timeZone, now);
      return {
        id: practiceIdOf(familyId, day),
        command: { command: 'practice', lesson, questionId, answer, day },
        toAnswer: async () => ({
          explanation:
            explanationOf(await lessons.find({ id, version, language }), {
              questionId,
              chosen: answer,
            }) ?? null,
        }),
      };
    },
  });
