import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { readIdempotency } from '../commands/idempotency.ts';

/**
 * Context of a command on an account. Registering, signing in and signing out need no idempotency: an account
 * is registered once, each sign-in starts a new session, whose secrets cannot be sent again, and a session
 * ends once.
 */
export const accountContext = ({
  userId,
  ...context
}: Pick<CommandContext, 'userId' | 'sessionId' | 'correlationId' | 'now'>): CommandContext => ({
  ...context,
  userId,
  actor: userId,
  state: null,
  idempotency: undefined,
});

/** Context of a change to the caller's own account, even if the request names another family. */
export const ownAccountContext = (request: HttpRequest, now: Date): CommandContext => {
  const { id: sessionId, accountId: userId } = sessionOf(request);
  return {
    ...accountContext({ userId, sessionId, correlationId: request.id, now }),
    idempotency: readIdempotency(request, userId),
  };
};
