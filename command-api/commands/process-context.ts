import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { CommandDependencies } from './dependencies.ts';

/** Context of a command that a process gives without a request. `actor` names the process. */
export const processContext = (
  { clock, newId }: Pick<CommandDependencies, 'clock' | 'newId'>,
  { userId, actor }: Pick<CommandContext, 'userId' | 'actor'>,
): CommandContext => ({
  correlationId: newId(),
  userId,
  actor,
  sessionId: null,
  state: null,
  now: clock(),
  idempotency: undefined,
});
