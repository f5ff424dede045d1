import { CHAT_MESSAGE_MAX_LENGTH } from '@hearthway/domain/chat/chat.constants.ts';
import type { ChatEntry, ChatReply, QuickResponse } from '@hearthway/domain/chat/chat.contract.ts';
import { assign, fromCallback, setup } from 'xstate';
import { ApiError } from '../../api/api-error.ts';

/** Without a network, the message is sent again after this time. */
export const RETRY_MS = 10_000;

/** A message that has no answer yet. */
export interface Pending {
  readonly message: string;
  /** Idempotency key of each try, so that the message is answered once. */
  readonly key: string;
  /** ISO date and time. */
  readonly sentAt: string;
}

/** A message with its answer, if it has one. */
export interface Turn extends ChatEntry {
  /** The key that the message was sent under, on this page. */
  readonly key?: string;
}

/** The part of a conversation that the browser keeps. */
export interface Kept {
  /** The oldest first. Those of a family without the ones that its history holds. */
  readonly turns: readonly Turn[];
  readonly pending: Pending | null;
}

export interface ChatContext extends Kept {
  /** ISO date and time of the last opening. */
  readonly openedAt: string;
  /** Whole sentences of an answer that is not complete. */
  readonly sentences: readonly string[];
  /** Why the last try brought no answer. */
  readonly error: unknown;
}

/** From the server, by the actor that asks it. */
export type AnswerEvent =
  | { readonly type: 'sentence'; readonly text: string }
  | { readonly type: 'answered'; readonly reply: ChatReply }
  | { readonly type: 'failed'; readonly error: unknown };

type ChatEvent =
  | AnswerEvent
  | { readonly type: 'open'; readonly at: string }
  | { readonly type: 'close' | 'retry' | 'online' | 'hand-over' }
  | ({ readonly type: 'send' } & Pending)
  /** A quick question, whose answer is here already. */
  | {
      readonly type: 'choose';
      readonly id: string;
      readonly at: string;
      readonly question: QuickResponse;
    };

interface Failed {
  readonly error: unknown;
}

/** Whether a text can be sent as a message. */
export const isSayable = (text: string): boolean => {
  const { length } = text.trim();
  return length > 0 && length <= CHAT_MESSAGE_MAX_LENGTH;
};

/** A conversation with the assistant, which goes on while its window is closed. */
export const chatMachine = setup({
  types: {
    context: {} as ChatContext,
    events: {} as ChatEvent,
    input: {} as Kept,
    tags: {} as 'pending' | 'thinking' | 'offline' | 'failed',
  },
  actors: {
    /** Sends the message, and reports an answer or a failure. */
    ask: fromCallback<AnswerEvent, Pending>(() => {
      throw new Error('Effects are supplied with .provide().');
    }),
  },
  actions: {
    /** Keeps the conversation in this browser. */
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
  context: ({ input }) => ({ ...input, openedAt: '', sentences: [], error: null }),
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
            'hand-over': 'handedOver',
          },
        },
        sending: {
          tags: ['pending', 'thinking'],
          entry: ['forgetSentences', { type: 'keep', params: ({ context }) => keptOf(context) }],
          invoke: { src: 'ask', input: ({ context }) => existing(context.pending) },
          initial: 'waiting',
          on: {
            sentence: {
              target: '.streaming',
              actions: assign({
                sentences: ({ context, event }) => [...context.sentences, event.text],
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
            failed: [
              {
                guard: { type: 'isUnreachable', params: ({ event: { error } }) => ({ error }) },
                target: 'offline',
                actions: 'forgetSentences',
              },
              {
                target: 'failed',
                actions: [
                  'forgetSentences',
                  { type: 'noteError', params: ({ event: { error } }) => ({ error }) },
                ],
              },
            ],
          },
          states: { waiting: {}, streaming: {} },
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
            'hand-over': 'handedOver',
          },
        },
        /** A person answers from here on, in a thread of its own. */
        handedOver: { on: { open: 'idle' } },
      },
    },
  },
});

const keptOf = ({ turns, pending }: ChatContext): Kept => ({ turns, pending });

const pendingOf = ({ message, key, sentAt }: Pending): Pending => ({
  message: message.trim(),
  key,
  sentAt,
});

const existing = (pending: Pending | null): Pending => {
  if (pending === null) throw new Error('There is no message to send.');
  return pending;
};

const unansweredTurn = ({ message, key, sentAt }: Pending): Turn => ({
  key,
  chatMessageId: `unsent-${key}`,
  sentAt,
  message,
  answer: null,
  isHelpful: null,
});

const answeredTurn = (
  pending: Pending,
  { chatMessageId, timestamp, outcome, tier, sentences, sources }: ChatReply,
): Turn => ({
  ...unansweredTurn(pending),
  chatMessageId,
  answer: { outcome, tier, sentences, sources, answeredAt: timestamp },
});

const quickTurn = ({
  id,
  at,
  question: { text, response },
}: Extract<ChatEvent, { type: 'choose' }>): Turn => ({
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
});
