import { resolve } from 'node:path';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { z } from 'zod';
import { httpSettings, httpVariables } from '../adapters/http/settings.ts';
import { createLogger } from '../adapters/logging/logger.ts';
import {
  portVariable,
  readEnvironment,
  runMain,
  serviceVariables,
} from '../adapters/process/main.ts';
import { type Launched, launch } from './launch.ts';

const variables = {
  ...serviceVariables,
  ...httpVariables,
  PORT: portVariable.default(8080),
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
};

runMain(async () => {
  const environment = readEnvironment(variables, process.env);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      stopping.abort();
      resolve();
    };
    // SIGHUP: the terminal was closed. The channel: what npm started us by was killed.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.on('disconnect', stop);
    process.channel?.unref();
  });

  const launched = await launch({
    dataDirectory: resolve(environment.DATA_DIR),
    host: environment.HOST,
    port: environment.PORT,
    eventStoreUrl: environment.EVENTSTORE_URL,
    databaseUrl: environment.DATABASE_URL,
    environment: process.env,
    settings: httpSettings(environment),
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

  process.stdout.write(readyMessage(launched, environment.DATA_DIR));
  await stopped;
  await launched.stop();
});

const readyMessage = ({ port, hasOutbox }: Launched, dataDirectory: string): string => {
  const url = `http://localhost:${port}`;
  const mails = hasOutbox
    ? `Any email address will do: its mail waits at ${url}/dev/outbox.`
    : 'We mail you a code to confirm your email address.';
  return `${PRODUCT.name} is ready at ${url}

  1. Sign up at ${url}/signup. ${mails}
  2. Find a provider near a ZIP code, such as 27701, and tap its heart.
  3. Open ${url}/favorites in a second tab and watch it follow the first.

  ${url}/status tells how each part is doing. What is kept is in ${dataDirectory}. Ctrl-C stops everything.\n`;
};
