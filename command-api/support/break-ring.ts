import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Context = Parameters<CommandDependencies['handle']>[1]['context'];

/**
 * Opens the oldest thread again where threads were joined with each other in the same moment: none of
 * them would take a message. Undefined where the thread leads to one that goes on.
 */
export const breakRing = async (
  { handle, readState }: Pick<CommandDependencies, 'handle' | 'readState'>,
  { threadId, context }: { readonly threadId: string; readonly context: Context },
) => {
  const ring = await ringOf(readState, threadId);
  const [outcome] = await Promise.all(
    ring.map(({ threadId: id }) =>
      handle(threadDecider, {
        id,
        command: { command: 'break-ring', threadId: id, ring },
        // A command of the request's own id was given already.
        context: { ...context, idempotency: undefined },
      }),
    ),
  );
  return outcome;
};

/** Empty where the thread leads to one that goes on. */
const ringOf = async (
  readState: CommandDependencies['readState'],
  threadId: string,
): Promise<readonly { readonly threadId: string; readonly openedAt: number }[]> => {
  const ring = [];
  const met = new Set<string>();
  for (let next = threadId; ; ) {
    const state = await readState(threadDecider, next);
    if (state.status !== 'merged' || met.has(next)) return [];
    met.add(next);
    ring.push({ threadId: next, openedAt: state.openedAt });
    if (state.into === threadId) return ring;
    next = state.into;
  }
};
