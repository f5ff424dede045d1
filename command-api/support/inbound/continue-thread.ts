import { crisisOf } from '@hearthway/domain/crisis/crisis.ts';
import { isRejected } from '@hearthway/domain/kernel/decider.ts';
import { sendMessageSchema } from '@hearthway/domain/support/support.contract.ts';
import { hasMessage, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { isRefusal } from '@hearthway/infra/adapters/http/errors.ts';
import type { Verdict } from '@hearthway/infra/adapters/inbound-mail/lmtp.ts';
import type { InboundMail } from '@hearthway/infra/adapters/inbound-mail/read-mail.ts';
import type { CommandDependencies } from '../../commands/dependencies.ts';
import { findGoingOn } from '../going-on.ts';
import { requireMessages } from '../support.allowances.ts';
import { keepLastMessage } from '../visitors.ts';
import { postFilesLeftOut, withNote } from './files-left-out.ts';
import { prolong, type ThreadOfMail } from './reply-tokens.ts';
import { COMES_AGAIN, refusedFor, TAKEN } from './verdicts.ts';

export type ContinueDependencies = Pick<
  CommandDependencies,
  'clock' | 'database' | 'handle' | 'mails' | 'newId' | 'privacy' | 'readState'
>;

export interface ThreadMail extends Pick<InboundMail, 'id' | 'words' | 'files'> {
  /** Address that is told that files were left out; null if unknown. */
  readonly from: string | null;
}

/**
 * Adds a person's mail to their thread. The same mail, redelivered or after a kill between append and
 * response, is the same message.
 */
export const continueThread = async (
  dependencies: ContinueDependencies,
  { threadId: addressed, userId }: Pick<ThreadOfMail, 'threadId' | 'userId'>,
  mail: ThreadMail,
): Promise<Verdict> => {
  const { clock, database, handle, newId, privacy, readState } = dependencies;
  const now = clock();
  const messageId = await messageIdOf(privacy, [addressed, mail.id]);
  const thread = await readState(threadDecider, addressed);
  if (thread.status === 'none' || thread.userId !== userId) return refusedFor('gone', 'en');
  const { language, sender } = thread;
  const context = {
    correlationId: newId(),
    userId,
    actor: sender === 'family' ? userId : 'visitor',
    sessionId: null,
    state: null,
    now,
    idempotency: undefined,
  };
  const { path, last } = await findGoingOn(dependencies, { threadId: addressed, context });
  const { threadId } = last;
  if (path.some(({ state }) => hasMessage(state, messageId))) return TAKEN;
  if (mail.words === '') return refusedFor(mail.files > 0 ? 'files-only' : 'empty', language);
  const body = sendMessageSchema.safeParse({ message: mail.words });
  if (!body.success) return refusedFor('too-long', language);
  try {
    await requireMessages(dependencies, {
      sender: { kind: sender, userId },
      requestId: messageId,
      now,
    });
  } catch (error) {
    if (isRefusal(error, 'TooManyTries')) return COMES_AGAIN;
    throw error;
  }
  const text = withNote(body.data.message, { files: mail.files, language });
  const outcome = await handle(threadDecider, {
    id: threadId,
    command: { command: 'send', threadId, messageId, via: 'mail', text, ...crisisOf(text) },
    context,
  });
  // The thread was merged meanwhile; the redelivered mail goes to the other one.
  if (isRejected(outcome)) return COMES_AGAIN;
  if (sender === 'visitor') await keepLastMessage(database, userId, now);
  await prolong({ database }, { threadId: addressed, now });
  if (mail.files > 0)
    await postFilesLeftOut(dependencies, {
      ...{ messageId, threadId, sender, userId, language },
      to: mail.from,
    });
  return TAKEN;
};

const messageIdOf = async (
  privacy: Pick<CommandDependencies['privacy'], 'keyedHash'>,
  of: readonly string[],
): Promise<string> =>
  (await privacy.keyedHash('inbound-message', JSON.stringify(of))).toString('hex').slice(0, 32);
