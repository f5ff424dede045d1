import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { processContext } from '../../commands/process-context.ts';
import type { ThreadOfMail } from './reply-tokens.ts';

/** Author of events that mail servers report. */
const ACTOR = 'mail-server';

/** Records that a mail about a thread bounced or was permanently refused, once for each message. */
export const recordBounce = async (
  dependencies: Pick<CommandDependencies, 'handle' | 'clock' | 'newId'>,
  { threadId, messageId, userId }: ThreadOfMail,
): Promise<void> => {
  // Ignores a thread that is gone.
  await dependencies.handle(threadDecider, {
    id: threadId,
    command: { command: 'record-bounce', threadId, messageId },
    context: processContext(dependencies, { userId, actor: ACTOR }),
  });
};
