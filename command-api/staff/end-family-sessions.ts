import { accountDecider } from '@hearthway/domain/account/account.decider.ts';
import type { Recorded } from '@hearthway/domain/kernel/view.ts';
import { supportAccessDecider } from '@hearthway/domain/staff/support-access.decider.ts';
import {
  type SupportAccessEvent,
  supportAccessStream,
} from '@hearthway/domain/staff/support-access.events.ts';
import type { Accepted, CommandContext } from '@hearthway/infra/adapters/event-store/handle.ts';
import {
  endSessions,
  listSessionIds,
} from '@hearthway/infra/adapters/sessions/account-sessions.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';
import { accepted } from '../commands/send-position.ts';

/**
 * Ends every session of a family, and resolves with their number. A retry ends only the sessions of the first
 * request, and returns the same number. Refuses with `GrantRequired`.
 *
 * Ends the sessions last, so that a request that fails earlier can be retried.
 */
export const endFamilySessions = async (
  { handle, readState, database }: CommandDependencies,
  context: CommandContext,
): Promise<{ readonly ended: number; readonly outcome: Accepted }> => {
  const { userId, actor: staffId, now, idempotency } = context;
  const open = await listSessionIds({ database, now }, userId);
  const recorded = accepted(
    await handle(supportAccessDecider, {
      id: userId,
      command: { command: 'record-sign-out', sessionIds: open, staffId, now },
      context,
    }),
  );
  const sessionIds =
    idempotency === undefined ? open : await readState(endedBy(idempotency.commandId), userId);
  const ended = accepted(
    await handle(accountDecider, {
      id: userId,
      command: { command: 'end-sessions', sessionIds, why: 'by-support' },
      context,
    }),
  );
  await endSessions(database, { userId, ids: sessionIds });
  const outcome = ended.position > recorded.position ? ended : recorded;
  return { ended: sessionIds.length, outcome };
};

const endedBy = (commandId: string) => ({
  stream: supportAccessStream,
  initialState: [],
  evolve: (
    sessionIds: readonly string[],
    { type, data, metadata }: Recorded<SupportAccessEvent>,
  ): readonly string[] =>
    type === 'FamilySignedOut' && metadata.commandId === commandId ? data.sessionIds : sessionIds,
});
