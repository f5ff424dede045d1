import { resolve } from 'node:path';
import { z } from 'zod';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { evaluateFile } from './evaluate-command.ts';
import { learnAndWrite } from './learn-command.ts';

const USAGE = `npm run chat -- learn
npm run chat -- evaluate FILE
  learn     learns from infra/operator/chat/messages how a crisis reads, and writes the weights
  evaluate  how well the assistant does on a file of messages with the right answers, by language;
            a line is label, language and text with tabs between: see infra/operator/chat/README.md`;

// npm runs its scripts in the project; the operator meant paths from where he was.
const variables = { INIT_CWD: z.string().default('.') };

runMain(async () => {
  const { INIT_CWD } = readEnvironment(variables, process.env);
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  const [command, file, ...more] = process.argv.slice(2);
  if (command === 'learn' && file === undefined) learnAndWrite(print);
  else if (command === 'evaluate' && file !== undefined && more.length === 0)
    print(evaluateFile(resolve(INIT_CWD, file)));
  else throw new Error(USAGE);
});
