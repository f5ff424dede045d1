import {
  chatMessageParamsSchema,
  handedOverSchema,
  handOverSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import { chatDecider } from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { chatEntry } from '@hearthway/domain/chat/chat-entry.ts';
import { HAND_OVER_WORDS } from '@hearthway/domain/chat/hand-over.constants.ts';
import { handedOver } from '@hearthway/domain/chat/hand-over.ts';
import { crisisOf } from '@hearthway/domain/crisis/crisis.ts';
import { type ThreadState, threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { answerBy } from '@hearthway/domain/support/thread-urgency.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { translatorIn } from '@hearthway/infra/adapters/i18n/translator.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { accepted, sendPosition } from '../commands/send-position.ts';
import { hasPrioritySupport } from '../support/priority-support.ts';
import { requireMessages } from '../support/support.allowances.ts';

const holds = (thread: ThreadState, id: string): boolean =>
  thread.status !== 'none' && thread.messages.some(({ messageId }) => messageId === id);

/**
 * `POST /api/support/chat/:chatMessageId/handover`: turns the conversation into a support thread, whose id
 * derives from the message, so that a second click or tab finds the existing thread.
 */
export const addHandOverRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock, handle, privacy, readState } = dependencies;

  const idOf = async (...parts: readonly string[]): Promise<string> => {
    const hash = await privacy.keyedHash('support-thread', JSON.stringify(parts));
    return hash.toString('hex').slice(0, 32);
  };

  /** Reads turns in the order requested. Refuses a message that the family never sent. */
  const readTurns = (familyId: string, chatMessageIds: readonly string[]) =>
    Promise.all(
      chatMessageIds.map(async (chatMessageId) => {
        const entry = await readState(chatEntry, chatStreamIdOf(familyId, chatMessageId));
        if (entry === null) throw refuse('UnknownChatMessage');
        return entry;
      }),
    );

  app.post(
    '/api/support/chat/:chatMessageId/handover',
    {
      config: { access: 'family', isPersonal: true, limit: 'contact' },
      schema: {
        params: chatMessageParamsSchema,
        body: handOverSchema,
        response: { 200: handedOverSchema },
      },
    },
    async (request, reply) => {
      const { chatMessageId } = request.params;
      const { topic, note, chatMessageIds } = request.body;
      const now = clock();
      const context = familyContext(request, { now });
      const { userId } = context;
      const sender = { kind: 'family', userId } as const;
      const turns = await readTurns(userId, [...new Set([...chatMessageIds, chatMessageId])]);
      const threadId = await idOf('chat', userId, chatMessageId);
      const messageId = await idOf(threadId, note);
      let thread = await readState(threadDecider, threadId);
      if (thread.status === 'none') {
        await requireMessages(dependencies, { sender, requestId: threadId, now });
        const account = await readUser(dependencies, userId);
        if (account === undefined) throw refuse('SignInRequired');
        const language = contentLanguageFor(request);
        const translate = translatorIn(language);
        const handed = handedOver({ turns, note, translate });
        // Another tab may open the thread at the same instant; then its thread is used.
        const opened = accepted(
          await handle(threadDecider, {
            id: threadId,
            command: {
              command: 'open',
              threadId,
              messageId,
              topic,
              priority: 'normal',
              hasPrioritySupport: await hasPrioritySupport(dependencies, sender, now),
              language,
              sender: 'family',
              channel: 'chat',
              name: `${account.firstName} ${account.lastName}`.trim(),
              email: account.email,
              phone: null,
              subject: translate(HAND_OVER_WORDS.subject),
              text: handed.text,
              // Checks only the family's own words, since the answers also mention dangers.
              ...crisisOf(note, ...handed.turns.flatMap(({ message }) => message ?? [])),
            },
            context,
          }),
        );
        thread = opened.state;
      }
      if (note !== '' && !holds(thread, messageId)) {
        // Another tab was faster: its words are stored, and these follow them.
        await requireMessages(dependencies, { sender, requestId: messageId, now });
        accepted(
          await handle(threadDecider, {
            id: threadId,
            command: {
              command: 'send',
              threadId,
              messageId,
              via: 'chat',
              text: note,
              ...crisisOf(note),
            },
            context,
          }),
        );
      }
      const outcome = await handle(chatDecider, {
        id: chatStreamIdOf(userId, chatMessageId),
        command: { command: 'hand-over', chatMessageId, threadId },
        context: { ...context, idempotency: undefined },
      });
      sendPosition(reply, outcome);
      const openedAt = thread.status === 'none' ? now : new Date(thread.openedAt);
      return { threadId, answerBy: answerBy(openedAt).toISOString() };
    },
  );
};
