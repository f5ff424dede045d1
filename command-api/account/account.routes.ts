import { loginSchema, registerSchema } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { signedInSchema } from '@hearthway/domain/session/session.contract.ts';
import { isFromBrowser } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { forgetSessionCookie } from '@hearthway/infra/adapters/sessions/session-cookie.ts';
import { endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { readIdempotency } from '../commands/idempotency.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';
import { requireConsent } from './consent.ts';
import { languageOf } from './language.ts';
import { completeRegistration, register } from './register.ts';
import { authenticate, signIn } from './sign-in.ts';

export const addAccountRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { handle, database, clock } = dependencies;

  app.post(
    '/api/register',
    {
      config: { access: 'anyone', limit: 'sign-up' },
      schema: { body: registerSchema, response: { 201: signedInSchema } },
    },
    async (request, reply) => {
      const { confirmPassword: _, ...details } = request.body;
      if (isFromBrowser(request)) requireConsent(details);
      const commandId = readIdempotency(request, '')?.commandId ?? null;
      const identity = { correlationId: request.id, commandId, language: languageOf(request) };
      const account = await register(dependencies, details, identity);
      const signedIn = await signIn(dependencies, account, { request, reply });
      return reply.status(201).send(signedIn);
    },
  );

  app.post(
    '/api/login',
    {
      config: { access: 'anyone', limit: 'sign-in' },
      schema: { body: loginSchema, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const account = await authenticate(dependencies, request.body, request);
      await completeRegistration(dependencies, account, { correlationId: request.id });
      return signIn(dependencies, account, { request, reply });
    },
  );

  // Replies 204 to a caller without a valid session: they are signed out already.
  app.post('/api/logout', { config: { access: 'anyone' } }, async (request, reply) => {
    const { session } = request;
    if (session !== undefined) {
      const { id: sessionId, accountId: userId } = session;
      const outcome = await handle(accountDecider, {
        id: userId,
        command: { command: 'sign-out', sessionId },
        context: accountContext({ userId, sessionId, correlationId: request.id, now: clock() }),
      });
      sendPosition(reply, outcome);
      // Ends the session last, so that a request that fails earlier can be retried.
      await endSession(database, session);
    }
    forgetSessionCookie({ request, reply });
    return reply.status(204).send();
  });
};
