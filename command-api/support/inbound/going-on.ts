import type { Sender } from '@hearthway/domain/support/support.constants.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';

/** A thread that takes messages. */
interface GoingOn {
  readonly threadId: string;
  readonly userId: string;
  readonly language: string;
  readonly sender: Sender;
  /** Of this thread, and of those that led to it. */
  readonly messageIds: ReadonlySet<string>;
}

/** The thread that goes on, where this one was joined with another. Undefined where there is none. */
export const findGoingOn = async (
  { readState }: Pick<CommandDependencies, 'readState'>,
  threadId: string,
  before: ReadonlySet<string> = new Set(),
): Promise<GoingOn | undefined> => {
  const state = await readState(threadDecider, threadId);
  if (state.status === 'none') return undefined;
  const messageIds = new Set([...before, ...state.messages.map(({ messageId }) => messageId)]);
  if (state.status === 'merged') return findGoingOn({ readState }, state.into, messageIds);
  const { userId, language, sender } = state;
  return { threadId, userId, language, sender, messageIds };
};
