import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { BENCHES } from './benches.ts';
import { SMALLEST } from './size.ts';

const MAIN = fileURLToPath(import.meta.resolve('./main.ts'));
const WITHIN_MS = 60_000;
/** A border of `console.table`. */
const TABLE = '├──';

test.for(Object.keys(BENCHES))('%s runs to its end at its smallest size', async (name) => {
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, name, SMALLEST], {
    timeout: WITHIN_MS,
  });
  expect(stdout).toContain(TABLE);
});
