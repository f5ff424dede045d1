import { resolve } from 'node:path';
import { readEnvironment, runMain } from '@hearthway/infra/adapters/process/main.ts';
import { z } from 'zod';
import { checkContent } from './check-content.ts';
import { gradeOf } from './checks/wording.ts';
import { SOURCE_LANGUAGE } from './draft.ts';
import { sentenceOf } from './fault.ts';
import { CONTENT_FOLDER, readFolder } from './folder.ts';

const USAGE = 'Usage: npm run content -- check [DIR]';

const print = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Exit code 1 reports faults, or an invalid command. */
runMain(async () => {
  // npm runs its scripts in the project; the author meant paths from where they were.
  const { INIT_CWD: from } = readEnvironment({ INIT_CWD: z.string().default('.') }, process.env);
  const [command, directory, ...more] = process.argv.slice(2);
  if (command !== 'check' || more.length > 0) throw new Error(USAGE);
  const base = checkContent(await readFolder(CONTENT_FOLDER));
  const own =
    directory === undefined ? base : checkContent(await readFolder(resolve(from, directory)), base);
  for (const fault of own.faults) print(sentenceOf(fault));
  if (own.faults.length > 0) {
    process.exitCode = 1;
    return;
  }
  for (const { id, documents } of own.drafts) {
    const source = documents.get(SOURCE_LANGUAGE);
    if (source) print(`${id}: grade ${gradeOf(source)}`);
  }
  print(`No faults: ${own.items.length} items, ${own.facts.size} facts.`);
});
