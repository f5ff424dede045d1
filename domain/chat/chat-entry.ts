import type { Recorded } from '../kernel/view.ts';
import type { ChatEntry } from './chat.contract.ts';
import type { ChatEvent } from './chat.events.ts';

/** A message with its answer, from the events of its stream; undefined for a stream without a message. */
export const chatEntryOf = (events: readonly Recorded<ChatEvent>[]): ChatEntry | undefined =>
  events.reduce<ChatEntry | undefined>((entry, event) => {
    if (event.type === 'ChatMessageSent') {
      const { chatMessageId, text } = event.data;
      return {
        chatMessageId,
        sentAt: event.metadata.occurredAt,
        message: typeof text === 'string' ? text : null,
        answer: null,
        isHelpful: null,
      };
    }
    return entry && changed(entry, event);
  }, undefined);

const changed = (entry: ChatEntry, event: Recorded<ChatEvent>): ChatEntry => {
  switch (event.type) {
    case 'ChatAnswered': {
      const { answer } = event.data;
      if ('shredded' in answer) return entry;
      return { ...entry, answer: { ...answer, answeredAt: event.metadata.occurredAt } };
    }
    case 'ChatRated':
      return { ...entry, isHelpful: event.data.isHelpful };
    case 'ChatMessageSent':
    case 'ChatCrisisRouted':
    case 'ChatFailed':
      return entry;
  }
};
