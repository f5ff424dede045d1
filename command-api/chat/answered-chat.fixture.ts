import type { Family, TestApi } from '../command-api.fixture.ts';

/**
 * Inserts a family's answered message into the read model, as projections do. Advances the clock for the next
 * one.
 */
export const keepAnswered = async (
  { database, now, passTime }: Pick<TestApi, 'database' | 'now' | 'passTime'>,
  { userId }: Family,
  chatMessageId: string,
): Promise<void> => {
  passTime(1_000);
  await database
    .insertInto('chats')
    .values({
      user_id: userId,
      chat_message_id: chatMessageId,
      sent_at: now(),
      outcome: 'answered',
      topic: 'other',
      tier: null,
      is_helpful: null,
    })
    .execute();
};
