import {
  changeEmailSchema,
  changeNameSchema,
  changePasswordSchema,
  confirmEmailSchema,
} from '@hearthway/domain/account/account.contract.ts';
import {
  signedInSchema,
  type User,
  userSchema,
} from '@hearthway/domain/session/session.contract.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { ownAccountContext } from './account-context.ts';
import { askForNewEmail, changeName, mailCodeAgain } from './details.ts';
import { confirmEmail } from './email-confirmation.ts';
import { setPassword } from './new-password.ts';
import { requireOwnPassword } from './own-password.ts';
import { refuseCommonPassword, refuseOwnNames } from './password-rules.ts';
import { signIn } from './sign-in.ts';

export const addDetailsRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { clock } = dependencies;

  const userOf = async (userId: string): Promise<User> => {
    const user = await readUser(dependencies, userId);
    if (user === undefined) throw refuse('SignInRequired');
    return user;
  };

  app.put(
    '/api/account/name',
    {
      config: { access: 'signed-in' },
      schema: { body: changeNameSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const context = ownAccountContext(request, clock());
      sendPosition(reply, await changeName(dependencies, request.body, context));
      return userOf(context.userId);
    },
  );

  app.put(
    '/api/account/email',
    {
      config: { access: 'signed-in', fresh: true, limit: 'recovery' },
      schema: { body: changeEmailSchema, response: { 202: userSchema } },
    },
    async (request, reply) => {
      const { email, password } = request.body;
      const account = await requireOwnPassword(dependencies, sessionOf(request), password);
      await askForNewEmail(dependencies, account, email);
      return reply.status(202).send(await userOf(account.userId));
    },
  );

  app.post(
    '/api/account/email/code',
    { config: { access: 'signed-in', limit: 'recovery' } },
    async (request, reply) => {
      await mailCodeAgain(dependencies, await userOf(sessionOf(request).accountId));
      return reply.status(202).send();
    },
  );

  app.post(
    '/api/account/email/confirmation',
    {
      config: { access: 'signed-in', limit: 'try-code' },
      schema: { body: confirmEmailSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const context = ownAccountContext(request, clock());
      const outcome = await confirmEmail(dependencies, request.body.code, context);
      if (outcome !== undefined) sendPosition(reply, outcome);
      return userOf(context.userId);
    },
  );

  app.put(
    '/api/account/password',
    {
      config: { access: 'signed-in', fresh: true },
      schema: { body: changePasswordSchema, response: { 200: signedInSchema } },
    },
    async (request, reply) => {
      const { currentPassword, password } = request.body;
      refuseCommonPassword(password);
      const account = await requireOwnPassword(dependencies, sessionOf(request), currentPassword);
      refuseOwnNames(password, await userOf(account.userId));
      const context = ownAccountContext(request, clock());
      const changed = await setPassword(dependencies, account, { password, how: 'known', context });
      return signIn(dependencies, changed.account, { request, reply });
    },
  );
};
