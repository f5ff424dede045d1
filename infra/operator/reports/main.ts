import { runMain, untilInterrupted } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';
import { runReport } from './command.ts';
import { progressDisplay } from './progress-line.ts';

runMain(program, async (read) => {
  const signal = untilInterrupted('Interrupted; nothing was written.');
  await runReport(read, {
    environment: process.env,
    signal,
    print: (text) => process.stdout.write(text),
    remark: console.error,
    display: progressDisplay(process.stderr, () => performance.now()),
  });
});
