import { type Message, say } from '../kernel/message.ts';

/** Minutes for which support may look at a family or its conversation. See docs/product-rules.md#support-access. */
export const GRANT_MINUTES = 15;

/** A page reload is not recorded as a new look while the grant lasts at least these minutes. */
export const RENEWED_BELOW_MINUTES = 10;

/** Subjects of a message to support. Stored in events: a name never changes. */
export const CONTACT_TOPICS = [
  'aba-therapy',
  'insurance',
  'technical',
  'resources',
  'feedback',
  'other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topics in words. */
export const CONTACT_TOPIC_WORDS: Readonly<Record<ContactTopic, Message>> = {
  'aba-therapy': say('ABA therapy', {}, 'a topic of support'),
  insurance: say('Insurance', {}, 'a topic of support'),
  technical: say('Technical help'),
  resources: say('Finding resources'),
  feedback: say('Feedback', {}, 'a topic of support'),
  other: say('Something else', {}, 'a topic of support'),
};

/** How much it matters to the sender. */
export const CONTACT_PRIORITIES = ['low', 'normal', 'high'] as const;

export type ContactPriority = (typeof CONTACT_PRIORITIES)[number];

/** The priorities in words. */
export const CONTACT_PRIORITY_WORDS: Readonly<Record<ContactPriority, Message>> = {
  low: say('Low', {}, 'a priority'),
  normal: say('Normal', {}, 'a priority'),
  high: say('High', {}, 'a priority'),
};

/** A visitor is a mailbox without an account. */
export const SENDERS = ['family', 'visitor'] as const;

export type Sender = (typeof SENDERS)[number];

/** Where a thread began. */
export const THREAD_CHANNELS = ['form', 'chat'] as const;

/** How a message arrived. */
export const MESSAGE_WAYS = ['page', 'mail', 'form', 'chat'] as const;

export type MessageWay = (typeof MESSAGE_WAYS)[number];

/** Sides of a thread. */
export const MESSAGE_SIDES = ['family', 'support'] as const;

export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Whose turn it is, and ends of a thread. */
export const THREAD_STATUSES = ['waiting', 'answered', 'resolved', 'merged'] as const;

export type ThreadStatus = (typeof THREAD_STATUSES)[number];

/** The statuses in words. */
export const THREAD_STATUS_WORDS: Readonly<Record<ThreadStatus, Message>> = {
  waiting: say('Waiting for our answer'),
  answered: say('Answered', {}, 'a message to support'),
  resolved: say('Resolved', {}, 'a message to support'),
  merged: say('Continued in another conversation'),
};

/** In the order of the queue: a crisis first. The digits sort as texts. */
export const URGENCIES = ['0', '1', '2', '3', '4'] as const;

export type ThreadUrgency = (typeof URGENCIES)[number];

/** Longest time to an answer, in hours. See docs/product-rules.md#contacting-support. */
export const ANSWER_HOURS = 48;

/** The other end of the promise: "24-48 hours". */
export const ANSWER_FROM_HOURS = 24;

export const CONTACT_NAME_MIN_LENGTH = 2;
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
export const CONTACT_MESSAGE_MIN_LENGTH = 10;

/** Letters of a name, a phone number or a subject. */
export const CONTACT_LINE_MAX_LENGTH = 150;

/** Letters of a message. */
export const THREAD_MESSAGE_MAX_LENGTH = 5_000;

/** Messages of one family in a day. Each is read by a person. */
export const MESSAGES_PER_DAY = 40;

/** Within these hours the same form sent again is the same message. */
export const SAME_FORM_HOURS = 24;

/**
 * Days after the last mail of a thread for which its reply addresses continue it. See
 * docs/product-rules.md#answering-by-mail.
 */
export const REPLY_ADDRESS_DAYS = 30;

/** Days for which a mail of a stranger waits for the operator. */
export const QUARANTINE_DAYS = 7;

/** Mails of strangers at a time: more are to come again later. */
export const QUARANTINED_MAILS = 1_000;

/** Months after the last message of a visitor, until its mailbox is forgotten. */
export const VISITOR_MONTHS = 12;

/** New links to one thread in a day. */
export const NEW_LINKS_PER_DAY = 5;
