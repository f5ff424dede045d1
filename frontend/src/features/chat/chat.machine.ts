import type { ChatReply, ChatSentence, HandedOver } from '@hearthway/domain/chat/chat.contract.ts';
import type { ContactTopic } from '@hearthway/domain/support/support.constants.ts';
import { assign, fromCallback, fromPromise, setup } from 'xstate';
import { ApiError } from '../../api/api-error.ts';
import {
  answeredTurn,
  isSayable,
  type Kept,
  type Pending,
  pendingOf,
  type Quick,
  quickTurn,
  type SentQuestion,
  sentQuestionOf,
  unansweredTurn,
} from './chat-turns.ts';

/** Milliseconds before a message is resent after a network failure. */
export const RETRY_MS = 10_000;

/** Conversation that support is to take over. */
export interface HandOver {
  /** Message that triggered it. */
  readonly chatMessageId: string;
  readonly topic: ContactTopic;
  readonly note: string;
  /** Messages that support can read, the oldest first. */
  readonly chatMessageIds: readonly string[];
}

export interface ChatContext extends Kept {
  /** ISO date and time of the last opening. */
  readonly openedAt: string;
  /** Complete sentences of an unfinished answer. */
  readonly sentences: readonly ChatSentence[];
  /** Error of the last try. */
  readonly error: unknown;
  /** Message for which a person is requested; null for none. */
  readonly about: string | null;
  readonly handOver: HandOver | null;
  readonly handedOver: HandedOver | null;
  /** Reason why it could not be handed over. */
  readonly refusal: unknown;
}

/** Events from the actor that calls the server. */
export type AnswerEvent =
  | { readonly type: 'sentence'; readonly sentence: ChatSentence }
  | { readonly type: 'answered'; readonly reply: ChatReply }
  | { readonly type: 'failed'; readonly error: unknown };

type ChatEvent =
  | AnswerEvent
  | { readonly type: 'open'; readonly at: string }
  | { readonly type: 'close' | 'retry' | 'online' | 'back' }
  | ({ readonly type: 'send' } & Pending)
  | ({ readonly type: 'choose' } & Quick)
  /** Requests a person; the messages to send are shown first. */
  | { readonly type: 'ask-person'; readonly chatMessageId: string }
  | ({ readonly type: 'hand-over' } & HandOver);

interface Failed {
  readonly error: unknown;
}

/** Conversation with the assistant, which continues while its window is closed. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as Kept,
    tags: {} as 'pending' | 'thinking' | 'offline' | 'failed' | 'person',
  },
  actors: {
    /** Sends the message, and reports an answer or a failure. */
    ask: fromCallback<AnswerEvent, SentQuestion>(() => {
      throw new Error('Effects are supplied with .provide().');
    }),
    handOver: fromPromise<HandedOver, HandOver>(() => {
      throw new Error('Effects are supplied with .provide().');
    }),
  },
  actions: {
    /** Stores the conversation in this browser. */
    keep: (_, _kept: Kept) => {
      throw new Error('Effects are supplied with .provide().');
    },
    forgetSentences: assign({ sentences: [] }),
    noteError: assign({ error: (_, { error }: Failed) => error }),
  },
  guards: {
    isSayable: (_, text: string) => isSayable(text),
    isUnreachable: (_, { error }: Failed) => error instanceof ApiError && error.status === 0,
  },
  delays: { retry: RETRY_MS },
}).createMachine({
  id: 'chat',
  context: ({ input }) => ({
    ...input,
    openedAt: '',
    sentences: [],
    error: null,
    about: null,
    handOver: null,
    handedOver: null,
    refusal: null,
  }),
  type: 'parallel',
  states: {
    window: {
      initial: 'closed',
      states: {
        closed: {
          on: { open: { target: 'open', actions: assign({ openedAt: ({ event }) => event.at }) } },
        },
        open: { on: { close: 'closed' } },
      },
    },
    conversation: {
      initial: 'resuming',
      states: {
        // A reload or a closed tab has interrupted the answer.
        resuming: {
          always: [
            { guard: ({ context }) => context.pending === null, target: 'idle' },
            { target: 'sending' },
          ],
        },
        idle: {
          entry: { type: 'keep', params: ({ context }) => keptOf(context) },
          on: {
            send: {
              guard: { type: 'isSayable', params: ({ event }) => event.message },
              target: 'sending',
              actions: assign({ pending: ({ event }) => pendingOf(event) }),
            },
            choose: {
              target: 'idle',
              reenter: true,
              actions: assign({
                turns: ({ context, event }) => [...context.turns, quickTurn(event)],
              }),
            },
          },
        },
        sending: {
          tags: 'pending',
          entry: ['forgetSentences', { type: 'keep', params: ({ context }) => keptOf(context) }],
          invoke: {
            src: 'ask',
            input: ({ context }) => sentQuestionOf(existing(context.pending), context.turns),
          },
          initial: 'waiting',
          on: {
            sentence: {
              target: '.streaming',
              actions: assign({
                sentences: ({ context, event }) => [...context.sentences, event.sentence],
              }),
            },
            answered: {
              target: 'idle',
              actions: assign(({ context, event }) => ({
                turns: [...context.turns, answeredTurn(existing(context.pending), event.reply)],
                pending: null,
                sentences: [],
                error: null,
              })),
            },
            failed: {
              target: 'failed',
              actions: [
                'forgetSentences',
                { type: 'noteError', params: ({ event: { error } }) => ({ error }) },
              ],
            },
          },
          states: {
            waiting: {
              tags: 'thinking',
              on: {
                failed: {
                  guard: { type: 'isUnreachable', params: ({ event: { error } }) => ({ error }) },
                  target: '#chat.conversation.offline',
                },
              },
            },
            streaming: {},
          },
        },
        offline: {
          tags: ['pending', 'offline'],
          after: { retry: 'sending' },
          on: { online: 'sending', retry: 'sending' },
        },
        failed: {
          tags: 'failed',
          on: {
            retry: 'sending',
            online: 'sending',
            // The failed message stays, without an answer.
            send: {
              guard: { type: 'isSayable', params: ({ event }) => event.message },
              target: 'sending',
              actions: assign(({ context, event }) => ({
                turns: [...context.turns, unansweredTurn(existing(context.pending))],
                pending: pendingOf(event),
                error: null,
              })),
            },
          },
        },
      },
    },
    /** Parallel to the conversation, which can continue. */
    person: {
      initial: 'away',
      states: {
        away: {
          on: {
            'ask-person': {
              target: 'wanted',
              actions: assign({
                about: ({ event }) => event.chatMessageId,
                refusal: null,
                handedOver: null,
              }),
            },
          },
        },
        wanted: {
          tags: 'person',
          on: {
            back: 'away',
            'hand-over': {
              target: 'handing',
              actions: assign({ handOver: ({ event: { type: _, ...handOver } }) => handOver }),
            },
          },
        },
        handing: {
          tags: 'person',
          invoke: {
            src: 'handOver',
            input: ({ context }) => existing(context.handOver),
            onDone: {
              target: 'handedOver',
              actions: assign({ handedOver: ({ event }) => event.output, refusal: null }),
            },
            onError: {
              target: 'wanted',
              actions: assign({ refusal: ({ event }) => event.error }),
            },
          },
        },
        /** A person answers from now on, in a separate thread. */
        handedOver: { tags: 'person', on: { back: 'away', close: 'away' } },
      },
    },
  },
});

const keptOf = ({ turns, pending }: ChatContext): Kept => ({ turns, pending });

const existing = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('There is nothing to send.');
  return value;
};
