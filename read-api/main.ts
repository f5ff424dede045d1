import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { fetchHealth } from '@hearthway/infra/adapters/http/fetch-health.ts';
import { httpSettings, httpVariables } from '@hearthway/infra/adapters/http/settings.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { listen } from '@hearthway/infra/adapters/postgres/listen.ts';
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
import { buildReadApi } from './app.ts';
import type { ReadSchema } from './database/schema.ts';

const variables = {
  ...serviceVariables,
  ...httpVariables,
  ...masterKeyVariables,
  EVENTSTORE_URL: z.string(),
  DATABASE_URL: z.string(),
  /** Address of the overall health, if any. */
  HEALTH_URL: z.url().optional(),
};

/** Longer than any query here takes on a healthy database. */
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
  const privacy = createPrivacy({ database, masterKeys: openMasterKeys(environment) });
  await privacy.checkMasterKey();
  const keysFollowed = followDestroyedKeys({ privacy, url: environment.DATABASE_URL, logger });
  const healthUrl = environment.HEALTH_URL;
  const readHealth = healthUrl === undefined ? undefined : () => fetchHealth(healthUrl);
  await serve({
    app: buildReadApi({
      database,
      listen: (options) => listen({ ...options, url: environment.DATABASE_URL, logger }),
      eventStore,
      privacy,
      clock: () => new Date(),
      logger,
      live: { readHealth },
      settings: httpSettings(environment),
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [keysFollowed.stop, () => eventStore.dispose(), () => database.destroy()],
  });
});
