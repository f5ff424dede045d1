import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { fetchHealth } from '@hearthway/infra/http/fetch-health.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { listen } from '@hearthway/infra/postgres/listen.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildReadApi } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

const variables = {
  ...serviceVariables,
  EVENTSTORE_URL: z.string(),
  DATABASE_URL: z.string(),
  /** Where the health of all parts together is told, if anywhere. */
  HEALTH_URL: z.url().optional(),
};

/** Longer than any query here takes on a database that is well. */
const ANSWER_WITHIN_MS = 2_000;

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
    answerWithinMs: ANSWER_WITHIN_MS,
    prepares: true,
  });
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  const healthUrl = environment.HEALTH_URL;
  const readHealth = healthUrl === undefined ? undefined : () => fetchHealth(healthUrl);
  await serve({
    app: buildReadApi({
      database,
      listen: (options) => listen({ ...options, url: environment.DATABASE_URL, logger }),
      eventStore,
      clock: () => new Date(),
      logger,
      live: { readHealth },
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [() => eventStore.dispose(), () => database.destroy()],
  });
});
