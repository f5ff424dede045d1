import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import type { RunningStack } from './stack.ts';

const run = promisify(execFile);

const STAFF = PROGRAMS.staff;

/** As the operator does it. Pages of the family hear of it a moment later. */
export const setTier = async (
  { dataDirectory }: RunningStack,
  { email, tier }: { readonly email: string; readonly tier: Tier },
): Promise<void> => {
  await run(process.execPath, [STAFF, 'set-tier', email, tier], {
    env: { DATA_DIR: dataDirectory },
  });
};
