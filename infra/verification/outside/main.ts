import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { z } from 'zod';
import { passesOn } from '../../adapters/process/command-line.ts';
import { readEnvironment, runMain } from '../../adapters/process/main.ts';
import { reachDatabase, reachEventStore } from '../../launcher/elsewhere.ts';
import { REPOSITORY } from '../../launcher/programs.ts';

const variables = { EVENTSTORE_URL: z.string(), DATABASE_URL: z.string() };

/**
 * The tests of the kinds that make sense against servers that run elsewhere. One file after another:
 * all of them share one log and one database, and a scavenge or a kill must not meet another file.
 */
const ARGUMENTS = [
  'run',
  '--project=conformance',
  '--project=e2e',
  '--no-file-parallelism',
  // Tells why a test is skipped.
  '--reporter=verbose',
];

/** Arguments go to Vitest, such as the name of a file. */
const program = passesOn(
  'npm run test:outside --',
  'npm run test:outside -- [NAME]\n  The conformance suite, the end-to-end tests and the kills of our own processes against the servers of\n  EVENTSTORE_URL and DATABASE_URL. Arguments go to Vitest, such as part of the name of a file.',
);

runMain(program, async (args) => {
  const { EVENTSTORE_URL, DATABASE_URL } = readEnvironment(variables, process.env);
  await reachEventStore(EVENTSTORE_URL);
  await reachDatabase(DATABASE_URL);
  const vitest = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, ...ARGUMENTS, ...args], {
    cwd: REPOSITORY,
    stdio: 'inherit',
    env: {
      ...process.env,
      OUTSIDE_EVENTSTORE_URL: EVENTSTORE_URL,
      OUTSIDE_DATABASE_URL: DATABASE_URL,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      // A terminal sends Ctrl-C to both.
      if (signal === 'SIGTERM' || !process.stdin.isTTY) child.kill(signal);
    });
  await once(child, 'exit');
  process.exitCode = child.exitCode ?? 1;
});
