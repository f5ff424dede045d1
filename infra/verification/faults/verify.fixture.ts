import { PROGRAMS } from '../../launcher/programs.ts';
import { operate } from '../e2e/operate.ts';
import type { Stack } from '../e2e/stack.ts';

/**
 * Runs `npm run projections -- verify NAME` and returns its output. Rejects with it on a
 * difference.
 */
export const verifyProjection = (stack: Stack, name: string): Promise<string> =>
  operate(stack, [PROGRAMS.projectionsCommand, 'verify', name]);
