import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectPostgres } from '../../adapters/postgres/postgres.ts';
import { masterKeySourceIn, masterKeyVariables } from '../../adapters/privacy/open-master-keys.ts';
import type { PrivacySchema } from '../../adapters/privacy/schema.ts';
import { readEnvironment, runMain, untilInterrupted } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';

const variables = {
  ...masterKeyVariables,
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.string().optional(),
};

runMain(program, async (command) => {
  const environment = readEnvironment(variables, process.env);
  const { DATA_DIR } = environment;
  const url = environment.DATABASE_URL ?? readRunningAddresses(DATA_DIR).DATABASE_URL;

  const signal = untilInterrupted('Interrupted. Run it again.');
  const database = connectPostgres<PrivacySchema>({
    url,
    // A lost connection also rejects the query, with the reason.
    onConnectionLost: () => {},
  });
  await command({
    database,
    source: masterKeySourceIn(DATA_DIR, environment),
    now: new Date(),
    signal,
    print: (line) => process.stdout.write(`${line}\n`),
  });
  await database.destroy();
});
