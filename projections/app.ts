import { type HealthPart, healthOf } from '@hearthway/domain/health/health.contract.ts';
import { addHealthRoute } from '@hearthway/infra/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '@hearthway/infra/http/server.ts';
import type { Logger } from '@hearthway/infra/logging/logger.ts';
import { checkPostgres } from '@hearthway/infra/postgres/postgres.ts';
import type { Kysely } from 'kysely';
import type { ProjectionsSchema } from './database/schema.ts';
import type { Follower } from './runner/follow.ts';

export interface ProjectionsOptions {
  readonly database: Kysely<ProjectionsSchema>;
  readonly follower: Pick<Follower, 'trouble'>;
  readonly logger: Logger;
}

/** Projections answer to nobody but the operator. */
export const buildProjections = ({
  database,
  follower,
  logger,
}: ProjectionsOptions): HttpServer => {
  const app = buildHttpServer({ logger });
  addHealthRoute(app, async () => healthOf([await checkPostgres(database), followed(follower)]));
  return app;
};

const followed = ({ trouble }: ProjectionsOptions['follower']): HealthPart => {
  const detail = trouble();
  return detail === undefined
    ? { name: 'projections', status: 'ok' }
    : { name: 'projections', status: 'failing', detail };
};
