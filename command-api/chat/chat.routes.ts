import {
  CHAT_LIMIT_MINUTES,
  FAMILY_MESSAGES,
  VISITOR_MESSAGES,
} from '@hearthway/domain/chat/chat.constants.ts';
import {
  type ChatAnswer,
  type ChatReply,
  chatRatingParamsSchema,
  chatRatingSchema,
  chatReplySchema,
  sendChatSchema,
} from '@hearthway/domain/chat/chat.contract.ts';
import { chatDecider } from '@hearthway/domain/chat/chat.decider.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { crisisIn } from '@hearthway/domain/chat/crisis.ts';
import { contentLanguageFor } from '@hearthway/infra/adapters/content/content-language.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpReply, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  type Allowance,
  requireAllowance,
  requireAllowanceOnce,
} from '@hearthway/infra/adapters/limits/allowances.ts';
import { commandRoutes, idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { familyContext } from '../commands/family-context.ts';
import { accepted, sendPosition } from '../commands/send-position.ts';
import { answerMessage, type Question } from './answer-message.ts';

const MESSAGES: Allowance = {
  name: 'chat-messages',
  most: FAMILY_MESSAGES,
  perMs: CHAT_LIMIT_MINUTES * 60_000,
};

/** Of a network: a visitor has no account to count by. */
const VISITORS: Allowance = { ...MESSAGES, name: 'visitor-chat-messages', most: VISITOR_MESSAGES };

/**
 * `POST /api/support/chat`: for anyone. A family's message and its answer become events; of a visitor's,
 * nothing is kept.
 */
export const addChatRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock, database, handle, newId, privacy, readState } = dependencies;

  /** Sent again under its key, a message finds the answer that it has. */
  const answerFamily = async (
    question: Question,
    { context, reply }: { readonly context: CommandContext; readonly reply: HttpReply },
  ): Promise<ChatReply> => {
    const { userId, now } = context;
    const chatMessageId = idFor(context.idempotency?.commandId, newId);
    const id = chatStreamIdOf(userId, chatMessageId);
    if (!(await readState(chatDecider, id)).isSent)
      await requireAllowanceOnce({ database, now, requestId: chatMessageId }, MESSAGES, userId);
    accepted(
      await handle(chatDecider, {
        id,
        command: { command: 'send', chatMessageId, ...question },
        context,
      }),
    );
    const { answer, answeredAt } = await readState(chatDecider, id);
    if (answer !== null && answeredAt !== null)
      return replyOf({ chatMessageId, answer, at: answeredAt });
    const answering = { ...context, idempotency: undefined };
    try {
      const given = await answerMessage(dependencies, question);
      const at = clock();
      const outcome = await handle(chatDecider, {
        id,
        command: { command: 'answer', chatMessageId, ...given },
        context: { ...answering, now: at },
      });
      sendPosition(reply, outcome);
      return replyOf({ chatMessageId, answer: given.answer, at: at.toISOString() });
    } catch (cause) {
      await handle(chatDecider, {
        id,
        command: { command: 'fail', chatMessageId },
        context: answering,
      });
      throw cause;
    }
  };

  app.post(
    '/api/support/chat',
    {
      config: { access: 'anyone', limit: 'chat' },
      schema: { body: sendChatSchema, response: { 200: chatReplySchema } },
    },
    async (request, reply) => {
      const { message: text } = request.body;
      const now = clock();
      const question = { text, language: contentLanguageFor(request), crisis: crisisIn(text) };
      if (request.session?.role === 'family')
        return answerFamily(question, { context: familyContext(request, { now }), reply });
      const network = await privacy.keyedHash('network', networkOf(request.ip));
      await requireAllowance({ database, now }, VISITORS, network.toString('hex'));
      const { answer } = await answerMessage(dependencies, question);
      const chatMessageId = idFor(undefined, newId);
      return replyOf({ chatMessageId, answer, at: clock().toISOString() });
    },
  );

  commandRoutes(app, dependencies)(chatDecider)({
    route: 'PUT /api/support/chat/:chatMessageId/rating',
    params: chatRatingParamsSchema,
    body: chatRatingSchema,
    prepare: ({ params: { chatMessageId }, body: { isHelpful }, familyId }) => ({
      id: chatStreamIdOf(familyId, chatMessageId),
      command: { command: 'rate', chatMessageId, isHelpful },
    }),
  });
};

const replyOf = ({
  chatMessageId,
  answer,
  at,
}: {
  readonly chatMessageId: string;
  readonly answer: ChatAnswer;
  /** ISO date and time. */
  readonly at: string;
}): ChatReply => ({
  ...answer,
  chatMessageId,
  response: answer.sentences.map(({ text }) => text).join(' '),
  timestamp: at,
});
