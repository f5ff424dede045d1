import { type Message, say } from '../kernel/message.ts';

/**
 * Minutes for which support may view a family or its conversation. See docs/product-rules.md#support-access.
 */
export const GRANT_MINUTES = 15;

/** A page reload records no new look while at least this many minutes of the grant remain. */
export const RENEWED_BELOW_MINUTES = 10;

/** Subjects of a message to support. Stored in events: names never change. */
export const CONTACT_TOPICS = [
  'aba-therapy',
  'insurance',
  'technical',
  'resources',
  'feedback',
  'other',
] as const;

export type ContactTopic = (typeof CONTACT_TOPICS)[number];

export const CONTACT_TOPIC_WORDS: Readonly<Record<ContactTopic, Message>> = {
  'aba-therapy': say('ABA therapy', {}, 'a topic of support'),
  insurance: say('Insurance', {}, 'a topic of support'),
  technical: say('Technical help'),
  resources: say('Finding resources'),
  feedback: say('Feedback', {}, 'a topic of support'),
  other: say('Something else', {}, 'a topic of support'),
};

/** Priority chosen by the sender. */
export const CONTACT_PRIORITIES = ['low', 'normal', 'high'] as const;

export type ContactPriority = (typeof CONTACT_PRIORITIES)[number];

export const CONTACT_PRIORITY_WORDS: Readonly<Record<ContactPriority, Message>> = {
  low: say('Low', {}, 'a priority'),
  normal: say('Normal', {}, 'a priority'),
  high: say('High', {}, 'a priority'),
};

/** A visitor is identified by a mailbox and has no account. */
export const SENDERS = ['family', 'visitor'] as const;

export type Sender = (typeof SENDERS)[number];

/** Channels in which a thread can start. */
export const THREAD_CHANNELS = ['form', 'chat'] as const;

/** Channels by which a message can arrive. */
export const MESSAGE_WAYS = ['page', 'mail', 'form', 'chat'] as const;

export type MessageWay = (typeof MESSAGE_WAYS)[number];

export const MESSAGE_SIDES = ['family', 'support'] as const;

export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** `waiting` and `answered` tell whose turn it is; the others end a thread. */
export const THREAD_STATUSES = ['waiting', 'answered', 'resolved', 'merged'] as const;

export type ThreadStatus = (typeof THREAD_STATUSES)[number];

export const THREAD_STATUS_WORDS: Readonly<Record<ThreadStatus, Message>> = {
  waiting: say('Waiting for our answer'),
  answered: say('Answered', {}, 'a message to support'),
  resolved: say('Resolved', {}, 'a message to support'),
  merged: say('Continued in another conversation'),
};

/** Queue order: crises first. The digits sort correctly as text. */
export const URGENCIES = ['0', '1', '2', '3', '4'] as const;

export type ThreadUrgency = (typeof URGENCIES)[number];

/** Maximum time to an answer, in hours. See docs/product-rules.md#contacting-support. */
export const ANSWER_HOURS = 48;

/** Lower bound of the promise "24-48 hours". */
export const ANSWER_FROM_HOURS = 24;

export const CONTACT_NAME_MIN_LENGTH = 2;
export const CONTACT_SUBJECT_MIN_LENGTH = 5;
export const CONTACT_MESSAGE_MIN_LENGTH = 10;

/** Maximum characters of a name, phone number or subject. */
export const CONTACT_LINE_MAX_LENGTH = 150;

/** Maximum characters of a message. */
export const THREAD_MESSAGE_MAX_LENGTH = 5_000;

/** Maximum messages per family and day, since a person reads each of them. */
export const MESSAGES_PER_DAY = 40;

/** Hours within which a resubmitted form counts as the same message. */
export const SAME_FORM_HOURS = 24;

/**
 * Days after a thread's last mail during which its reply addresses still work. See
 * docs/product-rules.md#answering-by-mail.
 */
export const REPLY_ADDRESS_DAYS = 30;

/** Days that a mail from an unknown sender waits for the operator. */
export const QUARANTINE_DAYS = 7;

/** Maximum mails from unknown senders held at a time; further ones have to come again later. */
export const QUARANTINED_MAILS = 1_000;

/** Months after a visitor's last message until its mailbox is erased. */
export const VISITOR_MONTHS = 12;

/** Maximum new links per thread and day. */
export const NEW_LINKS_PER_DAY = 5;
