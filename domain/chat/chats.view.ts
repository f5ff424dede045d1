import * as z from 'zod';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import type { RowsView } from '../kernel/fold-rows.ts';
import type { Recorded } from '../kernel/view.ts';
import { CHAT_OUTCOMES, CHAT_TOPICS } from './chat.constants.ts';
import type { ChatEvent } from './chat.events.ts';

/** Message to the assistant, without its text. */
export const chatRowSchema = z.object({
  chat_message_id: z.string(),
  sent_at: z.date(),
  /** Null before the answer. */
  outcome: z.enum(CHAT_OUTCOMES).nullable(),
  topic: z.enum(CHAT_TOPICS).nullable(),
  tier: z.enum(CRISIS_TIERS).nullable(),
  is_helpful: z.boolean().nullable(),
  /** Id of the support thread that the message was handed over to. */
  thread_id: z.string().nullable(),
});

export type ChatRow = Readonly<z.infer<typeof chatRowSchema>>;

export const chatsView: RowsView<ChatRow, Recorded<ChatEvent>> = {
  evolve: (rows, event) => {
    if (event.type === 'ChatMessageSent') return [newRow(event)];
    const row = rows.get(event.data.chatMessageId);
    return row === undefined ? [] : [changed(row, event)];
  },
};

const newRow = ({ data, metadata }: Pick<Recorded<ChatEvent>, 'data' | 'metadata'>): ChatRow => ({
  chat_message_id: data.chatMessageId,
  sent_at: new Date(metadata.occurredAt),
  outcome: null,
  topic: null,
  tier: null,
  is_helpful: null,
  thread_id: null,
});

const changed = (row: ChatRow, event: ChatEvent): ChatRow => {
  switch (event.type) {
    case 'ChatCrisisRouted':
      return { ...row, tier: event.data.tier };
    case 'ChatAnswered':
      return { ...row, outcome: event.data.outcome, topic: event.data.topic };
    case 'ChatRated':
      return { ...row, is_helpful: event.data.isHelpful };
    case 'ChatHandedOver':
      return { ...row, thread_id: event.data.threadId };
    case 'ChatMessageSent':
    case 'ChatFailed':
      return row;
  }
};
