import { fetchHealth } from '@hearthway/infra/http/fetch-health.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildReadApi } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

const variables = {
  ...serviceVariables,
  DATABASE_URL: z.string(),
  /** Where the health of all parts together is told, if anywhere. */
  HEALTH_URL: z.url().optional(),
};

runMain(async () => {
  const environment = readEnvironment(variables, process.env);
  const logger = createLogger({
    name: 'read-api',
    level: environment.LOG_LEVEL,
    isPretty: process.stdout.isTTY,
  });
  const database = connectPostgres<ReadSchema>({
    url: environment.DATABASE_URL,
    onConnectionLost: (error) => logger.warn(error, 'A database connection was lost.'),
  });
  const healthUrl = environment.HEALTH_URL;
  const readHealth = healthUrl === undefined ? undefined : () => fetchHealth(healthUrl);
  await serve({
    app: buildReadApi({ database, logger, live: { readHealth } }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [() => database.destroy()],
  });
});
