import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { type Attempt, countedIn } from '@hearthway/domain/learning/attempt.ts';
import { resultOf } from '@hearthway/domain/learning/explanations.ts';
import {
  type Completed,
  completedSchema,
  completeModuleSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { learningDecider } from '@hearthway/domain/learning/learning.decider.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { answeredRoutes } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { type Attempts, attemptsAt } from './attempts.ts';
import type { Lesson, Lessons } from './lessons.ts';
import { moduleParamsSchema } from './module-params.ts';

/**
 * `POST /api/learning/modules/:id/complete`: only answers count, never a claimed score. It can be sent
 * without a start, as a client of the specification does, and again for the same result.
 */
export const addCompleteRoute = (
  app: HttpServer,
  dependencies: CommandDependencies,
  lessons: Lessons,
): void =>
  answeredRoutes(app, dependencies)(learningDecider)({
    route: 'POST /api/learning/modules/:id/complete',
    params: moduleParamsSchema,
    body: completeModuleSchema,
    answer: completedSchema,
    prepare: async ({ params: { id }, body, familyId, now, language }) => {
      const attempts = attemptsAt(dependencies, { familyId, moduleId: id });
      const attempt = body.attempt ?? (await findMeant(attempts, body.answers));
      const known = await attempts.read(attempt);
      const version = known.status === 'new' ? undefined : known.version;
      const { isRetired, lesson } = await lessons.offered({ id, version });
      return {
        id: attempts.idOf(attempt),
        command: {
          command: 'complete',
          lesson,
          isRetired,
          attempt,
          earlier: known.status === 'new' ? await attempts.readEarlier(attempt) : undefined,
          answers: body.answers,
          seconds: body.timeSpent,
          now,
          day: dayIn(body.timeZone, now),
        },
        toAnswer: async () =>
          completedOf(
            await attempts.read(attempt),
            await lessons.find({ id, version: lesson.version, language }),
          ),
      };
    },
  });

/**
 * Finds the open attempt, or else the next one. A retry of the last attempt's answers refers to that attempt.
 */
const findMeant = async (
  attempts: Attempts,
  answers: Readonly<Record<string, number>>,
): Promise<number> => {
  const last = await attempts.findLast();
  if (last === 0) return 1;
  const attempt = await attempts.read(last);
  if (attempt.status !== 'completed') return last;
  const isRepeated = Array.from(attempt.answers).every(
    ([questionId, { last: chosen }]) => answers[questionId] === chosen,
  );
  return isRepeated ? last : last + 1;
};

const completedOf = (attempt: Attempt, lesson: Lesson): Completed => {
  const result =
    attempt.status === 'completed'
      ? resultOf(lesson, (questionId) => countedIn(attempt, questionId))
      : undefined;
  if (attempt.status !== 'completed' || result === undefined)
    throw new Error('The module was completed, and its answers are not there.');
  const { xpEarned, badgeEarned, score, isPassed } = attempt;
  return {
    ...result,
    score,
    isPassed,
    xpEarned,
    badgeEarned: badgeEarned === null ? null : (lesson.words.badge ?? badgeEarned),
  };
};
