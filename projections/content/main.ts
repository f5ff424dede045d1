import { runMain } from '@hearthway/infra/adapters/process/main.ts';
import { program } from './arguments.ts';
import { runContent } from './commands.ts';

runMain(program, async (command) => {
  const print = (line: string): boolean => process.stdout.write(`${line}\n`);
  const isSound = await runContent(command, { environment: process.env, print });
  if (!isSound) process.exitCode = 1;
});
