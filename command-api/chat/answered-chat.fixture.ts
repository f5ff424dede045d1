import type { Family, TestApi } from '../command-api.fixture.ts';

/** Keeps a family's answered message in the read model, as projections do. The next one is later. */
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
