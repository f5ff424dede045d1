import type { ContentLanguage } from '../content/content.constants.ts';
import type { Crisis } from '../crisis/crisis.constants.ts';
import { type Decider, reject } from '../kernel/decider.ts';
import type { AnswerModelName, ChatTopic } from './chat.constants.ts';
import type { ChatAnswer } from './chat.contract.ts';
import type { chatErrors } from './chat.errors.ts';
import { type ChatEvent, chatStream } from './chat.events.ts';

/** Answer with its origin. */
export interface GivenAnswer {
  readonly answer: ChatAnswer;
  readonly topic: ChatTopic;
  readonly model: AnswerModelName;
  /** Crisis found in the model's text, which this answer replaces. */
  readonly crisis?: Crisis;
}

export interface ChatState {
  readonly isSent: boolean;
  /** Null before the answer and after its expiry. */
  readonly answer: ChatAnswer | null;
  /** Subject of the question; null before the answer. */
  readonly topic: ChatTopic | null;
  /** ISO date and time; null before the answer. */
  readonly answeredAt: string | null;
  readonly hasFailed: boolean;
  /** Null until the family gives feedback. */
  readonly isHelpful: boolean | null;
  /** Id of the support thread that continues the conversation; null if none. */
  readonly threadId: string | null;
}

export type ChatCommand = { readonly chatMessageId: string } & (
  | {
      readonly command: 'send';
      readonly text: string;
      readonly language: ContentLanguage;
      readonly crisis: Crisis | null;
    }
  | ({ readonly command: 'answer' } & GivenAnswer)
  | { readonly command: 'fail' }
  | { readonly command: 'rate'; readonly isHelpful: boolean }
  | { readonly command: 'hand-over'; readonly threadId: string }
);

/**
 * Message to the assistant. It is sent once and answered once: of two answers, the first stays. A failed
 * message can be answered when it is sent again. It is handed over once, answered or not.
 */
export const chatDecider: Decider<ChatState, ChatCommand, ChatEvent, keyof typeof chatErrors> = {
  stream: chatStream,
  initialState: {
    isSent: false,
    answer: null,
    topic: null,
    answeredAt: null,
    hasFailed: false,
    isHelpful: null,
    threadId: null,
  },
  evolve: (state, event) => {
    switch (event.type) {
      case 'ChatMessageSent':
        return { ...state, isSent: true };
      case 'ChatCrisisRouted':
        return state;
      case 'ChatAnswered': {
        const { answer, topic } = event.data;
        return {
          ...state,
          answer: 'shredded' in answer ? null : answer,
          topic,
          answeredAt: event.metadata.occurredAt,
          hasFailed: false,
        };
      }
      case 'ChatFailed':
        return { ...state, hasFailed: true };
      case 'ChatRated':
        return { ...state, isHelpful: event.data.isHelpful };
      case 'ChatHandedOver':
        return { ...state, threadId: event.data.threadId };
    }
  },
  decide: (command, state) => {
    const { isSent, topic: subject, answeredAt, hasFailed } = state;
    const { chatMessageId } = command;
    if (command.command === 'send') {
      if (isSent) return [];
      const { text, language, crisis } = command;
      const sent = { type: 'ChatMessageSent', data: { chatMessageId, language, text } } as const;
      if (crisis === null) return [sent];
      return [sent, { type: 'ChatCrisisRouted', data: { chatMessageId, ...crisis } }];
    }
    if (!isSent) return reject('UnknownChatMessage');
    if (command.command === 'rate') {
      if (subject === null) return reject('UnknownChatMessage');
      const { isHelpful } = command;
      return state.isHelpful === isHelpful
        ? []
        : [{ type: 'ChatRated', data: { chatMessageId, topic: subject, isHelpful } }];
    }
    if (command.command === 'hand-over') {
      const { threadId } = command;
      const topic = subject ?? 'other';
      return state.threadId === null
        ? [{ type: 'ChatHandedOver', data: { chatMessageId, threadId, topic } }]
        : [];
    }
    if (answeredAt !== null) return [];
    if (command.command === 'fail')
      return hasFailed ? [] : [{ type: 'ChatFailed', data: { chatMessageId } }];
    const { answer, topic, model, crisis } = command;
    const { outcome } = answer;
    return [
      ...(crisis === undefined
        ? []
        : [{ type: 'ChatCrisisRouted', data: { chatMessageId, ...crisis } } as const]),
      { type: 'ChatAnswered', data: { chatMessageId, outcome, topic, model, answer } },
    ];
  },
};
