import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { REPOSITORY } from '../../launcher/programs.ts';

const VITEST = join(REPOSITORY, 'node_modules/vitest/vitest.mjs');
const PASSING = 'infra/verification/test-runs/processor.test.ts';

test('a run prints nothing about a file that passes, and counts its tests at the end', async () => {
  const { stdout, stderr } = await promisify(execFile)(
    process.execPath,
    [VITEST, 'run', '--configLoader', 'native', '--project', 'unit', PASSING],
    // Leaves out the variables that tell a process that it is a worker of this run.
    { cwd: REPOSITORY, env: { PATH: process.env['PATH'], HOME: process.env['HOME'] } },
  );
  expect(stdout).not.toContain(PASSING);
  expect(stdout).toMatch(/^unit +\d+\.\d s +\d+ s +\d+\.\d s +\d+$/m);
  expect(stdout).toMatch(/\n\d+ passed, 0 failed\n$/);
  expect(stderr).toBe('');
});
