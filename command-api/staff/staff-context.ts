import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import { sessionOf } from '@hearthway/infra/adapters/http/access.ts';
import type { HttpRequest } from '@hearthway/infra/adapters/http/server.ts';
import { readIdempotency } from '../commands/idempotency.ts';

export interface StaffContextOptions {
  /** Of the family that it is about. */
  readonly userId: string;
  readonly now: Date;
}

/** How a command of support came about. No session of the family did it. */
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
