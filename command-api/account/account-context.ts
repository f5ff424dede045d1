import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';

/**
 * How a command on an account came about. Registering, signing in and out need no idempotency: an
 * account is registered once, each sign-in is a session of its own, since its secrets cannot be told
 * twice, and a session ends once.
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
