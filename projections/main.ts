import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildProjections } from './app.ts';
import { migrate } from './database/migrate.ts';
import type { ProjectionsSchema } from './database/schema.ts';
import { follow } from './runner/follow.ts';

runMain(async () => {
  const environment = readEnvironment(
    { ...serviceVariables, EVENTSTORE_URL: z.string(), DATABASE_URL: z.string() },
    process.env,
  );
  const logger = createLogger({
    name: 'projections',
    level: environment.LOG_LEVEL,
    isPretty: process.stdout.isTTY,
  });
  const database = connectPostgres<ProjectionsSchema>({
    url: environment.DATABASE_URL,
    onConnectionLost: (error) => logger.warn(error, 'A database connection was lost.'),
  });
  await migrate(database);
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  // No read model exists yet: until one does, following proves that events arrive and are kept up with.
  const follower = follow({ name: 'log', eventStore, database, writers: [], logger });
  await serve({
    app: buildProjections({ database, follower, logger }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [follower.stop, () => eventStore.dispose(), () => database.destroy()],
  });
});
