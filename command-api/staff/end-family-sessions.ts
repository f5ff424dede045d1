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
 * Ends every session of a family, and resolves with how many there were. A request that comes again
 * ends those of the first time, and no newer ones, and says the same. Refuses with `GrantRequired`.
 *
 * The sessions go last: a request that fails before can be sent again.
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

/** The sessions that a command was recorded to end. */
const endedBy = (commandId: string) => ({
  stream: supportAccessStream,
  initialState: [],
  evolve: (
    sessionIds: readonly string[],
    { type, data, metadata }: Recorded<SupportAccessEvent>,
  ): readonly string[] =>
    type === 'FamilySignedOut' && metadata.commandId === commandId ? data.sessionIds : sessionIds,
});
