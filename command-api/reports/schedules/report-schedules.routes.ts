import {
  type StopMails,
  startedScheduleSchema,
  startScheduleSchema,
  stopMailsSchema,
} from '@hearthway/domain/reports/schedules.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import {
  resumeSchedule,
  startSchedule,
  stopMailedSchedule,
  stopOwnSchedule,
} from './report-schedules.ts';

const paramsSchema = z.object({ scheduleId: z.string().regex(/^[0-9a-f]{32}$/) });

const CONFIG = { access: 'analyst', fresh: true } as const;

/** Content types of one-click unsubscribe requests of mail programs (RFC 8058). */
const ONE_CLICK_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/**
 * Adds routes for reports by mail. They create no events, since analysts' questions are not families' acts.
 */
export const addReportSchedulesRoutes = (
  app: HttpServer,
  dependencies: CommandDependencies,
): void => {
  app.post(
    '/api/staff/reports/schedules',
    {
      config: CONFIG,
      schema: { body: startScheduleSchema, response: { 201: startedScheduleSchema } },
    },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      const scheduleId = await startSchedule(dependencies, { userId, request: request.body });
      return reply.status(201).send({ scheduleId });
    },
  );

  app.post(
    '/api/staff/reports/schedules/:scheduleId/stop',
    { config: CONFIG, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      await stopOwnSchedule(dependencies, { userId, ...request.params });
      return reply.status(204).send();
    },
  );

  app.post(
    '/api/staff/reports/schedules/:scheduleId/resume',
    { config: CONFIG, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      await resumeSchedule(dependencies, { userId, ...request.params });
      return reply.status(204).send();
    },
  );

  app.register(async (scope) => {
    // Only the secret matters, so the form is ignored; no other route accepts forms.
    for (const type of ONE_CLICK_TYPES)
      scope.addContentTypeParser(type, { parseAs: 'buffer' }, async () => null);
    scope.post<{ readonly Querystring: StopMails }>(
      '/api/report-mails/stop',
      { config: { access: 'anyone' }, schema: { querystring: stopMailsSchema } },
      async (request, reply) => {
        await stopMailedSchedule(dependencies, request.query.token);
        return reply.status(204).send();
      },
    );
  });
};
