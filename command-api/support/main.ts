import { runMain } from '@hearthway/infra/adapters/process/main.ts';
import { runOperatorCommand } from '../commands/operator-command.ts';
import { program } from './arguments.ts';

/** Exit code 1 reports a command that found nothing to act on, or a queue that needs staff. */
runMain(program, async (command) => {
  const succeeded = await runOperatorCommand(command, process.env);
  if (!succeeded) process.exitCode = 1;
});
