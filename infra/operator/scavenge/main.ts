import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { startWaits } from '../../adapters/process/waits.ts';
import { program } from './arguments.ts';
import { scavengeStore } from './scavenge.ts';

const variables = {
  DATA_DIR: z.string().default('.data'),
  EVENT_STORE_TOKEN: z.string().default(''),
};

runMain(program, async ({ port }) => {
  // Errors are reported in our own words.
  setLogVerbosity(logVerbosity.NONE);
  const { DATA_DIR, EVENT_STORE_TOKEN } = readEnvironment(variables, process.env);
  const address =
    port === undefined
      ? readRunningAddresses(DATA_DIR).EVENTSTORE_URL
      : `esdb://127.0.0.1:${port}?tls=false&connectionName=${encodeURIComponent(EVENT_STORE_TOKEN)}`;
  startWaits(process.stderr).waitFor('the scavenge to end').start();
  process.stdout.write(`${await scavengeStore(address)}\n`);
});
