import { resolve } from 'node:path';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { z } from 'zod';
import { createLogger } from '../logging/logger.ts';
import { portVariable, readEnvironment, runMain, serviceVariables } from '../process/main.ts';
import { launch } from './launch.ts';

const variables = {
  ...serviceVariables,
  PORT: portVariable.default(8080),
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
};

runMain(async () => {
  const environment = readEnvironment(variables, process.env);
  const stopping = new AbortController();
  // SIGHUP: the terminal was closed.
  const stopped = new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
      process.on(signal, () => {
        stopping.abort();
        resolve();
      });
  });

  const launched = await launch({
    dataDirectory: resolve(environment.DATA_DIR),
    host: environment.HOST,
    port: environment.PORT,
    eventStoreUrl: environment.EVENTSTORE_URL,
    databaseUrl: environment.DATABASE_URL,
    environment: process.env,
    logger: createLogger({
      name: 'launcher',
      level: environment.LOG_LEVEL,
      isPretty: process.stdout.isTTY,
    }),
    signal: stopping.signal,
  }).catch((error: unknown) => {
    if (stopping.signal.aborted) return undefined;
    throw error;
  });
  if (launched === undefined) return;

  const url = `http://localhost:${launched.port}`;
  process.stdout.write(
    `${PRODUCT.name} is ready at ${url}
  Open it in a browser, then look at ${url}/status to see how each part is doing.
  What it keeps is in ${environment.DATA_DIR}. Ctrl-C stops it.\n`,
  );
  await stopped;
  await launched.stop();
});
