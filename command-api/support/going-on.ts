import {
  type FollowedThread,
  followMergedThread,
} from '@hearthway/domain/support/merged-thread.ts';
import { type ThreadState, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Context = Parameters<CommandDependencies['handle']>[1]['context'];

/** Reads the threads on the way to the one that goes on. */
export const followThread = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  threadId: string,
): Promise<FollowedThread<ThreadState>> =>
  await followMergedThread(threadId, {
    read: (id) => readState(threadDecider, id),
    mergedInto: (state) => (state.status === 'merged' ? state.into : undefined),
  });

/**
 * Opens the oldest thread again where threads were merged into each other in the same moment: none of
 * them would take a message. Undefined where the thread leads to one that goes on.
 */
export const breakRing = async (
  { handle, readState }: Pick<CommandDependencies, 'handle' | 'readState'>,
  { threadId, context }: { readonly threadId: string; readonly context: Context },
) => {
  const { path, last, isRing } = await followThread({ readState }, threadId);
  if (!isRing || last.state.status !== 'merged') return undefined;
  const { into } = last.state;
  const ring = path
    .slice(path.findIndex((met) => met.threadId === into))
    .flatMap(({ threadId: id, state }) =>
      state.status === 'none' ? [] : [{ threadId: id, openedAt: state.openedAt }],
    );
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

/** Finds the thread that takes the messages of one; a ring of the same person's threads is broken first. */
export const findGoingOn = async (
  dependencies: Pick<CommandDependencies, 'handle' | 'readState'>,
  { threadId, context }: { readonly threadId: string; readonly context: Context },
): Promise<FollowedThread<ThreadState>> => {
  const followed = await followThread(dependencies, threadId);
  const { state } = followed.last;
  if (!followed.isRing || state.status === 'none' || state.userId !== context.userId)
    return followed;
  await breakRing(dependencies, { threadId, context });
  return await followThread(dependencies, threadId);
};
