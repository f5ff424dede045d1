import { rename, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectCommand } from '../../adapters/event-store/waiting.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { answer, describeReports, questionIn } from './answer.ts';
import { readArguments } from './arguments.ts';
import { progressDisplay } from './progress-line.ts';

const variables = {
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  // npm runs its scripts in the project; the operator meant paths from where he was.
  INIT_CWD: z.string().default('.'),
};

/** A file that is there is whole, and one that was there stays until then. */
const writeWhole = async (file: string, text: string): Promise<void> => {
  const beside = `${file}.part`;
  try {
    await writeFile(beside, text);
    await rename(beside, file);
  } catch (error) {
    await rm(beside, { force: true });
    throw error;
  }
};

/** Exit code 1: a wrong argument, or a failure on the way. */
runMain(async () => {
  const environment = readEnvironment(variables, process.env);
  const read = readArguments(process.argv.slice(2));
  if (read.kind === 'list') {
    process.stdout.write(describeReports());
    return;
  }
  const question = questionIn(read, new Date());
  const { widenedFrom, params } = question;
  if (widenedFrom !== null)
    console.error(
      `Reports are of whole calendar periods: this one is of ${params.from} to ${params.to}.`,
    );
  const { EVENTSTORE_URL, DATA_DIR, INIT_CWD } = environment;
  const eventStore = connectCommand(
    EVENTSTORE_URL ?? readRunningAddresses(DATA_DIR).EVENTSTORE_URL,
  );
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error('Interrupted; nothing was written.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  const display = progressDisplay(process.stderr, () => performance.now());
  try {
    const text = await answer({
      eventStore,
      question,
      format: read.format,
      signal: interruption.signal,
      onProgress: display.show,
    });
    display.clear();
    if (read.out === null) process.stdout.write(text);
    else await writeWhole(resolve(INIT_CWD, read.out), text);
  } finally {
    display.clear();
    await eventStore.dispose();
  }
});
