import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import { z } from 'zod';
import type {} from './access.ts';
import { addLiveRoute } from './live-route.ts';
import type { HttpRequest, HttpServer } from './server.ts';

/** Adds `/live` and `GET /health`: 200 when every part is ok, otherwise 503, so that a load balancer need not parse it. */
export const addHealthRoute = (
  app: HttpServer,
  readHealth: (request: HttpRequest) => Promise<Health>,
): void => {
  addLiveRoute(app);
  app.get(
    '/health',
    {
      config: { access: 'anyone' },
      schema: { response: { 200: healthSchema, 503: z.union([healthSchema, errorBodySchema]) } },
    },
    async (request, reply) => {
      const health = await readHealth(request);
      return reply
        .status(health.status === 'ok' ? 200 : 503)
        .header('cache-control', 'no-store')
        .send(health);
    },
  );
};
