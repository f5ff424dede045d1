import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { readIdempotency } from './idempotency.ts';

export interface FamilyContextOptions {
  readonly now: Date;
  /** What the command is about lies there; two letters. */
  readonly state?: string | undefined;
}

/** How a command came about that a family gives for itself: who it is, the session says alone. */
export const familyContext = (
  request: HttpRequest,
  { now, state }: FamilyContextOptions,
): CommandContext => {
  const { id, userId } = sessionOf(request);
  return {
    correlationId: request.id,
    userId,
    actor: userId,
    sessionId: id,
    state: state ?? null,
    now,
    idempotency: readIdempotency(request, userId),
  };
};
