import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import { followDestroyedKeys } from '@hearthway/infra/privacy/follow-destroyed-keys.ts';
import { masterKeyVariables, openMasterKeys } from '@hearthway/infra/privacy/open-master-keys.ts';
import { createPrivacy } from '@hearthway/infra/privacy/privacy.ts';
import { readEnvironment, runMain, serviceVariables } from '@hearthway/infra/process/main.ts';
import { serve } from '@hearthway/infra/process/serve.ts';
import { z } from 'zod';
import { buildProjections } from './app.ts';
import { migrate } from './database/migrate.ts';
import type { ProjectionsSchema } from './database/schema.ts';
import { seedDirectory } from './directory/seed/seed.ts';
import { createHealth } from './health/health.ts';
import { checkFollowedLog } from './log/followed-log.ts';
import { projections } from './projections.ts';
import { startProjector } from './runner/projector.ts';

runMain(async () => {
  const environment = readEnvironment(
    {
      ...serviceVariables,
      ...masterKeyVariables,
      EVENTSTORE_URL: z.string(),
      DATABASE_URL: z.string(),
    },
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
  const privacy = createPrivacy({ database, masterKeys: openMasterKeys(environment) });
  const eventStore = connectEventStore(environment.EVENTSTORE_URL);
  await migrate(database);
  await privacy.checkMasterKey();
  await checkFollowedLog(database, eventStore);
  await seedDirectory(database);
  const { DATABASE_URL: databaseUrl } = environment;
  const destroyedKeys = followDestroyedKeys({ privacy, url: databaseUrl, logger });
  const projectors = new Map(
    projections.map((projection) => [
      projection,
      startProjector({ projection, eventStore, database, databaseUrl, privacy, logger }),
    ]),
  );
  const stopProjectors = () => Promise.all(Array.from(projectors.values(), ({ stop }) => stop()));
  const clock = () => performance.now();
  await serve({
    app: buildProjections({
      readHealth: createHealth({ database, eventStore, projectors, clock }),
      logger,
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [
      stopProjectors,
      destroyedKeys.stop,
      () => eventStore.dispose(),
      () => database.destroy(),
    ],
  });
});
