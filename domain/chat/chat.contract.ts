import * as z from 'zod/mini';
import { CRISIS_TIERS, DANGER_KINDS } from '../crisis/crisis.constants.ts';
import { typedText } from '../kernel/typed-text.ts';
import { CONTACT_TOPICS } from '../support/support.constants.ts';
import { CHAT_MESSAGE_MAX_LENGTH, CHAT_OUTCOMES, CHAT_TOPICS } from './chat.constants.ts';
import { HAND_OVER_NOTE_MAX_LENGTH, MOST_HANDED_OVER } from './hand-over.constants.ts';

/** `GET /api/support/quick-responses`, in the language of the page. */
export const quickResponsesSchema = z.array(z.object({ text: z.string(), response: z.string() }));

export type QuickResponse = Readonly<z.infer<typeof quickResponsesSchema>[number]>;

/**
 * `POST /api/support/chat`, for anyone. Clients may send a `conversationHistory`, the messages before this
 * one. Of a visitor, whose messages are kept nowhere, {@link toldMessageSchema} tells which question a place
 * goes on with, and nothing else is read. The history of a family is the server's own.
 */
export const sendChatSchema = z.object({
  message: typedText({ most: CHAT_MESSAGE_MAX_LENGTH, missing: 'Please write a message' }),
  conversationHistory: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
});

/** A visitor's earlier message, as its page tells it. */
export const toldMessageSchema = z.object({
  role: z.literal('user'),
  content: z.string().check(z.maxLength(CHAT_MESSAGE_MAX_LENGTH)),
});

/** Enough for a question and two places after it. */
export const MOST_TOLD_MESSAGES = 3;

/** A place of our pages that a sentence rests on. */
const sourceSchema = z.object({
  title: z.string(),
  /** Path of a page of ours, with the section: `/help/distance-filter`. */
  address: z.string(),
});

export type ChatSource = Readonly<z.infer<typeof sourceSchema>>;

const sentenceSchema = z.object({
  text: z.string(),
  /** Places of its sources in the list; empty for a sentence that claims nothing. */
  sources: z.readonly(z.array(z.number())),
});

export const chatAnswerSchema = z.object({
  outcome: z.enum(CHAT_OUTCOMES),
  /** Set for a crisis alone. */
  tier: z.nullable(z.enum(CRISIS_TIERS)),
  /** Danger that the message may tell of: a line with people to call stands above the answer. */
  possibleDanger: z.optional(z.enum(CRISIS_TIERS)),
  /** Kind of the crisis, or of the danger that the message may tell of, where it has people of its own to call. */
  dangerKind: z.optional(z.enum(DANGER_KINDS)),
  sentences: z.readonly(z.array(sentenceSchema)),
  sources: z.readonly(z.array(sourceSchema)),
});

export type ChatAnswer = Readonly<z.infer<typeof chatAnswerSchema>>;

/** The answer of `POST /api/support/chat`. */
export const chatReplySchema = z.extend(chatAnswerSchema, {
  chatMessageId: z.string(),
  /** The sentences as one text. */
  response: z.string(),
  /** ISO date and time. */
  timestamp: z.string(),
  /** Subject of the question. */
  topic: z.enum(CHAT_TOPICS),
});

export type ChatReply = Readonly<z.infer<typeof chatReplySchema>>;

/**
 * With `Accept: text/event-stream`, `POST /api/support/chat` answers server-sent events: `sentence` as soon
 * as one is complete and checked, then either `reply`, the whole answer as in JSON, with its position in
 * the log as the id of the event, or `error`, the usual body of an error. The reply counts: its sentences
 * replace those before, as when a model broke off. Comments in between keep the connection open.
 * A refusal before the answer begins has the status and body of any refusal.
 */
export const chatSentenceSchema = z.object({
  text: z.string(),
  sources: z.readonly(z.array(sourceSchema)),
});

export type ChatSentence = Readonly<z.infer<typeof chatSentenceSchema>>;

const chatEntrySchema = z.object({
  chatMessageId: z.string(),
  /** ISO date and time. */
  sentAt: z.string(),
  /** Null once it has expired. */
  message: z.nullable(z.string()),
  /** Null where none has come. */
  answer: z.nullable(z.extend(chatAnswerSchema, { answeredAt: z.string() })),
  isHelpful: z.nullable(z.boolean()),
  /** Subject of the question. */
  topic: z.enum(CHAT_TOPICS),
  /** The thread of support that goes on with it; null for none. */
  threadId: z.nullable(z.string()),
});

export type ChatEntry = Readonly<z.infer<typeof chatEntrySchema>>;

/** `GET /api/support/chat?before=CURSOR`: a page of the family's own history, the oldest first. */
export const chatHistorySchema = z.object({
  entries: z.array(chatEntrySchema),
  /** Cursor from the page before: a moment and the message of that moment. Null for the first page. */
  before: z.nullable(z.string()),
});

export type ChatHistory = Readonly<z.infer<typeof chatHistorySchema>>;

export const chatHistoryQuerySchema = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[0-9a-f]{32}$/))),
});

const chatMessageIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** Path parameters of the routes below `/api/support/chat/:chatMessageId`. */
export const chatMessageParamsSchema = z.object({ chatMessageId: chatMessageIdSchema });

export const chatRatingSchema = z.object({ isHelpful: z.boolean() });

/**
 * `POST /api/support/chat/:chatMessageId/handover`: a family hands its conversation over to a person of
 * support. The thread holds its note and the messages named, with their answers, as `handedOver` words them.
 */
export const handOverSchema = z.object({
  topic: z.enum(CONTACT_TOPICS),
  note: typedText({ most: HAND_OVER_NOTE_MAX_LENGTH }),
  /** The oldest first. */
  chatMessageIds: z.array(chatMessageIdSchema).check(z.minLength(1), z.maxLength(MOST_HANDED_OVER)),
});

/** Its answer: the same for each message, however often it is handed over. */
export const handedOverSchema = z.object({
  threadId: z.string(),
  /** ISO date and time. */
  answerBy: z.string(),
});

export type HandedOver = Readonly<z.infer<typeof handedOverSchema>>;
