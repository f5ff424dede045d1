import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { familyOf } from '@hearthway/infra/adapters/http/subject.ts';
import { readIdempotency } from './idempotency.ts';

export interface FamilyContextOptions {
  readonly now: Date;
  /** State of the listing that the command is about; two letters. */
  readonly state?: string | undefined;
}

/** Context of a command that a family gives for itself; only the session identifies the family. */
export const familyContext = (
  request: HttpRequest,
  { now, state }: FamilyContextOptions,
): CommandContext => {
  const { familyId, actor, sessionId } = familyOf(request);
  return {
    correlationId: request.id,
    userId: familyId,
    actor,
    sessionId,
    state: state ?? null,
    now,
    idempotency: readIdempotency(request, actor),
  };
};
