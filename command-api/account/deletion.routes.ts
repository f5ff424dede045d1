import { requestDeletionSchema } from '@hearthway/domain/account/account.contract.ts';
import { type User, userSchema } from '@hearthway/domain/session/session.contract.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';
import { cancelDeletion, requestDeletion } from './deletion.ts';
import { requireOwnPassword } from './own-password.ts';

export const addDeletionRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock } = dependencies;

  /** No idempotency: after a cancellation, a repeated request counts as a new one. */
  const contextOf = (request: HttpRequest): CommandContext => {
    const { id: sessionId, accountId: userId } = sessionOf(request);
    return accountContext({ userId, sessionId, correlationId: request.id, now: clock() });
  };
  const userOf = async ({ userId }: CommandContext): Promise<User> => {
    const user = await readUser(dependencies, userId);
    if (user === undefined) throw refuse('SignInRequired');
    return user;
  };

  app.post(
    '/api/account/deletion',
    {
      config: { access: 'signed-in', fresh: true },
      schema: { body: requestDeletionSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const { password } = request.body;
      const account = await requireOwnPassword(dependencies, sessionOf(request), password);
      const context = contextOf(request);
      sendPosition(reply, await requestDeletion(dependencies, account, context));
      return userOf(context);
    },
  );

  app.delete(
    '/api/account/deletion',
    {
      config: { access: 'signed-in', fresh: true },
      schema: { response: { 200: userSchema } },
    },
    async (request, reply) => {
      const context = contextOf(request);
      sendPosition(reply, await cancelDeletion(dependencies, context));
      return userOf(context);
    },
  );
};
