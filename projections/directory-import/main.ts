import { runMain } from '@hearthway/infra/adapters/process/main.ts';
import { program } from './arguments.ts';
import { runImport } from './command.ts';
import { progressBar } from './progress.ts';

runMain(program, async (given) => {
  const interruption = new AbortController();
  const interrupt = (): void => interruption.abort();
  process.once('SIGINT', interrupt).once('SIGTERM', interrupt);
  await runImport(given, {
    environment: process.env,
    signal: interruption.signal,
    print: (line) => process.stdout.write(`${line}\n`),
    newBar: () => progressBar(process.stderr, performance.now.bind(performance)),
  });
});
