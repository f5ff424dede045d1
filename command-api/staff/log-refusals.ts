import { replyTo } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpServer } from '@hearthway/infra/adapters/http/server.ts';
import { familyOfSession } from '@hearthway/infra/adapters/http/subject.ts';
import { findAccount } from '../account/accounts.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Holder of an e-mail, or the account whose code this browser asked for. */
type Concerned = { readonly email: string } | { readonly browserHash: Buffer };

declare module 'fastify' {
  interface FastifyRequest {
    refusal: string | undefined;
    /** Account concerned, on routes without a session. It may not exist. */
    concerns: Concerned | undefined;
  }
}

/**
 * Logs families' refused commands, which no event records. Logs after the response: otherwise its duration
 * would reveal whether the account exists.
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
    .orderBy('mailed_codes.created_at', 'desc')
    .executeTakeFirst();
  return row?.userId;
};
