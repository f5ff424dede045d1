import { UsageError } from '@hearthway/infra/adapters/process/command-line.ts';
import { runMain } from '@hearthway/infra/adapters/process/main.ts';
import { runOperatorCommand } from '../commands/operator-command.ts';
import { commandOf, USAGE } from './arguments.ts';

/** Exit code 1 reports an invalid command, or events that are still parked. */
runMain(async () => {
  const command = commandOf(process.argv.slice(2));
  if (command === undefined) throw new UsageError(USAGE);
  const succeeded = await runOperatorCommand(command, process.env);
  if (!succeeded) process.exitCode = 1;
});
