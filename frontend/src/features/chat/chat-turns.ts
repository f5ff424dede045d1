import { CHAT_MESSAGE_MAX_LENGTH } from '@hearthway/domain/chat/chat.constants.ts';
import {
  type ChatEntry,
  type ChatReply,
  type ChatSentence,
  type ChatSource,
  MAX_TOLD_MESSAGES,
  type QuickResponse,
} from '@hearthway/domain/chat/chat.contract.ts';

/** Message without an answer yet. */
export interface Pending {
  readonly message: string;
  /** Idempotency key of all retries, so that the message is answered once. */
  readonly key: string;
  /** ISO date and time. */
  readonly sentAt: string;
}

/** Message with its answer, if it has one. */
export interface Turn extends ChatEntry {
  /** Key under which this page sent the message. */
  readonly key?: string;
}

/** Part of a conversation that the browser stores. */
export interface Kept {
  /** The oldest first; for a family, without those in its history. */
  readonly turns: readonly Turn[];
  readonly pending: Pending | null;
}

/** Whether a text can be sent as a message. */
export const isSayable = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= CHAT_MESSAGE_MAX_LENGTH;
};

export const pendingOf = ({ message, key, sentAt }: Pending): Pending => ({
  message: message.trim(),
  key,
  sentAt,
});

/** Message being sent, with the preceding ones, the oldest first. */
export interface SentQuestion extends Pending {
  readonly before: readonly string[];
}

export const sentQuestionOf = (pending: Pending, turns: readonly Turn[]): SentQuestion => ({
  ...pending,
  before: turns.flatMap(({ message }) => message ?? []).slice(-MAX_TOLD_MESSAGES),
});

export const unansweredTurn = ({ message, key, sentAt }: Pending): Turn & { key: string } => ({
  key,
  chatMessageId: `unsent-${key}`,
  sentAt,
  message,
  answer: null,
  isHelpful: null,
  topic: 'other',
  threadId: null,
});

export const answeredTurn = (
  pending: Pending,
  { chatMessageId, timestamp, topic, response: _, ...answer }: ChatReply,
): Turn => ({
  ...unansweredTurn(pending),
  chatMessageId,
  topic,
  answer: { ...answer, answeredAt: timestamp },
});

export interface Quick {
  readonly id: string;
  /** ISO date and time. */
  readonly at: string;
  readonly question: QuickResponse;
}

/** Turn of a quick question, whose answer is already here. */
export const quickTurn = ({ id, at, question: { text, response } }: Quick): Turn => ({
  chatMessageId: `quick-${id}`,
  sentAt: at,
  message: text,
  answer: {
    outcome: 'answered',
    tier: null,
    sentences: [{ text: response, sources: [] }],
    sources: [],
    answeredAt: at,
  },
  isHelpful: null,
  topic: 'other',
  threadId: null,
});

/** Converts the sentences of an incomplete answer into an answer. */
export const answerSoFar = (
  streamed: readonly ChatSentence[],
  answeredAt: string,
): NonNullable<ChatEntry['answer']> => {
  const sources: ChatSource[] = [];
  const placeOf = (source: ChatSource): number => {
    const place = sources.findIndex(({ address }) => address === source.address);
    return place >= 0 ? place : sources.push(source) - 1;
  };
  const sentences = streamed.map(({ text, sources: own }) => ({ text, sources: own.map(placeOf) }));
  return { outcome: 'answered', tier: null, sentences, sources, answeredAt };
};
