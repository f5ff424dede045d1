import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROGRAMS } from '../../launcher/programs.ts';
import type { Stack } from '../e2e/stack.ts';

const COMMAND = PROGRAMS.projectionsCommand;

/**
 * Runs `npm run projections -- verify NAME` and returns its output. Rejects with it on a
 * difference.
 */
export const verifyProjection = async ({ dataDirectory }: Stack, name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'verify', name], {
    env: { DATA_DIR: dataDirectory },
  });
  return stdout;
};
