import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';

/** How a command came about that the operator gives: nobody's session did. */
export const operatorContext = (userId: string, now: Date): CommandContext => ({
  correlationId: randomUUID(),
  userId,
  actor: 'operator',
  sessionId: null,
  state: null,
  now,
  idempotency: undefined,
});
