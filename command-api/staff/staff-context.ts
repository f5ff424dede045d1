import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { readIdempotency } from '../commands/idempotency.ts';

export interface StaffContextOptions {
  readonly userId: string;
  readonly now: Date;
}

/** Context of a support command. It has no session of the family. */
export const staffContext = (
  request: HttpRequest,
  { userId, now }: StaffContextOptions,
): CommandContext => {
  const staffId = sessionOf(request).accountId;
  return {
    correlationId: request.id,
    userId,
    actor: staffId,
    sessionId: null,
    state: null,
    now,
    idempotency: readIdempotency(request, staffId),
  };
};
