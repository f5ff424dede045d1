import { userSchema } from '@hearthway/domain/session/session.contract.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { ReadDependencies } from '../read-part.ts';

/** `GET /api/me`: the signed-in account. */
export const addAccountRoutes = (
  app: HttpServer,
  { database, privacy }: Pick<ReadDependencies, 'database' | 'privacy'>,
): void => {
  app.get(
    '/api/me',
    {
      config: { access: 'signed-in', isPersonal: true },
      schema: { response: { 200: userSchema } },
    },
    async (request) => {
      const user = await readUser({ database, privacy }, sessionOf(request).accountId);
      // The account was deleted since the session was looked up.
      if (user === undefined) throw refuse('SignInRequired');
      return user;
    },
  );
};
