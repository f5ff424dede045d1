import { join, resolve } from 'node:path';
import { PRODUCT } from '@hearthway/domain/product.ts';
import { z } from 'zod';
import { httpSettings, httpVariables } from '../../adapters/http/settings.ts';
import { port } from '../../adapters/process/argument-values.ts';
import { withoutArguments } from '../../adapters/process/command-line.ts';
import { readEnvironment, runMain, serviceVariables } from '../../adapters/process/main.ts';
import { type Launched, launch } from '../launch.ts';
import { LOG_FILE, logToFile, logToStdout } from '../log-output.ts';
import { progressLines, SILENT } from '../progress.ts';

const variables = {
  ...serviceVariables,
  ...httpVariables,
  LOG_LEVEL: serviceVariables.LOG_LEVEL.unwrap().optional(),
  PORT: port.default(8080),
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  DATABASE_URL: z.string().optional(),
};

const program = withoutArguments(
  'npm start --',
  'Runs Hearthway at http://localhost:8080, or at HOST and PORT, until Ctrl-C. All data is in DATA_DIR.',
);

runMain(program, async () => {
  const environment = readEnvironment(variables, process.env);
  const stopping = new AbortController();
  const stopped = new Promise<void>((resolve) => {
    const stop = () => {
      stopping.abort();
      resolve();
    };
    // SIGHUP: the terminal was closed. 'disconnect': npm, which started this process, was killed.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
    process.on('disconnect', stop);
    process.channel?.unref();
  });

  const isTerminal = process.stdout.isTTY;
  const dataDirectory = resolve(environment.DATA_DIR);
  const hasLogFile = isTerminal && environment.LOG_LEVEL === undefined;
  const progress = isTerminal ? progressLines((line) => process.stdout.write(line)) : SILENT;
  if (isTerminal) process.stdout.write(`Starting ${PRODUCT.name}:\n`);

  const launched = await launch({
    dataDirectory,
    host: environment.HOST,
    port: environment.PORT,
    eventStoreUrl: environment.EVENTSTORE_URL,
    databaseUrl: environment.DATABASE_URL,
    environment: process.env,
    settings: httpSettings(environment),
    openLog: () =>
      hasLogFile
        ? logToFile(dataDirectory)
        : logToStdout({ level: environment.LOG_LEVEL, isPretty: isTerminal }),
    progress,
    onDelay: (line) => process.stderr.write(`${line}\n`),
    signal: stopping.signal,
  }).catch((error: unknown) => {
    if (stopping.signal.aborted) return undefined;
    throw error;
  });
  if (launched === undefined) return;

  const { DATA_DIR } = environment;
  const logFile = hasLogFile ? join(DATA_DIR, LOG_FILE) : undefined;
  process.stdout.write(readyMessage({ ...launched, dataDirectory: DATA_DIR, logFile }));
  await stopped;
  await launched.stop();
});

interface Ready extends Launched {
  readonly dataDirectory: string;
  /** Undefined where the log goes to stdout. */
  readonly logFile: string | undefined;
}

const readyMessage = ({ port, hasOutbox, dataDirectory, logFile }: Ready): string => {
  const url = `http://localhost:${port}`;
  const mails = hasOutbox
    ? `Any email address will do: its mail waits at ${url}/dev/outbox.`
    : 'We mail you a code to confirm your email address.';
  const log = logFile === undefined ? '' : ` The log is in ${logFile}.`;
  return `
${PRODUCT.name} is ready at ${url}

  1. Sign up at ${url}/signup. ${mails}
  2. Find a provider near a ZIP code, such as 27701, and tap its heart.
  3. Open ${url}/favorites in a second tab and watch it follow the first.

  ${url}/status shows how each part is doing. All data is in ${dataDirectory}.${log} Ctrl-C stops everything.\n`;
};
