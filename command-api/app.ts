import { healthOf } from '@hearthway/domain/health/health.contract.ts';
import { checkEventStore } from '@hearthway/infra/adapters/event-store/check-event-store.ts';
import { addAccess } from '@hearthway/infra/adapters/http/access.ts';
import { addHealthRoute } from '@hearthway/infra/adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { HttpSettings } from '@hearthway/infra/adapters/http/settings.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';
import { checkPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { createSessionLookup } from '@hearthway/infra/adapters/sessions/session-lookup.ts';
import { addAccountRoutes } from './account/account.routes.ts';
import { addDeletionRoutes } from './account/deletion.routes.ts';
import { addDetailsRoutes } from './account/details.routes.ts';
import { addExportRoutes } from './account/export.routes.ts';
import { followLanguage } from './account/language.ts';
import { addRecoveryRoutes } from './account/recovery.routes.ts';
import { addSessionsRoutes } from './account/sessions.routes.ts';
import { addPlainCommands } from './commands/command-routes.ts';
import type { CommandDependencies } from './commands/dependencies.ts';
import { addListingReportsRoutes } from './directory/listing-reports.routes.ts';
import { addFavoritesRoutes } from './favorites/favorites.routes.ts';
import { addActivityRoutes } from './journey/activity.routes.ts';
import { addRateLimits } from './limits/rate-limits.ts';
import { addReportRunsRoutes } from './reports/report-runs.routes.ts';
import { logRefusals } from './staff/log-refusals.ts';
import { addSupportAccessRoutes } from './staff/support-access.routes.ts';
import { addSupportHelpRoutes } from './staff/support-help.routes.ts';

export interface CommandApiOptions {
  readonly dependencies: CommandDependencies;
  readonly logger: Logger;
  readonly settings?: HttpSettings | undefined;
  /** Multiplies how often one address may ask; 1 by default. */
  readonly rateLimitFactor?: number | undefined;
}

export const buildCommandApi = ({
  dependencies,
  logger,
  settings,
  rateLimitFactor = 1,
}: CommandApiOptions): HttpServer => {
  const { eventStore, database, mailer, clock } = dependencies;
  const app = buildHttpServer({ logger, settings });
  addRateLimits(app, { factor: rateLimitFactor });
  // Commands always check whether the session has ended.
  const sessions = createSessionLookup({ database, clock, cachedForMs: 0 });
  addAccess(app, { findSession: sessions.find });
  followLanguage(app, dependencies);
  logRefusals(app, dependencies);
  addHealthRoute(app, async () =>
    healthOf([
      ...(await Promise.all([checkEventStore(eventStore), checkPostgres(database)])),
      mailer.health(),
    ]),
  );
  addAccountRoutes(app, dependencies);
  addDetailsRoutes(app, dependencies);
  addDeletionRoutes(app, dependencies);
  addRecoveryRoutes(app, dependencies);
  addSessionsRoutes(app, dependencies);
  addExportRoutes(app, dependencies);
  addFavoritesRoutes(app, dependencies);
  addPlainCommands(app, dependencies);
  addActivityRoutes(app, dependencies);
  addListingReportsRoutes(app, dependencies);
  addSupportAccessRoutes(app, dependencies);
  addReportRunsRoutes(app, dependencies);
  addSupportHelpRoutes(app, dependencies);
  return app;
};
