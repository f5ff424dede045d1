import { errorBodySchema } from '@hearthway/domain/errors.contract.ts';
import {
  type Health,
  healthSchema,
  isReady,
  publicHealthOf,
} from '@hearthway/domain/health/health.contract.ts';
import { z } from 'zod';
import type {} from './access.ts';
import type { HttpReply, HttpRequest, HttpServer } from './server.ts';

/** Prevents caching, which would return outdated reports. */
const noStore = async (_request: HttpRequest, reply: HttpReply): Promise<void> => {
  reply.header('cache-control', 'no-store');
};

const options = { config: { access: 'anyone' }, onRequest: noStore } as const;

/**
 * Adds the three routes that an operator's tools call:
 *
 * - `GET /live`: 204 while the process responds at all. Otherwise it should be restarted.
 * - `GET /ready`: 204 while it serves, otherwise 503: a load balancer sends it no traffic.
 * - `GET /health`: each part, with the status code of `/ready`. Optional parts may fail.
 *
 * @param isOperator Whether the caller may read more of each part than its name and whether it works. By
 * default all may: a service listens where only the operator can reach it.
 */
export const addHealthRoutes = (
  app: HttpServer,
  readHealth: (request: HttpRequest) => Promise<Health>,
  isOperator: (request: HttpRequest) => boolean = () => true,
): void => {
  app.get('/live', options, async (_request, reply) => reply.status(204).send());
  app.get('/ready', options, async (request, reply) =>
    reply.status(isReady(await readHealth(request)) ? 204 : 503).send(),
  );
  app.get(
    '/health',
    {
      ...options,
      schema: { response: { 200: healthSchema, 503: z.union([healthSchema, errorBodySchema]) } },
    },
    async (request, reply) => {
      const health = await readHealth(request);
      return reply
        .status(isReady(health) ? 200 : 503)
        .send(isOperator(request) ? health : publicHealthOf(health));
    },
  );
};
