import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import type { WaitingMail } from '../../mail/waiting-mail.ts';
import { recordBounce } from './record-bounce.ts';
import { newReplyAddress, type ThreadOfMail } from './reply-tokens.ts';

type Dependencies = Pick<
  CommandDependencies,
  'clock' | 'database' | 'handle' | 'inboundMail' | 'newId' | 'readState'
>;

/** Returns the reply address for a mail about a thread; undefined if people answer on the page. */
export const replyToOf = async (
  dependencies: Dependencies,
  waiting: WaitingMail,
): Promise<string | undefined> => {
  const { inboundMail, clock } = dependencies;
  if (inboundMail === undefined) return undefined;
  const thread = await threadOf(dependencies, waiting);
  if (thread === undefined) return undefined;
  const { replyAddress } = inboundMail;
  return newReplyAddress(dependencies, { ...thread, replyAddress, now: clock() });
};

/** Tells staff, as a report from another mail server does. */
export const onRefused = async (
  dependencies: Dependencies,
  waiting: WaitingMail,
): Promise<void> => {
  const thread = await threadOf(dependencies, waiting);
  if (thread !== undefined) await recordBounce(dependencies, thread);
};

/** Finds the thread that a mail is about. A confirmation is about its first message. */
const threadOf = async (
  { readState }: Pick<Dependencies, 'readState'>,
  { mail, userId }: WaitingMail,
): Promise<ThreadOfMail | undefined> => {
  if (userId === null) return undefined;
  if (mail.kind === 'support-reply') {
    const { threadId, messageId } = mail.details;
    return { threadId, messageId, userId };
  }
  if (mail.kind !== 'support-confirmation') return undefined;
  const { threadId } = mail.details;
  const state = await readState(threadDecider, threadId);
  const messageId = state.status === 'none' ? undefined : state.messages[0]?.messageId;
  return messageId === undefined ? undefined : { threadId, messageId, userId };
};
