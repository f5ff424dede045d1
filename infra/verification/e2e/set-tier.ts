import type { Tier } from '@hearthway/domain/subscription/subscription.constants.ts';
import { PROGRAMS } from '../../launcher/programs.ts';
import { operate } from './operate.ts';
import type { RunningStack } from './stack.ts';

/** As the operator does it. Pages of the family hear of it a moment later. */
export const setTier = async (
  stack: RunningStack,
  { email, tier }: { readonly email: string; readonly tier: Tier },
): Promise<void> => {
  await operate(stack, [PROGRAMS.staff, 'set-tier', email, tier]);
};
