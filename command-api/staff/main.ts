import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@hearthway/infra/event-store/event-store.ts';
import { createHandle } from '@hearthway/infra/event-store/handle.ts';
import { findStores, storeVariables } from '@hearthway/infra/launcher/addresses.ts';
import { connectPostgres } from '@hearthway/infra/postgres/postgres.ts';
import {
  masterKeySourceIn,
  masterKeyVariables,
  openMasterKeys,
} from '@hearthway/infra/privacy/open-master-keys.ts';
import { createPrivacy } from '@hearthway/infra/privacy/privacy.ts';
import { readEnvironment, runMain } from '@hearthway/infra/process/main.ts';
import type { CommandSchema } from '../database/schema.ts';
import { commandOf, USAGE } from './arguments.ts';

const variables = { ...masterKeyVariables, ...storeVariables };

/** Exit code 1 says that something is wrong. */
runMain(async () => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) throw new Error(USAGE);
  const environment = readEnvironment(variables, process.env);
  const { EVENTSTORE_URL: eventStoreUrl, DATABASE_URL: databaseUrl } = findStores(environment);
  const masterKeys = openMasterKeys(masterKeySourceIn(environment.DATA_DIR, environment));
  const eventStore = connectEventStore(eventStoreUrl);
  const database = connectPostgres<CommandSchema>({
    url: databaseUrl,
    // A lost connection also rejects the query, which says why.
    onConnectionLost: () => {},
  });
  try {
    const privacy = createPrivacy({ database, masterKeys });
    await privacy.checkMasterKey();
    const isWell = await command({
      database,
      privacy,
      handle: createHandle({ eventStore, privacy, newId: randomUUID, random: Math.random }),
      clock: () => new Date(),
      print: (line) => process.stdout.write(`${line}\n`),
    });
    if (!isWell) process.exitCode = 1;
  } finally {
    await eventStore.dispose();
    await database.destroy();
  }
});
