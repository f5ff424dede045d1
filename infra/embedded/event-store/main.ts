import { logVerbosity, setLogVerbosity } from '@grpc/grpc-js';
import { runMain } from '../../adapters/process/main.ts';
import { program, type ServeOptions } from './arguments.ts';
import { verifySentence } from './maintenance/verify-command.ts';
import { createEventStoreServer } from './server.ts';
import { openMemoryLog } from './storage/memory-log.ts';
import { openSqliteLog } from './storage/sqlite/sqlite-log.ts';
import { verifyLog } from './storage/sqlite/verify.ts';

/** Undefined if empty. */
const TOKEN = process.env['EVENT_STORE_TOKEN'] || undefined;

const fail = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const report = ({ message }: Error): void => {
  process.stderr.write(`${message}\n`);
};

const printVerification = (directory: string): void => {
  const report = verifyLog(directory);
  const sentence = verifySentence(report);
  if (report.damage.length > 0) fail(sentence);
  process.stdout.write(`${sentence}\n`);
};

const serve = async ({ port, data, inMemory, maxAppendBytes }: ServeOptions): Promise<void> => {
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

runMain(program, async (command) => {
  // Errors are reported in our own words.
  setLogVerbosity(logVerbosity.NONE);
  if (command.verb === 'verify') printVerification(command.data);
  else await serve(command);
});
