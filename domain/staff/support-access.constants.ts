import { type Message, say } from '../kernel/message.ts';

/** Maximum families in a search result. */
export const MAX_FOUND = 20;

export const REASON_MAX_LENGTH = 300;
export const SUPPORT_NOTE_MAX_LENGTH = 2_000;

/** Durations of a gifted plan, in days. Strings, as in form fields. */
export const GIFT_DAYS = ['7', '14', '30', '90', '365'] as const;

export const RESENDABLE_MAILS = ['confirm-email', 'reset-password', 'payment-received'] as const;

export type ResendableMail = (typeof RESENDABLE_MAILS)[number];

export const RESENDABLE_MAIL_WORDS: Readonly<Record<ResendableMail, Message>> = {
  'confirm-email': say('Confirm your email address'),
  'reset-password': say('Code for a new password'),
  'payment-received': say('Receipt of the last payment'),
};

/** Visibility of a family's feedback: private details masked, or everything. */
export const FEEDBACK_VIEWS = ['masked', 'whole'] as const;

export type FeedbackView = (typeof FEEDBACK_VIEWS)[number];

export const FEEDBACK_VIEW_WORDS: Readonly<Record<FeedbackView, Message>> = {
  masked: say('With private details masked'),
  whole: say('With private details'),
};

export const SUPPORT_ACTS = [
  'timeline-viewed',
  'detail-revealed',
  'note-added',
  'mail-resent',
  'sessions-ended',
  'feedback-viewed',
  'thread-viewed',
] as const;

export type SupportAct = (typeof SUPPORT_ACTS)[number];

export const SUPPORT_ACT_WORDS: Readonly<Record<SupportAct, Message>> = {
  'timeline-viewed': say('Looked at your activity'),
  'detail-revealed': say('Opened personal details'),
  'note-added': say('Added a note'),
  'mail-resent': say('Resent an email'),
  'sessions-ended': say('Ended all your sessions'),
  'feedback-viewed': say('Read your feedback'),
  'thread-viewed': say('Opened a conversation with you'),
};
