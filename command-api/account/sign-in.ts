import type { Login, SignedIn } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import { isFromBrowser } from '@hearthway/infra/http/access.ts';
import { refuse } from '@hearthway/infra/http/errors.ts';
import type { HttpReply, HttpRequest } from '@hearthway/infra/http/server.ts';
import { sessionCookie } from '@hearthway/infra/sessions/session-cookie.ts';
import { createSession, endSession } from '@hearthway/infra/sessions/sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';
import { type Account, findAccount, replacePasswordHash } from './accounts.ts';
import { hashPassword, isOutdated, verifyPassword } from './password.ts';

/** Refuses with `WrongCredentials`, whichever of the two is wrong. */
export const authenticate = async (
  { database }: CommandDependencies,
  { email, password }: Login,
): Promise<Account> => {
  const account = await findAccount(database, email);
  const isRight = await verifyPassword(account?.passwordHash, password);
  if (account === undefined || !isRight) throw refuse('WrongCredentials');
  if (!isOutdated(account.passwordHash)) return account;
  const passwordHash = await hashPassword(password);
  await replacePasswordHash(database, account, passwordHash);
  return { ...account, passwordHash };
};

/** Begins a session of a person who has shown who it is. */
export const signIn = async (
  { handle, database, clock }: CommandDependencies,
  account: Account,
  { request, reply }: { readonly request: HttpRequest; readonly reply: HttpReply },
): Promise<SignedIn> => {
  const now = clock();
  const { userId, email, firstName, lastName } = account;
  const { session, token, cookie, expiresAt } = await createSession(
    { database, now },
    { userId, isBrowser: isFromBrowser(request) },
  );
  try {
    const sessionId = session.id;
    const outcome = await handle(accountDecider, {
      id: userId,
      command: { command: 'sign-in', sessionId },
      context: accountContext({ userId, sessionId, correlationId: request.id, now }),
    });
    sendPosition(reply, outcome);
  } catch (error) {
    // Nobody will ever be told its token.
    await endSession(database, session);
    throw error;
  }
  if (cookie !== undefined)
    reply.header(
      'set-cookie',
      sessionCookie({
        value: cookie,
        maxAgeSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000),
        isSecure: request.protocol === 'https',
      }),
    );
  reply.header('cache-control', 'no-store');
  return { token, user: { id: userId, email, firstName, lastName } };
};
