import * as z from 'zod/mini';
import { CRISIS_TIERS, DANGER_KINDS } from '../crisis/crisis.constants.ts';
import { typedText } from '../kernel/typed-text.ts';
import { CONTACT_TOPICS } from '../support/support.constants.ts';
import { CHAT_MESSAGE_MAX_LENGTH, CHAT_OUTCOMES, CHAT_TOPICS } from './chat.constants.ts';
import { HAND_OVER_NOTE_MAX_LENGTH, MAX_HANDED_OVER } from './hand-over.constants.ts';

/** `GET /api/support/quick-responses`, in the language of the page. */
export const quickResponsesSchema = z.array(z.object({ text: z.string(), response: z.string() }));

export type QuickResponse = Readonly<z.infer<typeof quickResponsesSchema>[number]>;

/**
 * `POST /api/support/chat`, public. Clients may send earlier messages as `conversationHistory`. It is read
 * only for visitors, whose messages are not stored, and only as {@link historyMessageSchema}, to find which
 * question a place refers to. A family's history is read on the server.
 */
export const sendChatSchema = z.object({
  message: typedText({ most: CHAT_MESSAGE_MAX_LENGTH, missing: 'Please write a message' }),
  conversationHistory: z.optional(z.array(z.unknown()).check(z.maxLength(200))),
});

/** Earlier message of a visitor, as sent by the page. */
export const historyMessageSchema = z.object({
  role: z.literal('user'),
  content: z.string().check(z.maxLength(CHAT_MESSAGE_MAX_LENGTH)),
});

/** Enough for a question and two places after it. */
export const MAX_TOLD_MESSAGES = 3;

/** Section of our pages that supports a sentence. */
const sourceSchema = z.object({
  title: z.string(),
  /** Path of one of our pages, with the section: `/help/distance-filter`. */
  address: z.string(),
});

export type ChatSource = Readonly<z.infer<typeof sourceSchema>>;

const sentenceSchema = z.object({
  text: z.string(),
  /** Indexes of its sources in the list; empty for a sentence without claims. */
  sources: z.readonly(z.array(z.number())),
});

export const chatAnswerSchema = z.object({
  outcome: z.enum(CHAT_OUTCOMES),
  /** Set for crises only. */
  tier: z.nullable(z.enum(CRISIS_TIERS)),
  /** Possible danger in the message: a line with emergency contacts appears above the answer. */
  possibleDanger: z.optional(z.enum(CRISIS_TIERS)),
  /** Kind of crisis or possible danger, if it has contacts of its own. */
  dangerKind: z.optional(z.enum(DANGER_KINDS)),
  sentences: z.readonly(z.array(sentenceSchema)),
  sources: z.readonly(z.array(sourceSchema)),
});

export type ChatAnswer = Readonly<z.infer<typeof chatAnswerSchema>>;

/** Response of `POST /api/support/chat`. */
export const chatReplySchema = z.extend(chatAnswerSchema, {
  chatMessageId: z.string(),
  /** All sentences as one text. */
  response: z.string(),
  /** ISO date and time. */
  timestamp: z.string(),
  topic: z.enum(CHAT_TOPICS),
});

export type ChatReply = Readonly<z.infer<typeof chatReplySchema>>;

/**
 * With `Accept: text/event-stream`, `POST /api/support/chat` sends server-sent events: a `sentence` once it
 * is complete and checked, then either `reply` (the whole answer as in JSON, with its log position as event
 * id) or `error` (the usual error body). The reply is final: its sentences replace earlier ones, for instance
 * if a model broke off. Comments in between keep the connection open. A refusal before the answer begins has
 * the usual status and body.
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
  /** Null after expiry. */
  message: z.nullable(z.string()),
  /** Null if there is no answer. */
  answer: z.nullable(z.extend(chatAnswerSchema, { answeredAt: z.string() })),
  isHelpful: z.nullable(z.boolean()),
  topic: z.enum(CHAT_TOPICS),
  /** Id of the support thread that continues the conversation; null if none. */
  threadId: z.nullable(z.string()),
});

export type ChatEntry = Readonly<z.infer<typeof chatEntrySchema>>;

/** `GET /api/support/chat?before=CURSOR`: a page of the family's own history, oldest first. */
export const chatHistorySchema = z.object({
  entries: z.array(chatEntrySchema),
  /** Cursor from the previous page: a time and the id of its message. Null for the first page. */
  before: z.nullable(z.string()),
});

export type ChatHistory = Readonly<z.infer<typeof chatHistorySchema>>;

export const chatHistoryQuerySchema = z.object({
  before: z.optional(z.string().check(z.regex(/^\d{1,16}\.[0-9a-f]{32}$/))),
});

const chatMessageIdSchema = z.string().check(z.regex(/^[0-9a-f]{32}$/));

export const chatMessageParamsSchema = z.object({ chatMessageId: chatMessageIdSchema });

export const chatRatingSchema = z.object({ isHelpful: z.boolean() });

/**
 * `POST /api/support/chat/:chatMessageId/handover`: a family hands its conversation over to human support.
 * The thread contains its note and the listed messages with their answers, in the format of `handedOver`.
 */
export const handOverSchema = z.object({
  topic: z.enum(CONTACT_TOPICS),
  note: typedText({ most: HAND_OVER_NOTE_MAX_LENGTH }),
  /** Message ids, oldest first. */
  chatMessageIds: z.array(chatMessageIdSchema).check(z.minLength(1), z.maxLength(MAX_HANDED_OVER)),
});

/** Response. Idempotent: the same for each message, however often it is handed over. */
export const handedOverSchema = z.object({
  threadId: z.string(),
  /** ISO date and time. */
  answerBy: z.string(),
});

export type HandedOver = Readonly<z.infer<typeof handedOverSchema>>;
