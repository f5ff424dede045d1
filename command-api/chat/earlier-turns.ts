import { chatStream, chatStreamIdOf } from '@hearthway/domain/chat/chat.events.ts';
import { chatEntryOf } from '@hearthway/domain/chat/chat-entry.ts';
import { readerOf } from '@hearthway/domain/kernel/read-event.ts';
import type { EarlierTurn } from '@hearthway/infra/adapters/chat/answer-model.ts';
import { readStored } from '@hearthway/infra/adapters/event-store/read-stored.ts';
import type { CommandDependencies } from '../commands/dependencies.ts';

/** Enough to understand "and for my other son?". */
const MOST_TURNS = 3;

/** An older conversation was about something else. */
const TOLD_FOR_MS = 24 * 60 * 60_000;

const READ_WITHIN_MS = 1_000;

const read = readerOf(chatStream);

/** The last messages of a family that were answered from our pages, the oldest first. */
export const readEarlierTurns = async (
  {
    database,
    eventStore,
    privacy,
    clock,
  }: Pick<CommandDependencies, 'database' | 'eventStore' | 'privacy' | 'clock'>,
  familyId: string,
): Promise<readonly EarlierTurn[]> => {
  const rows = await database
    .selectFrom('chats')
    .select('chat_message_id')
    .where('user_id', '=', familyId)
    .where('outcome', '=', 'answered')
    .where('sent_at', '>', new Date(clock().getTime() - TOLD_FOR_MS))
    .orderBy('sent_at', 'desc')
    .orderBy('chat_message_id', 'desc')
    .limit(MOST_TURNS)
    .execute();
  const signal = AbortSignal.timeout(READ_WITHIN_MS);
  const turns = await Promise.all(
    rows.map(async ({ chat_message_id: id }) => {
      const streamName = chatStream.nameOf(chatStreamIdOf(familyId, id));
      const stored = await readStored(eventStore, { streamName, signal });
      const entry = chatEntryOf((await privacy.openEvents(stored)).map(read));
      if (!entry?.message || entry.answer === null) return [];
      const answer = entry.answer.sentences.map(({ text }) => text).join(' ');
      return [{ question: entry.message, answer }];
    }),
  );
  return turns.flat().toReversed();
};
