import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { type Allowance, requireAllowance } from '@hearthway/infra/adapters/limits/allowances.ts';
import type { ReadDependencies } from '../read-part.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Counts requests per account, on routes that require a session. */
    limit?: Allowance;
  }
}

/** Refuses with `TooManyTries` when one account sends too many requests, counted across all processes. */
export const addAccountLimits = (
  app: HttpServer,
  { database, clock }: Pick<ReadDependencies, 'database' | 'clock'>,
): void => {
  app.addHook('preHandler', async (request) => {
    const { limit } = request.routeOptions.config;
    if (limit === undefined) return;
    await requireAllowance({ database, now: clock() }, limit, sessionOf(request).accountId);
  });
};
