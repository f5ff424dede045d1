import { randomUUID } from 'node:crypto';
import { findStores, storeVariables } from '@hearthway/infra/adapters/addresses/addresses.ts';
import { createHandle } from '@hearthway/infra/adapters/event-store/handle.ts';
import { connectCommand } from '@hearthway/infra/adapters/event-store/waiting.ts';
import { connectPostgres } from '@hearthway/infra/adapters/postgres/postgres.ts';
import {
  masterKeySourceIn,
  masterKeyVariables,
  openMasterKeys,
} from '@hearthway/infra/adapters/privacy/open-master-keys.ts';
import { createPrivacy } from '@hearthway/infra/adapters/privacy/privacy.ts';
import { readEnvironment } from '@hearthway/infra/adapters/process/main.ts';
import type { CommandSchema } from '../database/schema.ts';
import { createMails } from '../mail/mails.ts';
import { createNotices } from '../notices/notices.ts';
import type { CommandDependencies } from './dependencies.ts';

export interface OperatorOptions
  extends Pick<
    CommandDependencies,
    'database' | 'eventStore' | 'privacy' | 'handle' | 'mails' | 'notices' | 'clock'
  > {
  /** Output may name people, so it is for the operator only. */
  readonly print: (line: string) => void;
}

/** Command-line command of the operator. Returns false after an error, which it has printed. */
export type OperatorCommand = (options: OperatorOptions) => Promise<boolean>;

const variables = { ...masterKeyVariables, ...storeVariables };

/** Runs a command on the Hearthway instance that the environment configures. */
export const runOperatorCommand = async (
  command: OperatorCommand,
  variablesOf: Readonly<Record<string, string | undefined>>,
): Promise<boolean> => {
  const environment = readEnvironment(variables, variablesOf);
  const { EVENTSTORE_URL: eventStoreUrl, DATABASE_URL: databaseUrl } = findStores(environment);
  const masterKeys = openMasterKeys(masterKeySourceIn(environment.DATA_DIR, environment));
  const eventStore = connectCommand(eventStoreUrl);
  const database = connectPostgres<CommandSchema>({
    url: databaseUrl,
    // A lost connection also rejects the query, which reports why.
    onConnectionLost: () => {},
  });
  try {
    const privacy = createPrivacy({ database, masterKeys });
    await privacy.checkMasterKey();
    const clock = () => new Date();
    return await command({
      database,
      eventStore,
      privacy,
      handle: createHandle({ eventStore, privacy, newId: randomUUID, random: Math.random }),
      // The running service sends it within a second.
      mails: createMails({ database, privacy, clock, newId: randomUUID, onPosted: () => {} }),
      notices: createNotices({ database, clock, onPosted: () => {} }),
      clock,
      print: (line) => process.stdout.write(`${line}\n`),
    });
  } finally {
    await eventStore.dispose();
    await database.destroy();
  }
};
