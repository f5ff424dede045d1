import { sessionSchema, sessionTimeSchema } from '@hearthway/domain/session/session.contract.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import {
  listSessions,
  remainingSeconds,
} from '@hearthway/infra/adapters/sessions/account-sessions.ts';
import { z } from 'zod';
import type { ReadDependencies } from '../read-part.ts';

export const addSessionsRoutes = (
  app: HttpServer,
  { database, privacy, clock }: Pick<ReadDependencies, 'database' | 'privacy' | 'clock'>,
): void => {
  // Does not extend the session, since a page asks when it is about to warn.
  app.get(
    '/api/session',
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

  app.get(
    '/api/account/sessions',
    { config: { access: 'signed-in' }, schema: { response: { 200: z.array(sessionSchema) } } },
    async (request) => {
      const { id: currentId, accountId: userId } = sessionOf(request);
      return listSessions({ database, privacy, now: clock() }, { userId, currentId });
    },
  );
};
