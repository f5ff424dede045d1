import { startedRunSchema, startRunSchema } from '@hearthway/domain/reports/reports.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { z } from 'zod';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readIdempotency } from '../commands/idempotency.ts';
import { cancelRun, startRun } from './report-runs.ts';

const ID_LENGTH = 32;

const paramsSchema = z.object({ runId: z.string().regex(/^[0-9a-f]{32}$/) });

const CONFIG = { access: 'analyst', fresh: true } as const;

/**
 * Adds routes for questions to history, which a job answers. They create no events, since analysts' questions
 * are not families' acts.
 */
export const addReportRunsRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  app.post(
    '/api/staff/reports/runs',
    { config: CONFIG, schema: { body: startRunSchema, response: { 202: startedRunSchema } } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      const requestId = readIdempotency(request, userId)?.commandId.slice(0, ID_LENGTH);
      const runId = await startRun(dependencies, { userId, request: request.body, requestId });
      return reply.status(202).send({ runId });
    },
  );

  app.post(
    '/api/staff/reports/runs/:runId/cancel',
    { config: CONFIG, schema: { params: paramsSchema } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      await cancelRun(dependencies, { userId, runId: request.params.runId });
      return reply.status(204).send();
    },
  );
};
