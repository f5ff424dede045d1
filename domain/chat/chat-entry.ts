import type { Recorded } from '../kernel/view.ts';
import type { ChatEntry } from './chat.contract.ts';
import { type ChatEvent, chatStream } from './chat.events.ts';

/** Null until a message was sent. */
type State = ChatEntry | null;

const evolve = (entry: State, event: Recorded<ChatEvent>): State => {
  if (event.type === 'ChatMessageSent') {
    const { chatMessageId, text } = event.data;
    return {
      chatMessageId,
      sentAt: event.metadata.occurredAt,
      message: typeof text === 'string' ? text : null,
      answer: null,
      isHelpful: null,
      topic: 'other',
      threadId: null,
    };
  }
  return entry && changed(entry, event);
};

const initialState: State = null;

/** Folds a message's stream into the message and its answer. */
export const chatEntry = { stream: chatStream, initialState, evolve } as const;

/** Folds events into a message and its answer; null for a stream without a message. */
export const chatEntryOf = (events: readonly Recorded<ChatEvent>[]): ChatEntry | null =>
  events.reduce(evolve, initialState);

const changed = (entry: ChatEntry, event: Recorded<ChatEvent>): ChatEntry => {
  switch (event.type) {
    case 'ChatAnswered': {
      const { answer, topic } = event.data;
      if ('shredded' in answer) return { ...entry, topic };
      return { ...entry, topic, answer: { ...answer, answeredAt: event.metadata.occurredAt } };
    }
    case 'ChatRated':
      return { ...entry, isHelpful: event.data.isHelpful };
    case 'ChatHandedOver':
      return { ...entry, threadId: event.data.threadId };
    case 'ChatMessageSent':
    case 'ChatCrisisRouted':
    case 'ChatFailed':
      return entry;
  }
};
