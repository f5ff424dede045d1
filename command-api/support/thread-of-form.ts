import { HOUR_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import { SAME_FORM_HOURS } from '@hearthway/domain/support/support.constants.ts';
import type { Contact } from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

interface FormThread {
  readonly threadId: string;
  readonly messageId: string;
  /** Undefined if not opened yet. */
  readonly openedAt: Date | undefined;
}

const SAME_MS = SAME_FORM_HOURS * HOUR_MS;

/**
 * Returns the thread that a form opens. Its id derives from the words, so that the same form sent again, from
 * another tab or after a lost response, finds the existing thread. Sent again later, it opens a new one.
 */
export const threadOfForm = async (
  { privacy, readState }: Pick<CommandDependencies, 'privacy' | 'readState'>,
  form: { readonly userId: string; readonly body: Contact; readonly now: Date },
): Promise<FormThread> => {
  const { userId, body, now } = form;
  const { category, subject, message } = body;
  const idOf = async (...parts: readonly unknown[]): Promise<string> =>
    (await privacy.keyedHash('support-thread', JSON.stringify(parts))).toString('hex').slice(0, 32);
  for (let earlier = 0; ; earlier += 1) {
    const threadId = await idOf(userId, category, subject, message, earlier);
    const state = await readState(threadDecider, threadId);
    const messageId = await idOf(threadId, 'first message');
    if (state.status === 'none') return { threadId, messageId, openedAt: undefined };
    if (now.getTime() - state.openedAt < SAME_MS)
      return { threadId, messageId, openedAt: new Date(state.openedAt) };
  }
};
