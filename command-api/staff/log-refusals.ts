import { replyTo } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import { findAccount } from '../account/accounts.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Of whoever has the email, or of whoever was mailed the code that this browser has asked for. */
type Concerned = { readonly email: string } | { readonly browserHash: Buffer };

declare module 'fastify' {
  interface FastifyRequest {
    /** The code that it was refused with. */
    refusal: string | undefined;
    /** Whose account it is about, where nobody has to be signed in. There may be none. */
    concerns: Concerned | undefined;
  }
}

/**
 * Writes down what families were refused, which no event tells. Only once they have their answer: what
 * is written about an account that there is would else take longer than about one that there is not.
 */
export const logRefusals = (
  app: HttpServer,
  dependencies: Pick<CommandDependencies, 'database' | 'privacy' | 'operationalLog'>,
): void => {
  const { operationalLog } = dependencies;
  app.decorateRequest('refusal', undefined);
  app.decorateRequest('concerns', undefined);
  app.addHook('onError', async (request, _reply, error) => {
    request.refusal = replyTo(error).body.code;
  });
  app.addHook('onResponse', async ({ session, refusal, concerns, routeOptions }) => {
    if (refusal === undefined) return;
    const detail = { command: `${String(routeOptions.method)} ${routeOptions.url}`, code: refusal };
    if (concerns !== undefined)
      await operationalLog.add(
        findConcerned(dependencies, concerns),
        refusal === 'WrongCredentials'
          ? { kind: 'sign-in-failed', detail: {} }
          : { kind: 'visitor-rejected', detail },
      );
    else if (session !== undefined)
      await operationalLog.add(familyOfSession(session).familyId, {
        kind: 'command-rejected',
        detail,
      });
  });
};

const findConcerned = async (
  { database, privacy }: Pick<CommandDependencies, 'database' | 'privacy'>,
  concerned: Concerned,
): Promise<string | undefined> => {
  if ('email' in concerned) {
    const emailKey = await privacy.emailKeyOf(concerned.email);
    return (await findAccount(database, { emailKey }))?.userId;
  }
  const row = await database
    .selectFrom('mailed_codes')
    .innerJoin('accounts', 'accounts.email_key', 'mailed_codes.email_key')
    .select('accounts.user_id as userId')
    .where('browser_hash', '=', concerned.browserHash)
    .executeTakeFirst();
  return row?.userId;
};
