import { parseArgs } from 'node:util';
import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { startWaits } from '../../adapters/process/waits.ts';
import { scavengeServer } from './maintenance/scavenge-command.ts';
import { verifySentence } from './maintenance/verify-command.ts';
import { DEFAULT_MAX_APPEND_BYTES, MAX_REQUEST_BYTES } from './semantics/limits.ts';
import { createEventStoreServer } from './server.ts';
import { StorageError } from './storage/event-log.ts';
import { openMemoryLog } from './storage/memory-log.ts';
import { openSqliteLog } from './storage/sqlite/sqlite-log.ts';
import { verifyLog } from './storage/sqlite/verify.ts';

const USAGE = `Usage: npm run event-store -- [scavenge | verify | copy] [--port 2113] [--data .data/event-store] [--mem-db] [--max-append-size 1048576]

  scavenge  asks the running server on --port to remove what stream metadata hides
  verify    checks the log in --data, or a copy of one, while no server uses it
  copy      copies Hearthway's streams between two event stores that run: see copy --help

  --port    where to listen on loopback; 0 takes a free port
  --data    the directory of the event log; made when it is not there
  --mem-db  keep the log in memory and forget it at the end

With EVENT_STORE_TOKEN set, it serves those only whose address ends in &connectionName= and the token.
  --max-append-size  the most data that one append may hold, in bytes`;

/** Undefined where it is empty, too. */
const TOKEN = process.env['EVENT_STORE_TOKEN'] || undefined;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const report = ({ message }: Error): void => {
  process.stderr.write(`${message}\n`);
};

interface Arguments {
  readonly command: 'serve' | 'scavenge' | 'verify';
  readonly port: number;
  readonly data: string;
  readonly inMemory: boolean;
  readonly maxAppendBytes: number;
}

const isCommand = (name: string): name is Arguments['command'] =>
  ['serve', 'scavenge', 'verify'].includes(name);

const readArguments = (): Arguments => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      port: { type: 'string', default: '2113' },
      data: { type: 'string', default: '.data/event-store' },
      'mem-db': { type: 'boolean', default: false },
      'max-append-size': { type: 'string', default: String(DEFAULT_MAX_APPEND_BYTES) },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(`${USAGE}\n`);
    process.exit(0);
  }
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new TypeError(`--port takes a number from 0 to 65535, not '${values.port}'.`);
  const maxAppendBytes = Number(values['max-append-size']);
  if (!Number.isInteger(maxAppendBytes) || maxAppendBytes < 1 || maxAppendBytes > MAX_REQUEST_BYTES)
    throw new TypeError(
      `--max-append-size takes a number from 1 to ${MAX_REQUEST_BYTES}, not '${values['max-append-size']}'.`,
    );
  const [command = 'serve', ...others] = positionals;
  if (!isCommand(command) || others.length > 0)
    throw new TypeError(`There is no command '${positionals.join(' ')}'.`);
  return { command, port, data: values.data, inMemory: values['mem-db'], maxAppendBytes };
};

const start = async (): Promise<void> => {
  // Errors are reported in our own words.
  setLogVerbosity(logVerbosity.NONE);
  const { command, ...options } = readArguments();
  if (command === 'scavenge') {
    startWaits(process.stderr).waitFor('the scavenge to end').start();
    process.stdout.write(`${await scavengeServer(options.port, TOKEN)}\n`);
  } else if (command === 'verify') printVerification(options.data);
  else await serve(options);
};

const printVerification = (directory: string): void => {
  const report = verifyLog(directory);
  const sentence = verifySentence(report);
  if (report.damage.length > 0) fail(sentence);
  process.stdout.write(`${sentence}\n`);
};

const serve = async ({
  port,
  data,
  inMemory,
  maxAppendBytes,
}: Omit<Arguments, 'command'>): Promise<void> => {
  const log = inMemory
    ? openMemoryLog()
    : openSqliteLog({
        directory: data,
        onFatal: ({ message }) => fail(message),
        onDamage: report,
      });
  const server = createEventStoreServer({ log, maxAppendBytes, token: TOKEN, onError: report });
  const bound = await server.listen(port).catch(async (error: Error) => {
    await log.close();
    throw error;
  });
  process.stdout.write(
    `The event store listens at esdb://127.0.0.1:${bound}?tls=false (${inMemory ? 'in memory' : data})\n`,
  );

  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await server.close();
    await log.close();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      stop().catch((error: Error) => fail(error.message));
    });
};

start().catch((error: unknown) => {
  if (error instanceof StorageError) fail(error.message);
  else if (error instanceof TypeError) fail(`${error.message}\n\n${USAGE}`);
  else fail(error instanceof Error ? error.message : String(error));
});
