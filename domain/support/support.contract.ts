import * as z from 'zod/mini';
import { typedLine, typedText } from '../kernel/typed-text.ts';
import {
  CONTACT_LINE_MAX_LENGTH,
  CONTACT_MESSAGE_MIN_LENGTH,
  CONTACT_NAME_MIN_LENGTH,
  CONTACT_PRIORITIES,
  CONTACT_SUBJECT_MIN_LENGTH,
  CONTACT_TOPICS,
  MESSAGE_SIDES,
  MESSAGE_WAYS,
  THREAD_MESSAGE_MAX_LENGTH,
  THREAD_STATUSES,
} from './support.constants.ts';

const NO_EMAIL = 'Please enter a valid email address';

const atLeast = (length: number, message: string) =>
  z.refine<string>((text) => text.length >= length, message);

/**
 * `POST /api/support/contact`, public. A signed-in family's message belongs to its account, regardless of the
 * reply address it gives.
 */
export const contactSchema = z.object({
  name: typedLine({ most: CONTACT_LINE_MAX_LENGTH }).check(
    atLeast(CONTACT_NAME_MIN_LENGTH, `Name must be at least ${CONTACT_NAME_MIN_LENGTH} characters`),
  ),
  email: z.string().check(z.trim(), z.maxLength(254, NO_EMAIL), z.email(NO_EMAIL)),
  /** Empty if none. */
  phone: z._default(typedLine({ most: CONTACT_LINE_MAX_LENGTH }), ''),
  subject: typedLine({ most: CONTACT_LINE_MAX_LENGTH }).check(
    atLeast(
      CONTACT_SUBJECT_MIN_LENGTH,
      `Subject must be at least ${CONTACT_SUBJECT_MIN_LENGTH} characters`,
    ),
  ),
  category: z.enum(CONTACT_TOPICS, { error: 'Please select a category' }),
  message: typedText({ most: THREAD_MESSAGE_MAX_LENGTH }).check(
    atLeast(
      CONTACT_MESSAGE_MIN_LENGTH,
      `Message must be at least ${CONTACT_MESSAGE_MIN_LENGTH} characters`,
    ),
  ),
  priority: z._default(z.enum(CONTACT_PRIORITIES), 'normal'),
});

export type Contact = Readonly<z.infer<typeof contactSchema>>;

/** Response. Contains no thread id for visitors, who get the link by mail. */
export const contactedSchema = z.object({
  threadId: z.nullable(z.string()),
  /** ISO date and time. */
  answerBy: z.string(),
});

export type Contacted = Readonly<z.infer<typeof contactedSchema>>;

export const threadParamsSchema = z.object({
  threadId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
});

/** `POST /api/support/threads/:threadId/messages`, for the thread's family or the visitor with its cookie. */
export const sendMessageSchema = z.object({
  message: typedText({ most: THREAD_MESSAGE_MAX_LENGTH, missing: 'Please write a message' }),
});

/**
 * `POST /api/support/thread-visits` opens a visitor's thread by a link's one-time code; `POST
 * /api/support/thread-links` mails a new link to the code's mailbox without reporting the result.
 */
export const threadCodeSchema = z.object({
  code: z.string().check(z.regex(/^[\w-]{1,100}$/)),
});

/** Response of `POST /api/support/thread-visits`. */
export const visitedThreadSchema = z.object({ threadId: z.string() });

const messageSchema = z.object({
  messageId: z.string(),
  by: z.enum(MESSAGE_SIDES),
  via: z.enum(MESSAGE_WAYS),
  /** ISO date and time. */
  at: z.string(),
  /** Null after expiry. */
  text: z.nullable(z.string()),
});

const shownThread = {
  threadId: z.string(),
  topic: z.enum(CONTACT_TOPICS),
  status: z.enum(THREAD_STATUSES),
  /** ISO date and time; null if no message awaits support. */
  answerBy: z.nullable(z.string()),
  /** ISO date and time. */
  openedAt: z.string(),
};

/** `GET /api/support/threads` returns an array of these: the family's own, most recently changed first. */
export const threadSummarySchema = z.object({
  ...shownThread,
  /** ISO date and time. */
  movedAt: z.string(),
  messages: z.number(),
  /** Id of the thread that this one was merged into. */
  mergedInto: z.nullable(z.string()),
});

export type ThreadSummary = Readonly<z.infer<typeof threadSummarySchema>>;

/**
 * `GET /api/support/threads/:threadId`, for its family or the visitor with its cookie. A merged thread is
 * answered with the one it was merged into.
 */
export const threadSchema = z.object({
  ...shownThread,
  /** Null after expiry. */
  subject: z.nullable(z.string()),
  messages: z.array(messageSchema),
});

export type Thread = Readonly<z.infer<typeof threadSchema>>;
export type ThreadMessage = Readonly<z.infer<typeof messageSchema>>;
