import { randomUUID } from 'node:crypto';
import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';

/** Context of an operator's command, which has no session. */
export const operatorContext = (userId: string, now: Date): CommandContext => ({
  correlationId: randomUUID(),
  userId,
  actor: 'operator',
  sessionId: null,
  state: null,
  now,
  idempotency: undefined,
});
