import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@hearthway/infra/adapters/event-store/event-store.ts';
import { httpSettings, httpVariables } from '@hearthway/infra/adapters/http/settings.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { createMailer, mailVariables } from '@hearthway/infra/adapters/mail/mailer.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import { erasureListIn } from '@hearthway/infra/adapters/privacy/erasure-list.ts';
import { followDestroyedKeys } from '@hearthway/infra/adapters/privacy/follow-destroyed-keys.ts';
import {
  masterKeyVariables,
  openMasterKeys,
} from '@hearthway/infra/adapters/privacy/open-master-keys.ts';
import {
  readEnvironment,
  runMain,
  serviceVariables,
} from '@hearthway/infra/adapters/process/main.ts';
import { serve } from '@hearthway/infra/adapters/process/serve.ts';
import { z } from 'zod';
import { buildCommandApi } from './app.ts';
import { createDependencies } from './commands/dependencies.ts';
import { parts } from './contexts.ts';
import type { CommandSchema } from './database/schema.ts';
import { createJobs } from './jobs/all-jobs.ts';
import { type Jobs, startJobs } from './jobs/jobs.ts';

const variables = {
  ...serviceVariables,
  ...httpVariables,
  ...masterKeyVariables,
  ...mailVariables,
  /** Multiplies the request limits per address, for tests and load that come from one address. */
  RATE_LIMIT_FACTOR: z.coerce.number().positive().default(1),
  /** Public address of Hearthway, for links in mails. */
  PUBLIC_URL: z.url().default('http://localhost:8080'),
  /** The file of erased user ids, kept outside the backups. */
  ERASURE_LIST: z.string(),
  EVENTSTORE_URL: z.string(),
  DATABASE_URL: z.string(),
};

/** Longest wait for the database, about as long as a person waits after a click. */
const DATABASE_ANSWER_WITHIN_MS = 3_000;

runMain(async () => {
  const environment = readEnvironment(variables, process.env);
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
    prepares: true,
  });
  let jobs: Jobs | undefined;
  const dependencies = createDependencies({
    eventStore,
    eventStoreUrl: environment.EVENTSTORE_URL,
    database,
    masterKeys: openMasterKeys(environment),
    mailer: createMailer(environment),
    erasureList: erasureListIn(environment.ERASURE_LIST),
    publicUrl: environment.PUBLIC_URL.replace(/\/$/, ''),
    logger,
    clock: () => new Date(),
    newId: randomUUID,
    random: Math.random,
    onMailPosted: () => jobs?.wake('mail'),
  });
  const { privacy, mailer } = dependencies;
  const mail = mailer.health();
  if (mail.status === 'failing') logger.error(mail.detail);
  await privacy.checkMasterKey();
  const keysFollowed = followDestroyedKeys({ privacy, url: environment.DATABASE_URL, logger });
  for (const { prepare } of parts) await prepare?.(dependencies);
  const running = startJobs(createJobs(dependencies), { logger });
  jobs = running;
  await serve({
    app: buildCommandApi({
      dependencies,
      logger,
      settings: httpSettings(environment),
      rateLimitFactor: environment.RATE_LIMIT_FACTOR,
    }),
    host: environment.HOST,
    port: environment.PORT,
    logger,
    release: [
      running.stop,
      keysFollowed.stop,
      () => eventStore.dispose(),
      () => database.destroy(),
    ],
  });
});
