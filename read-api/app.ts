import { type Health, healthOf } from '@hearthway/domain/health/health.contract.ts';
import { addHealthRoute } from '@hearthway/infra/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/http/server.ts';
import type { Logger } from '@hearthway/infra/logging/logger.ts';
import { checkPostgres } from '@hearthway/infra/postgres/postgres.ts';
import type { Kysely } from 'kysely';
import type { ReadSchema } from './database/schema.ts';
import { addLiveGateway } from './live/gateway.ts';

export interface ReadApiOptions {
  readonly database: Kysely<ReadSchema>;
  readonly logger: Logger;
  readonly live?: {
    /** The health open pages are told. Without it, what this service says of itself. */
    readonly readHealth?: (() => Promise<Health>) | undefined;
    readonly everyMs?: number;
  };
}

export const buildReadApi = ({ database, logger, live = {} }: ReadApiOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  const readOwnHealth = async () => healthOf([await checkPostgres(database)]);
  addHealthRoute(app, readOwnHealth);
  addLiveGateway(app, { ...live, readHealth: live.readHealth ?? readOwnHealth });
  return app;
};
