import { runMain } from '../../adapters/process/main.ts';
import { program } from './arguments.ts';
import { runReport } from './command.ts';
import { progressDisplay } from './progress-line.ts';

runMain(program, async (read) => {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort(new Error('Interrupted; nothing was written.'));
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  await runReport(read, {
    environment: process.env,
    signal: interruption.signal,
    print: (text) => process.stdout.write(text),
    remark: console.error,
    display: progressDisplay(process.stderr, () => performance.now()),
  });
});
