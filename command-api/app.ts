import { healthOf } from '@hearthway/domain/health/health.contract.ts';
import { checkEventStore } from '@hearthway/infra/adapters/event-store/check-event-store.ts';
import { addAccess } from '@hearthway/infra/adapters/http/access.ts';
import { addHealthRoutes } from '@hearthway/infra/adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { HttpSettings } from '@hearthway/infra/adapters/http/settings.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { checkPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { createSessionLookup } from '@hearthway/infra/adapters/sessions/session-lookup.ts';
import { addPlainCommands } from './commands/command-routes.ts';
import type { CommandDependencies } from './commands/dependencies.ts';
import { parts } from './contexts.ts';
import { addRateLimits } from './limits/rate-limits.ts';
import { addWriteQuota } from './limits/write-quota.ts';
import type { ReadPolicyHealth } from './policies/policy-health.ts';

export interface CommandApiOptions {
  readonly dependencies: CommandDependencies;
  readonly logger: Logger;
  readonly settings?: HttpSettings | undefined;
  /** Multiplies the rate limits per network and account; 1 by default. */
  readonly rateLimitFactor?: number | undefined;
  /** Reads the health of the policies that run in this process or beside it. */
  readonly readPolicyHealth?: ReadPolicyHealth | undefined;
}

export const buildCommandApi = ({
  dependencies,
  logger,
  settings,
  rateLimitFactor = 1,
  readPolicyHealth = async () => [],
}: CommandApiOptions): HttpServer => {
  const { eventStore, database, privacy, mailer, clock } = dependencies;
  const app = buildHttpServer({ logger, settings });
  const limits = { database, privacy, clock, factor: rateLimitFactor };
  addRateLimits(app, limits);
  // Commands always check whether the session has ended.
  const sessions = createSessionLookup({ database, clock, cachedForMs: 0 });
  const [findAccess] = parts.flatMap(({ accessFinder }) => accessFinder?.(dependencies) ?? []);
  addAccess(app, { findSession: sessions.find, findAccess });
  addWriteQuota(app, limits);
  addHealthRoutes(app, async (request) =>
    healthOf([
      ...(await Promise.all([
        checkEventStore(eventStore),
        checkPostgres(database, { isWritten: true }),
      ])),
      mailer.health(),
      ...(
        await Promise.all(
          parts.map(async ({ readHealth }) => (await readHealth?.(dependencies)) ?? []),
        )
      ).flat(),
      ...(await readPolicyHealth(translatorFor(request))),
    ]),
  );
  addPlainCommands(app, dependencies);
  for (const { addRoutes } of parts) addRoutes(app, dependencies);
  return app;
};
