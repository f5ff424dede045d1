import { resolve } from 'node:path';
import { z } from 'zod';
import { readRunningAddresses } from '../../adapters/addresses/addresses.ts';
import { connectCommand } from '../../adapters/event-store/waiting.ts';
import { readEnvironment, runMain, untilInterrupted } from '../../adapters/process/main.ts';
import { progressDisplay } from '../reports/progress-line.ts';
import { program } from './arguments.ts';
import { exportHistory } from './export-history.ts';

const variables = {
  DATA_DIR: z.string().default('.data'),
  EVENTSTORE_URL: z.string().optional(),
  // npm runs its scripts in the project, but the operator's paths are relative to this directory.
  INIT_CWD: z.string().default('.'),
};

runMain(program, async ({ out, ...period }) => {
  const { DATA_DIR, EVENTSTORE_URL, INIT_CWD } = readEnvironment(variables, process.env);
  const signal = untilInterrupted('Interrupted; nothing was written.');
  const eventStore = connectCommand(
    EVENTSTORE_URL ?? readRunningAddresses(DATA_DIR).EVENTSTORE_URL,
  );
  const display = progressDisplay(process.stderr, () => performance.now());
  try {
    const { file, events, unreadable } = await exportHistory({
      ...period,
      eventStore,
      out: resolve(INIT_CWD, out),
      signal,
      onProgress: display.show,
    });
    display.clear();
    process.stdout.write(`${number(events)} events in ${file}\n`);
    if (unreadable > 0)
      process.stdout.write(`${number(unreadable)} that cannot be read were left out.\n`);
  } finally {
    display.clear();
    await eventStore.dispose();
  }
});

const number = (value: number): string => value.toLocaleString('en-US');
