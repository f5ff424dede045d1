import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { followDestroyedKeys } from '@hearthway/infra/adapters/privacy/follow-destroyed-keys.ts';
import {
  masterKeyVariables,
  openMasterKeys,
} from '@hearthway/infra/adapters/privacy/open-master-keys.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import {
  readEnvironment,
  runMain,
  serviceVariables,
} from '@hearthway/infra/adapters/process/main.ts';
import { serve } from '@hearthway/infra/adapters/process/serve.ts';
import { z } from 'zod';
import { buildProjections } from './app.ts';
import { migrate } from './database/migrate.ts';
import type { DirectoryImportSchema } from './directory-import/import-schema.ts';
import { seedDirectory } from './directory-import/seed/seed.ts';
import { createHealth } from './engine/health/health.ts';
import { checkFollowedLog } from './engine/log/followed-log.ts';
import { startRunner } from './engine/runner/runner.ts';

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
  const database = connectPostgres<DirectoryImportSchema>({
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
  const runners = new Map(
    projections.map((projection) => [
      projection,
      startRunner({ projection, eventStore, database, databaseUrl, privacy, logger }),
    ]),
  );
  const stopRunners = () => Promise.all(Array.from(runners.values(), ({ stop }) => stop()));
  const clock = () => performance.now();
  await serve({
    app: buildProjections({
      readHealth: createHealth({ database, eventStore, runners, clock }),
      logger,
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [
      stopRunners,
      destroyedKeys.stop,
      () => eventStore.dispose(),
      () => database.destroy(),
    ],
  });
});
