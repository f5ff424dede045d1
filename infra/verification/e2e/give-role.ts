import type { Role } from '@hearthway/domain/session/session.constants.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import { operate } from './operate.ts';
import type { RunningStack } from './stack.ts';

/**
 * Gives a role as the operator does; `family` takes a staff role away. Signs the account out
 * everywhere.
 */
export const giveRole = async (
  stack: RunningStack,
  { email, role }: { readonly email: string; readonly role: Role },
): Promise<void> => {
  const command = role === 'family' ? ['remove', email] : ['add', email, role];
  await operate(stack, [PROGRAMS.staff, ...command]);
};
