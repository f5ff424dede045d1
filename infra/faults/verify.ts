import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Stack } from '../e2e/stack.ts';

const COMMAND = join(import.meta.dirname, '../../projections/cli/main.ts');

/** What `npm run projections -- verify NAME` says. Rejects with it when it has found a difference. */
export const verifyProjection = async ({ dataDirectory }: Stack, name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'verify', name], {
    env: { DATA_DIR: dataDirectory },
  });
  return stdout;
};
