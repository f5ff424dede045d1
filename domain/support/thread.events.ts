import * as z from 'zod';
import { CRISIS_TIERS } from '../crisis/crisis.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import {
  CONTACT_PRIORITIES,
  CONTACT_TOPIC_WORDS,
  CONTACT_TOPICS,
  MESSAGE_SIDES,
  MESSAGE_WAYS,
  SENDERS,
  THREAD_CHANNELS,
} from './support.constants.ts';

const threadId = z.string().describe('The thread, by its id');

const messageId = z.string().describe('The message, by its id');

const KEPT = 'support-chats';

const EXAMPLE_THREAD = '0123456789abcdef0123456789abcdef';
const EXAMPLE_MESSAGE = 'fedcba9876543210fedcba9876543210';

/**
 * Events of stream `supportThread-{threadId}`. Metadata field `userId` names the thread's owner: a family, or
 * a visitor, whose own events have the actor `visitor`. The type names are the storage format.
 */
const threadOpened = defineEvent({
  type: 'ThreadOpened',
  schema: z.object({
    threadId,
    topic: z.enum(CONTACT_TOPICS).describe('Topic of the thread'),
    priority: z.enum(CONTACT_PRIORITIES).describe('How much it matters to the sender'),
    hasPrioritySupport: z.boolean().describe('The plan of the family comes with priority support'),
    language: z.string().describe('Language of the pages that the sender read'),
    sender: z.enum(SENDERS).describe('A family, or a visitor without an account'),
    channel: z.enum(THREAD_CHANNELS).describe('Where it began: the contact form, or the chat'),
    name: personal(z.string(), KEPT),
    email: personal(z.string(), KEPT),
    phone: personal(z.string().nullable(), KEPT),
    subject: personal(z.string(), KEPT),
  }),
  sentence: ({ topic }) =>
    say('Wrote to support about *{topic}*', { topic: choice(CONTACT_TOPIC_WORDS, topic) }),
  isOwnAct: true,
  feature: 'contact with support',
  examples: [
    {
      threadId: EXAMPLE_THREAD,
      topic: 'insurance',
      priority: 'normal',
      hasPrioritySupport: false,
      language: 'en',
      sender: 'family',
      channel: 'form',
      name: 'Ana Lima',
      email: 'ana@example.org',
      phone: null,
      subject: 'A letter from our insurer',
    },
  ],
});

/**
 * Message from either side. Not counted as the family's own act, so that an answer from support does not make
 * it active.
 */
const messageSent = defineEvent({
  type: 'MessageSent',
  schema: z.object({
    threadId,
    messageId,
    by: z.enum(MESSAGE_SIDES).describe('The family or visitor, or support'),
    via: z.enum(MESSAGE_WAYS).describe('How it arrived'),
    crisis: z
      .enum(CRISIS_TIERS)
      .nullable()
      .describe('The danger that its words tell of; null for none'),
    lexiconVersion: z
      .int()
      .nullable()
      .describe('Version of the words that tell of a danger; null where they were not asked'),
    text: personal(z.string(), KEPT),
  }),
  sentence: ({ by }) =>
    by === 'family' ? say('Sent a message to support') : say('Support answered a message'),
  examples: [
    {
      threadId: EXAMPLE_THREAD,
      messageId: EXAMPLE_MESSAGE,
      by: 'family',
      via: 'form',
      crisis: null,
      lexiconVersion: 1,
      text: 'They ask for a form that I do not know.',
    },
  ],
});

const threadAssigned = defineEvent({
  type: 'ThreadAssigned',
  schema: z.object({
    threadId,
    staffId: z.string().nullable().describe('Who looks after it; null for nobody'),
  }),
  sentence: ({ staffId }) =>
    staffId === null
      ? say('Support passed on a message')
      : say('A member of support took over a message'),
  examples: [{ threadId: EXAMPLE_THREAD, staffId: '5'.repeat(32) }],
});

const threadResolved = defineEvent({
  type: 'ThreadResolved',
  schema: z.object({ threadId }),
  sentence: () => say('Support marked a message as resolved'),
  examples: [{ threadId: EXAMPLE_THREAD }],
});

const threadReopened = defineEvent({
  type: 'ThreadReopened',
  schema: z.object({
    threadId,
    by: z.enum(MESSAGE_SIDES).describe('The family or visitor, or support'),
  }),
  sentence: ({ by }) =>
    by === 'family' ? say('Reopened a message to support') : say('Support reopened a message'),
  examples: [{ threadId: EXAMPLE_THREAD, by: 'family' }],
});

const threadMerged = defineEvent({
  type: 'ThreadMerged',
  schema: z.object({
    threadId,
    into: z.string().describe('The thread that goes on, of the same person'),
  }),
  sentence: () => say('Support joined two messages'),
  examples: [{ threadId: EXAMPLE_THREAD, into: 'a'.repeat(32) }],
});

const threadNoteAdded = defineEvent({
  type: 'ThreadNoteAdded',
  schema: z.object({
    threadId,
    // Personal, since it may quote the family.
    note: personal(z.string(), KEPT),
  }),
  sentence: () => say('Support added a note to a message'),
  examples: [{ threadId: EXAMPLE_THREAD, note: 'Called the insurer, they call back' }],
});

const threadViewed = defineEvent({
  type: 'ThreadViewed',
  schema: z.object({ threadId }),
  sentence: () => say('Support opened a message'),
  examples: [{ threadId: EXAMPLE_THREAD }],
});

const threadMailBounced = defineEvent({
  type: 'ThreadMailBounced',
  schema: z.object({ threadId, messageId }),
  sentence: () => say('An email with an answer of support could not be delivered'),
  examples: [{ threadId: EXAMPLE_THREAD, messageId: EXAMPLE_MESSAGE }],
});

export const threadStream = defineStream('support-thread', [
  threadOpened,
  messageSent,
  threadAssigned,
  threadResolved,
  threadReopened,
  threadMerged,
  threadNoteAdded,
  threadViewed,
  threadMailBounced,
]);

export type ThreadEvent = EventOf<typeof threadStream>;
