import { healthOf } from '@hearthway/domain/health/health.contract.ts';
import { checkEventStore, type EventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createHandle } from '@hearthway/infra/event-store/handle.ts';
import { addAccess } from '@hearthway/infra/http/access.ts';
import { addHealthRoute } from '@hearthway/infra/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/http/server.ts';
import type { Logger } from '@hearthway/infra/logging/logger.ts';
import { checkPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { findSession } from '@hearthway/infra/sessions/sessions.ts';
import type { Kysely } from 'kysely';
import { addAccountRoutes } from './account/account.routes.ts';
import type { CommandSchema } from './database/schema.ts';
import { addFavoritesRoutes } from './favorites/favorites.routes.ts';

export interface CommandApiOptions {
  readonly eventStore: EventStore;
  readonly database: Kysely<CommandSchema>;
  readonly clock: () => Date;
  /** A new UUID. */
  readonly newId: () => string;
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly logger: Logger;
  /** How long a command may wait for the event store; a few seconds by default. */
  readonly storeWithinMs?: number | undefined;
}

export const buildCommandApi = ({
  eventStore,
  database,
  clock,
  newId,
  random,
  logger,
  storeWithinMs,
}: CommandApiOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  addAccess(app, {
    findSession: (credentials) => findSession({ database, now: clock() }, credentials),
  });
  addHealthRoute(app, async () =>
    healthOf(await Promise.all([checkEventStore(eventStore), checkPostgres(database)])),
  );
  const handle = createHandle({ eventStore, newId, random, withinMs: storeWithinMs });
  const dependencies = { handle, database, clock, newId };
  addAccountRoutes(app, dependencies);
  addFavoritesRoutes(app, dependencies);
  return app;
};
