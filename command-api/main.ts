import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildCommandApi } from './app.ts';
import type { CommandSchema } from './database/schema.ts';

/** As long as anybody waits for a click. */
const DATABASE_ANSWER_WITHIN_MS = 3_000;

runMain(async () => {
  const environment = readEnvironment(
    { ...serviceVariables, EVENTSTORE_URL: z.string(), DATABASE_URL: z.string() },
    process.env,
  );
  const logger = createLogger({
    name: 'command-api',
    level: environment.LOG_LEVEL,
    isPretty: process.stdout.isTTY,
  });
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  const database = connectPostgres<CommandSchema>({
    url: environment.DATABASE_URL,
    onConnectionLost: (error) => logger.warn(error, 'A database connection was lost.'),
    answerWithinMs: DATABASE_ANSWER_WITHIN_MS,
  });
  await serve({
    app: buildCommandApi({
      eventStore,
      database,
      clock: () => new Date(),
      newId: randomUUID,
      random: Math.random,
      logger,
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [() => eventStore.dispose(), () => database.destroy()],
  });
});
