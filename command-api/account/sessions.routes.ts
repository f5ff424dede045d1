import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import {
  sessionParamsSchema,
  sessionTimeSchema,
} from '@hearthway/domain/session/session.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply, HttpRequest, HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  endSessions,
  listSessionIds,
  remainingSeconds,
} from '@hearthway/infra/adapters/sessions/account-sessions.ts';
import { forgetSessionCookie } from '@hearthway/infra/adapters/sessions/session-cookie.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';

export const addSessionsRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, database, clock } = dependencies;

  const end = async (
    request: HttpRequest,
    reply: HttpReply,
    sessionIds: readonly string[],
  ): Promise<HttpReply> => {
    const { id: sessionId, accountId: userId } = sessionOf(request);
    const outcome = await handle(accountDecider, {
      id: userId,
      command: { command: 'end-sessions', sessionIds, why: 'by-choice' },
      context: accountContext({ userId, sessionId, correlationId: request.id, now: clock() }),
    });
    sendPosition(reply, outcome);
    // Ends the sessions last, so that a request that fails earlier can be retried.
    const ended = await endSessions(database, { userId, ids: sessionIds });
    if (ended.includes(sessionId)) forgetSessionCookie({ request, reply });
    return reply.status(204).send();
  };

  app.delete(
    '/api/account/sessions/:sessionId',
    { config: { access: 'signed-in', fresh: true }, schema: { params: sessionParamsSchema } },
    async (request, reply) => end(request, reply, [request.params.sessionId]),
  );

  app.delete(
    '/api/account/sessions',
    { config: { access: 'signed-in', fresh: true } },
    async (request, reply) => {
      const { accountId: userId } = sessionOf(request);
      return end(request, reply, await listSessionIds({ database, now: clock() }, userId));
    },
  );

  // The request itself is the activity: passing authentication on a changing route extends the session.
  app.post(
    '/api/session/activity',
    {
      config: { access: 'signed-in', isPersonal: true },
      schema: { response: { 200: sessionTimeSchema } },
    },
    async (request) => {
      const left = await remainingSeconds({ database, now: clock() }, sessionOf(request).id);
      if (left === undefined) throw refuse('SignInRequired');
      return { remainingSeconds: left };
    },
  );
};
