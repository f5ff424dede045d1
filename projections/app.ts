import { type HealthPart, healthOf } from '@hearthway/domain/health/health.contract.ts';
import { addHealthRoute } from '@hearthway/infra/adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { Logger } from '@hearthway/infra/adapters/logging/logger.ts';

export interface ProjectionsOptions {
  readonly readHealth: () => Promise<readonly HealthPart[]>;
  readonly logger: Logger;
}

/** Serves health and metrics to the operator only. */
export const buildProjections = ({ readHealth, logger }: ProjectionsOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  addHealthRoute(app, async () => healthOf(await readHealth()));
  return app;
};
