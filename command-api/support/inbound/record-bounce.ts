import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { processContext } from '../../commands/process-context.ts';
import type { ThreadOfMail } from './reply-tokens.ts';

/** Author of what mail servers report. */
const ACTOR = 'mail-server';

/** A mail about a thread came back, or was refused for good. Told once for each message. */
export const recordBounce = async (
  dependencies: Pick<CommandDependencies, 'handle' | 'clock' | 'newId'>,
  { threadId, messageId, userId }: ThreadOfMail,
): Promise<void> => {
  // A thread that is gone needs to know nothing.
  await dependencies.handle(threadDecider, {
    id: threadId,
    command: { command: 'record-bounce', threadId, messageId },
    context: processContext(dependencies, { userId, actor: ACTOR }),
  });
};
