import { replyTo } from '@hearthway/infra/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that it was refused with. */
    refusal: string | undefined;
    /** Whose account it is that a wrong password was given for; some id where there is none. */
    failedSignInOf: string | undefined;
  }
}

/**
 * Writes down what families were refused, which no event tells. Only once they have their answer: what
 * is written about an account that there is would else take longer than about one that there is not.
 */
export const logRefusals = (
  app: HttpServer,
  { operationalLog }: Pick<CommandDependencies, 'operationalLog'>,
): void => {
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('failedSignInOf', undefined);
  app.addHook('onError', async (request, _reply, error) => {
    request.refusal = replyTo(error).body.code;
  });
  app.addHook('onResponse', async ({ session, refusal, failedSignInOf, routeOptions }) => {
    if (failedSignInOf !== undefined)
      await operationalLog.add(failedSignInOf, { kind: 'sign-in-failed', detail: {} });
    else if (session !== undefined && refusal !== undefined) {
      const command = `${String(routeOptions.method)} ${routeOptions.url}`;
      const detail = { command, code: refusal };
      await operationalLog.add(session.userId, { kind: 'command-rejected', detail });
    }
  });
};
