import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Role } from '@hearthway/domain/session/session.constants.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import type { RunningStack } from './stack.ts';

const run = promisify(execFile);

const STAFF = PROGRAMS.staff;

/**
 * As the operator does it: with the role of a family, whoever worked here does so no longer. Whoever has
 * an account with that email is signed out everywhere.
 */
export const giveRole = async (
  { dataDirectory }: RunningStack,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<void> => {
  const command = role === 'family' ? ['remove', email] : ['add', email, role];
  await run(process.execPath, [STAFF, ...command], { env: { DATA_DIR: dataDirectory } });
};
