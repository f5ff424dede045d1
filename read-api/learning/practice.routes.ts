import { dayIn } from '@hearthway/domain/calendar/time-zone.ts';
import { practiceSchema } from '@hearthway/domain/learning/learning.contract.ts';
import { toPractice } from '@hearthway/domain/learning/practice.ts';
import { practiceRowSchema } from '@hearthway/domain/learning/practice.view.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import { ownRowReader } from '../consistency/own-row-reader.ts';
import type { ReadDependencies } from '../read-part.ts';
import type { Lessons } from './lessons.routes.ts';
import { timeZoneQuerySchema } from './time-zone.ts';

/** `GET /api/learning/practice`: the few questions worth repeating today. */
export const addPracticeRoutes = (
  app: HttpServer,
  {
    readModel,
    privacy,
    clock,
    items,
  }: Pick<ReadDependencies, 'readModel' | 'privacy' | 'clock'> & { readonly items: Lessons },
): void => {
  const readStored = ownRowReader({ readModel, privacy }, 'practice');
  app.get(
    '/api/learning/practice',
    {
      config: { access: 'family' },
      schema: { querystring: timeZoneQuerySchema, response: { 200: practiceSchema } },
    },
    async (request, reply) => {
      const row = z.parse(z.nullable(practiceRowSchema), await readStored(request, reply));
      return toPractice(row, {
        today: dayIn(request.query.timeZone, clock()),
        lessons: row === null ? [] : await items.list(contentLanguageFor(request)),
      });
    },
  );
};
