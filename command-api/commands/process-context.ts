import type { CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import type { CommandDependencies } from './dependencies.ts';

/** Context of a command that a process gives by itself, without any request: `actor` names what it does. */
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
