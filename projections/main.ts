import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { oneOf } from '@hearthway/infra/adapters/process/argument-values.ts';
import { withoutArguments } from '@hearthway/infra/adapters/process/command-line.ts';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { connectedVariables, connectService } from '@hearthway/infra/adapters/process/service.ts';
import type { Tables } from '@hearthway/infra/adapters/tables/tables.ts';
import { buildProjections } from './app.ts';
import { readContentHealth, withContent } from './content/content-health.ts';
import type { ContentSchema } from './content/content-schema.ts';
import { migrate } from './database/migrate.ts';
import type { DirectoryImportSchema } from './directory-import/import-schema.ts';
import { createHealth } from './engine/health/health.ts';
import { followCopy } from './engine/log/copied-log.ts';
import { checkFollowedLog } from './engine/log/followed-log.ts';
import { checkAccounts } from './engine/log/lost-accounts.ts';
import { startRunner } from './engine/runner/runner.ts';
import { fillDatabase } from './fill-database.ts';

const variables = {
  ...connectedVariables,
  /** Made-up listings beside the real ones, for a demonstration. */
  DEMO_LISTINGS: oneOf('no answer', ['on', 'off']).default('off'),
};

const program = withoutArguments(
  'node projections/main.ts',
  'The service that folds events into tables, as npm start runs it.',
);

runMain(program, async () => {
  const environment = readEnvironment(variables, process.env);
  const service = connectService<
    DirectoryImportSchema &
      ContentSchema &
      Pick<Tables, 'accounts' | 'moves' | 'policies' | 'report_runs' | 'report_states'>
  >({
    name: 'projections',
    environment,
    prepares: true,
  });
  const { logger, database, eventStore, masterKeys } = service;
  const privacy = createPrivacy({ database, masterKeys });
  await migrate(database);
  await service.watchKeys(privacy);
  if (await followCopy(database, eventStore))
    logger.info('The log is a copy of the one before: read models are built from its start.');
  await checkFollowedLog(database, eventStore);
  await checkAccounts(database, eventStore);
  await fillDatabase({
    url: environment.DATABASE_URL,
    logLevel: environment.LOG_LEVEL,
    hasDemoListings: environment.DEMO_LISTINGS === 'on',
  });
  const { directUrl: databaseUrl } = service;
  const runners = new Map(
    projections.map((projection) => [
      projection,
      startRunner({ projection, eventStore, database, databaseUrl, privacy, logger }),
    ]),
  );
  const stopRunners = () => Promise.all(Array.from(runners.values(), ({ stop }) => stop()));
  const clock = () => performance.now();
  const readHealth = createHealth({ database, eventStore, runners, clock });
  await service.serve({
    app: buildProjections({
      readHealth: withContent(readHealth, (translate) => readContentHealth(database, translate)),
      logger,
    }),
    release: [stopRunners],
  });
});
