import { crisisOf } from '@hearthway/domain/crisis/crisis.ts';
import {
  sendMessageSchema,
  threadParamsSchema,
} from '@hearthway/domain/support/support.contract.ts';
import { threadDecider } from '@hearthway/domain/support/thread.decider.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { idFor } from '../commands/command-routes.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { MESSAGE_LIMIT_BYTES } from '../commands/message-limit.ts';
import { sendPosition } from '../commands/send-position.ts';
import { findGoingOn, followThread } from './going-on.ts';
import { type Sender, senderInThread } from './sender.ts';
import { requireMessages } from './support.allowances.ts';
import { keepLastMessage } from './visitors.ts';

/**
 * `POST /api/support/threads/:threadId/messages`: for the thread's family or visitor. Messages to a merged
 * thread go to the thread that replaced it.
 */
export const addMessagesRoute = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock, handle, database, newId } = dependencies;

  /** Refuses with `UnknownThread` other people's threads, and any but the one that a visitor has opened. */
  const findThread = async (
    { userId, threadId: visited, context }: Sender,
    requestedId: string,
  ): Promise<string> => {
    const { threadId, state } = (
      await findGoingOn(dependencies, { threadId: requestedId, context })
    ).last;
    const isVisited =
      visited === undefined ||
      (await followThread(dependencies, visited)).last.threadId === threadId;
    if (state.status === 'none' || state.userId !== userId || !isVisited)
      throw refuse('UnknownThread');
    return threadId;
  };

  app.post(
    '/api/support/threads/:threadId/messages',
    {
      config: { access: 'anyone', limit: 'contact' },
      bodyLimit: MESSAGE_LIMIT_BYTES,
      schema: { params: threadParamsSchema, body: sendMessageSchema },
    },
    async (request, reply) => {
      const now = clock();
      const sender = await senderInThread(dependencies, request, now);
      const threadId = await findThread(sender, request.params.threadId);
      const messageId = idFor(sender.context.idempotency?.commandId, newId);
      await requireMessages(dependencies, { sender, requestId: messageId, now });
      const { message: text } = request.body;
      const outcome = await handle(threadDecider, {
        id: threadId,
        command: {
          command: 'send',
          threadId,
          messageId,
          via: 'page',
          text,
          ...crisisOf(text),
        },
        context: sender.context,
      });
      sendPosition(reply, outcome);
      if (sender.kind === 'visitor') await keepLastMessage(database, sender.userId, now);
      return reply.status(204).send();
    },
  );
};
