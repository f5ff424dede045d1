import {
  forgotPasswordSchema,
  forgotUsernameSchema,
  recoverySchema,
  resetPasswordSchema,
} from '@hearthway/domain/account/account.contract.ts';
import { networkOf } from '@hearthway/infra/adapters/http/network-of.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { askerOf } from './asker.ts';
import { clearRecoveryCookie, keepRecoveryCookie, readRecoveryCookie } from './browser-cookies.ts';
import { rememberDevice } from './known-devices.ts';
import { languageOf } from './language.ts';
import { mailResetCode, mailUsername, resetPassword } from './recovery.ts';

/** Fallback messages in English; the interface has its own. None tells whether the account exists. */
const CODE_MAILED =
  'If there is an account with this email, we have mailed a 6-digit code and a link to it. The code can be used for 15 minutes. If no new mail arrives, open the link in the latest one.';
const USERNAME_MAILED =
  'If there is an account in this name, we have just mailed its email address to its holder.';
const PASSWORD_SET = 'Your password was changed. Please sign in with the new one.';

export const addRecoveryRoutes = (app: HttpServer, dependencies: CommandDependencies): void => {
  const { mailer, privacy } = dependencies;

  app.post(
    '/api/forgot-password',
    {
      config: { access: 'anyone', limit: 'recovery' },
      schema: { body: forgotPasswordSchema, response: { 200: recoverySchema } },
    },
    async (request, reply) => {
      const { email } = request.body;
      request.concerns = { email };
      const asker = await askerOf(dependencies, request, await privacy.emailKeyOf(email));
      const browserHash = keepRecoveryCookie({ request, reply });
      const language = languageOf(request);
      const token = await mailResetCode(dependencies, { asker, browserHash, language });
      reply.header('cache-control', 'no-store');
      return { message: CODE_MAILED, ...(mailer.isOutbox && { resetToken: token }) };
    },
  );

  app.post(
    '/api/reset-password',
    {
      config: { access: 'anyone', limit: 'try-code' },
      schema: { body: resetPasswordSchema, response: { 200: recoverySchema } },
    },
    async (request, reply) => {
      const { email } = request.body;
      const browserHash = readRecoveryCookie(request);
      request.concerns = email === undefined ? browserHash && { browserHash } : { email };
      const { userId, outcome } = await resetPassword(dependencies, {
        ...request.body,
        asker:
          email === undefined
            ? undefined
            : await askerOf(dependencies, request, await privacy.emailKeyOf(email)),
        browserHash,
        language: languageOf(request),
        correlationId: request.id,
      });
      sendPosition(reply, outcome);
      clearRecoveryCookie({ request, reply });
      // Reading the account's mail proves a known device: others' tries do not delay it.
      await rememberDevice(dependencies, { request, reply }, userId);
      return { message: PASSWORD_SET };
    },
  );

  app.post(
    '/api/forgot-username',
    {
      config: { access: 'anyone', limit: 'recovery' },
      schema: { body: forgotUsernameSchema, response: { 200: recoverySchema } },
    },
    async (request) => {
      await mailUsername(dependencies, { ...request.body, network: networkOf(request.ip) });
      return { message: USERNAME_MAILED };
    },
  );
};
