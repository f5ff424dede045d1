import { readModels as projections } from '@hearthway/domain/contexts.ts';
import { findStores, storeVariables } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { connectCommand } from '@hearthway/infra/adapters/event-store/waiting.ts';
import { createLogger } from '@hearthway/infra/adapters/logging/logger.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  masterKeySourceIn,
  masterKeyVariables,
  openMasterKeys,
} from '@hearthway/infra/adapters/privacy/open-master-keys.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import {
  readEnvironment,
  runMain,
  untilInterrupted,
} from '@hearthway/infra/adapters/process/main.ts';
import { checkFollowedLog } from '../engine/log/followed-log.ts';
import type { ProjectionsSchema } from '../engine/schema/schema.ts';
import { program } from './arguments.ts';

const variables = { ...masterKeyVariables, ...storeVariables };

/** Exit code 1 reports a problem that it found. */
runMain(program, async (command) => {
  const environment = readEnvironment(variables, process.env);
  const { EVENTSTORE_URL: eventStoreUrl, DATABASE_URL: databaseUrl } = findStores(environment);
  const masterKeys = openMasterKeys(masterKeySourceIn(environment.DATA_DIR, environment));

  const signal = untilInterrupted('Interrupted; nothing has changed.');
  const eventStore = connectCommand(eventStoreUrl);
  const database = connectPostgres<ProjectionsSchema>({
    url: databaseUrl,
    // A lost connection also rejects the query, which says why.
    onConnectionLost: () => {},
  });
  await checkFollowedLog(database, eventStore);
  const privacy = createPrivacy({ database, masterKeys });
  const succeeded = await command({
    projections,
    database,
    databaseUrl,
    eventStore,
    privacy,
    logger: createLogger({ name: 'projections', level: 'silent' }),
    signal,
    clock: () => performance.now(),
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await eventStore.dispose();
  await database.destroy();
  if (!succeeded) process.exitCode = 1;
});
