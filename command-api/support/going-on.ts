import {
  type FollowedThread,
  followMergedThread,
} from '@hearthway/domain/support/merged-thread.ts';
import { type ThreadState, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

type Context = Parameters<CommandDependencies['handle']>[1]['context'];

export const followThread = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  threadId: string,
): Promise<FollowedThread<ThreadState>> =>
  await followMergedThread(threadId, {
    read: (id) => readState(threadDecider, id),
    mergedInto: (state) => (state.status === 'merged' ? state.into : undefined),
  });

/**
 * Reopens the oldest thread of a ring, formed when threads were merged into each other at the same moment, so
 * that none accepts a message. Returns undefined if the thread leads to an active one.
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
        // A command with the request's own id was already given.
        context: { ...context, idempotency: undefined },
      }),
    ),
  );
  return outcome;
};

/**
 * Finds the thread that receives the messages of this one; first breaks a ring of the same person's threads.
 */
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
