import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../launcher/programs.ts';

const VITEST = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');

test('Unit tests pass in a random order in one worker', async () => {
  const seed = String(Date.now());
  process.stdout.write(`Unit tests in random order: --sequence.shuffle --sequence.seed ${seed}\n`);
  const child = spawn(
    process.execPath,
    [
      VITEST,
      'run',
      ...['--project', 'unit'],
      ...['--maxWorkers', '1'],
      '--sequence.shuffle',
      ...['--sequence.seed', seed],
      ...['--reporter', 'dot'],
      '--color=false',
    ],
    {
      cwd: REPOSITORY,
      // Leaves out the variables that tell a process that it is a worker of this run.
      env: { PATH: process.env['PATH'], HOME: process.env['HOME'] },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [out, errors, [exitCode]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  expect(exitCode, `Seed ${seed}:\n${out}\n${errors}`).toBe(0);
});
