import { runMain } from '@hearthway/infra/adapters/process/main.ts';
import { runOperatorCommand } from '../commands/operator-command.ts';
import { program } from './arguments.ts';

/** Exit code 1 reports an error. */
runMain(program, async (command) => {
  const succeeded = await runOperatorCommand(command, process.env);
  if (!succeeded) process.exitCode = 1;
});
