import * as z from 'zod';
import { CONTENT_LANGUAGES } from '../content/content.constants.ts';
import { CRISIS_TIER_WORDS, CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  ANSWER_MODELS,
  CHAT_OUTCOME_WORDS,
  CHAT_OUTCOMES,
  CHAT_TOPIC_WORDS,
  CHAT_TOPICS,
} from './chat.constants.ts';
import { chatAnswerSchema } from './chat.contract.ts';

const KEPT = 'support-chats';

const chatMessageId = z.string().describe('The message, by its id');

const EXAMPLE = '0123456789abcdef0123456789abcdef';

/** Events of stream `chat-{userId}-{chatMessageId}`. The type names are the storage format. */
const chatMessageSent = defineEvent({
  type: 'ChatMessageSent',
  schema: z.object({
    chatMessageId,
    language: z.enum(CONTENT_LANGUAGES).describe('Language of the answer'),
    text: personal(z.string(), KEPT),
  }),
  sentence: () => say('Asked the assistant'),
  isOwnAct: true,
  feature: 'assistant',
  examples: [{ chatMessageId: EXAMPLE, language: 'en', text: 'Who pays for speech therapy?' }],
});

/** Recorded before the answer, which lists emergency contacts. */
const chatCrisisRouted = defineEvent({
  type: 'ChatCrisisRouted',
  schema: z.object({
    chatMessageId,
    tier: z.enum(CRISIS_TIERS).describe('Kind of danger'),
    language: z.enum(CONTENT_LANGUAGES).describe('Language of the words that told'),
    lexiconVersion: z.int().describe('Version of the list of crisis words'),
  }),
  sentence: ({ tier }) =>
    say('Was given people to call by the assistant: *{tier}*', {
      tier: choice(CRISIS_TIER_WORDS, tier),
    }),
  examples: [{ chatMessageId: EXAMPLE, tier: 'overwhelmed', language: 'en', lexiconVersion: 2 }],
});

const chatAnswered = defineEvent({
  type: 'ChatAnswered',
  schema: z.object({
    chatMessageId,
    outcome: z.enum(CHAT_OUTCOMES).describe('How it ended'),
    topic: z.enum(CHAT_TOPICS).describe('Subject of the question, of our own list'),
    model: z.enum(ANSWER_MODELS).describe('How the answer was composed'),
    // Personal, since it may repeat the question.
    answer: personal(chatAnswerSchema, KEPT),
  }),
  sentence: ({ outcome, topic }) =>
    say('The assistant answered on *{topic}*: *{outcome}*', {
      topic: choice(CHAT_TOPIC_WORDS, topic),
      outcome: choice(CHAT_OUTCOME_WORDS, outcome),
    }),
  examples: [
    {
      chatMessageId: EXAMPLE,
      outcome: 'answered',
      topic: 'insurance',
      model: 'embedded',
      answer: {
        outcome: 'answered',
        tier: null,
        sentences: [{ text: 'Ask your plan first.', sources: [0] }],
        sources: [{ title: 'Call your plan', address: '/help/call-my-plan' }],
      },
    },
  ],
});

const chatFailed = defineEvent({
  type: 'ChatFailed',
  schema: z.object({ chatMessageId }),
  sentence: () => say('The assistant could not answer'),
  examples: [{ chatMessageId: EXAMPLE }],
});

const chatRated = defineEvent({
  type: 'ChatRated',
  schema: z.object({
    chatMessageId,
    topic: z.enum(CHAT_TOPICS).describe('Subject of the question, of our own list'),
    isHelpful: z.boolean().describe('Whether the answer helped'),
  }),
  sentence: ({ isHelpful }) =>
    isHelpful
      ? say('Found an answer of the assistant helpful')
      : say('Found an answer of the assistant not helpful'),
  isOwnAct: true,
  examples: [{ chatMessageId: EXAMPLE, topic: 'insurance', isHelpful: true }],
});

/**
 * Opens a support thread from the conversation up to this message; the thread's own events store the texts.
 */
const chatHandedOver = defineEvent({
  type: 'ChatHandedOver',
  schema: z.object({
    chatMessageId,
    threadId: z.string().describe('The thread of support, by its id'),
    topic: z.enum(CHAT_TOPICS).describe('Subject of the question, of our own list'),
  }),
  sentence: ({ topic }) =>
    say('Handed a conversation with the assistant over to support: *{topic}*', {
      topic: choice(CHAT_TOPIC_WORDS, topic),
    }),
  isOwnAct: true,
  examples: [{ chatMessageId: EXAMPLE, threadId: 'a'.repeat(32), topic: 'insurance' }],
});

/** One stream per message with its answer, so that a command reads only a few events. */
export const chatStream = defineStream('chat', [
  chatMessageSent,
  chatCrisisRouted,
  chatAnswered,
  chatFailed,
  chatRated,
  chatHandedOver,
]);

export type ChatEvent = EventOf<typeof chatStream>;

/** Stream id without its category. */
export const chatStreamIdOf = (familyId: string, chatMessageId: string): string =>
  `${familyId}-${chatMessageId}`;
