import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import {
  learningStatsSchema,
  progressSchema,
} from '@hearthway/domain/learning/learning.contract.ts';
import { type LearningRow, learningRowSchema } from '@hearthway/domain/learning/learning.view.ts';
import { toProgress, toStats } from '@hearthway/domain/learning/progress.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';
import type { Lessons } from './lessons.routes.ts';
import { timeZoneQuerySchema } from './time-zone.ts';

/** Adds routes for the family's own progress. Badges have the names of the current lessons. */
export const addProgressRoutes = (
  app: HttpServer,
  {
    readModel,
    privacy,
    clock,
    items,
  }: Pick<ReadDependencies, 'readModel' | 'privacy' | 'clock'> & { readonly items: Lessons },
): void => {
  const readStored = ownRowReader({ readModel, privacy }, 'learning');
  const readRow = async (request: HttpRequest, reply: HttpReply): Promise<LearningRow | null> =>
    z.parse(z.nullable(learningRowSchema), await readStored(request, reply));
  const readBadges = async (request: HttpRequest, row: LearningRow | null) => {
    if (row === null || row.badges.length === 0) return () => undefined;
    const listed = await items.list(contentLanguageFor(request));
    const badges = new Map(listed.map(({ id, words }) => [id, words.badge]));
    return (moduleId: string) => badges.get(moduleId);
  };

  app.get(
    '/api/learning/progress',
    { config: { access: 'family' }, schema: { response: { 200: progressSchema } } },
    async (request, reply) => {
      const row = await readRow(request, reply);
      return toProgress(row, await readBadges(request, row));
    },
  );
  app.get(
    '/api/learning/stats',
    {
      config: { access: 'family' },
      schema: { querystring: timeZoneQuerySchema, response: { 200: learningStatsSchema } },
    },
    async (request, reply) => {
      const row = await readRow(request, reply);
      const today = dayIn(request.query.timeZone, clock());
      return toStats(row, { today, badgeOf: await readBadges(request, row) });
    },
  );
};
