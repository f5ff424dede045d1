import { DAY_MS } from '@hearthway/domain/calendar/durations.constants.ts';
import type { ChatOutcome } from '@hearthway/domain/chat/chat.constants.ts';
import { chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { chatEntry } from '@hearthway/domain/chat/chat-entry.ts';
import type { EarlierTurn } from '@hearthway/infra/adapters/chat/answer-model.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Enough to understand "and for my other son?". */
const MAX_TURNS = 3;

/** Older conversations were about something else. */
const CONTEXT_MAX_AGE_MS = DAY_MS;

/**
 * Returns the last messages of a family with these outcomes (those answered from our pages), oldest first.
 */
export const readEarlierTurns = async (
  { database, readState, clock }: Pick<CommandDependencies, 'database' | 'readState' | 'clock'>,
  familyId: string,
  outcomes: readonly ChatOutcome[] = ['answered'],
): Promise<readonly EarlierTurn[]> => {
  const rows = await database
    .selectFrom('chats')
    .select('chat_message_id')
    .where('user_id', '=', familyId)
    .where('outcome', 'in', outcomes)
    .where('sent_at', '>', new Date(clock().getTime() - CONTEXT_MAX_AGE_MS))
    .orderBy('sent_at', 'desc')
    .orderBy('chat_message_id', 'desc')
    .limit(MAX_TURNS)
    .execute();
  const entries = await Promise.all(
    rows.map(({ chat_message_id: id }) => readState(chatEntry, chatStreamIdOf(familyId, id))),
  );
  return entries.toReversed().flatMap((entry) => {
    if (!entry?.message || entry.answer === null) return [];
    const answer = entry.answer.sentences.map(({ text }) => text).join(' ');
    return [{ question: entry.message, answer }];
  });
};
