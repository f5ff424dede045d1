import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { PROGRAMS } from '../../launcher/programs.ts';
import type { Stack } from '../e2e/stack.ts';

const COMMAND = PROGRAMS.projectionsCommand;

/** What `npm run projections -- verify NAME` says. Rejects with it when it has found a difference. */
export const verifyProjection = async ({ dataDirectory }: Stack, name: string): Promise<string> => {
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, 'verify', name], {
    env: { DATA_DIR: dataDirectory },
  });
  return stdout;
};
