import type { Login } from '@hearthway/domain/account/account.contract.ts';
import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { SignedIn } from '@hearthway/domain/session/session.contract.ts';
import { readUser } from '@hearthway/infra/adapters/account/user.ts';
import { isFromBrowser } from '@hearthway/infra/adapters/http/access.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { deviceOf } from '@hearthway/infra/adapters/sessions/device.ts';
import { keepSessionCookie } from '@hearthway/infra/adapters/sessions/session-cookie.ts';
import { createSession, endSession } from '@hearthway/infra/adapters/sessions/sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { sendPosition } from '../commands/send-position.ts';
import { accountContext } from './account-context.ts';
import { type Account, findAccount, hasStillPassword, replacePasswordHash } from './accounts.ts';
import { askerOf } from './asker.ts';
import type { Exchange } from './browser-cookies.ts';
import { rememberDevice } from './known-devices.ts';
import { keepLanguage, languageOf } from './language.ts';
import { clearTries, countSignIn } from './sign-in-tries.ts';

/**
 * Refuses with `WrongCredentials`, for the e-mail and the password alike, and with `TooManyTries`. Does the
 * same work for an unknown e-mail.
 */
export const authenticate = async (
  dependencies: CommandDependencies,
  { email, password }: Login,
  request: HttpRequest,
): Promise<Account> => {
  request.concerns = { email };
  const { database, privacy, passwords } = dependencies;
  const emailKey = await privacy.emailKeyOf(email);
  const asker = await askerOf(dependencies, request, emailKey);
  const tried = await countSignIn(dependencies, asker);
  const account = await findAccount(database, { emailKey });
  const isRight = await passwords.verify(account?.passwordHash, password);
  if (account === undefined || !isRight) throw refuse('WrongCredentials');
  await clearTries(dependencies, tried);
  if (!passwords.isOutdated(account.passwordHash)) return account;
  const passwordHash = await passwords.hash(password);
  const isReplaced = await replacePasswordHash(database, account, passwordHash);
  // A concurrent request may have replaced the hash, for the same password or a new one.
  return isReplaced
    ? { ...account, passwordHash }
    : authenticate(dependencies, { email, password }, request);
};

/**
 * Starts a session after authentication. Refuses with `WrongCredentials` if a concurrent change of the
 * password has ended every session but this one.
 */
export const signIn = async (
  dependencies: CommandDependencies,
  account: Account,
  { request, reply }: Exchange,
): Promise<SignedIn> => {
  const { handle, database, privacy, clock } = dependencies;
  const now = clock();
  const { userId } = account;
  const device = deviceOf(request.headers);
  const sealed = await privacy.sealTexts('sessions', userId, { device });
  const { session, token, cookie, expiresAt } = await createSession(
    { database, now },
    { userId, isBrowser: isFromBrowser(request), device: sealed.device },
  );
  try {
    const sessionId = session.id;
    if (!(await hasStillPassword(database, account))) throw refuse('WrongCredentials');
    const outcome = await handle(accountDecider, {
      id: userId,
      command: { command: 'sign-in', sessionId, device },
      context: accountContext({ userId, sessionId, correlationId: request.id, now }),
    });
    sendPosition(reply, outcome);
  } catch (error) {
    // The client never received the session's token.
    await endSession(database, session);
    throw error;
  }
  if (cookie !== undefined)
    keepSessionCookie(
      { request, reply },
      { value: cookie, maxAgeSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1000) },
    );
  reply.header('cache-control', 'no-store');
  const user = await readUser(dependencies, userId);
  // The account was deleted in between.
  if (user === undefined) throw refuse('WrongCredentials');
  await rememberDevice(dependencies, { request, reply }, userId);
  await keepLanguage(database, { userId, language: languageOf(request) });
  return { token, user };
};
