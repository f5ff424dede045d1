import { type HealthPart, healthOf } from '@hearthway/domain/health/health.contract.ts';
import { addHealthRoutes } from '@hearthway/infra/adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorFor } from '@hearthway/infra/adapters/http/translator-for.ts';
import type { Translate } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';

export interface ProjectionsOptions {
  readonly readHealth: (translate: Translate) => Promise<readonly HealthPart[]>;
  readonly logger: Logger;
}

/** Serves health and metrics to the operator only. */
export const buildProjections = ({ readHealth, logger }: ProjectionsOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  addHealthRoutes(app, async (request) => healthOf(await readHealth(translatorFor(request))));
  return app;
};
