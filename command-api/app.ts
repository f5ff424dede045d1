import { healthOf } from '@hearthway/domain/health/health.contract.ts';
import { checkEventStore, type EventStore } from '@hearthway/infra/event-store/event-store.ts';
import { addHealthRoute } from '@hearthway/infra/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/http/server.ts';
import type { Logger } from '@hearthway/infra/logging/logger.ts';

export interface CommandApiOptions {
  readonly eventStore: EventStore;
  readonly logger: Logger;
}

export const buildCommandApi = ({ eventStore, logger }: CommandApiOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  addHealthRoute(app, async () => healthOf([await checkEventStore(eventStore)]));
  return app;
};
