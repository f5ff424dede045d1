import { type Message, say } from '../kernel/message.ts';

/** Denial reasons that letters state. */
export const DENIAL_REASONS = [
  'not-medically-necessary',
  'hours-reduced',
  'no-prior-authorization',
  'experimental',
  'educational',
  'age-or-cap',
  'out-of-network',
  'diagnosis-or-provider',
  'no-progress-or-no-caregiver',
  'coding-or-paperwork',
] as const;

export type DenialReason = (typeof DENIAL_REASONS)[number];

export const DENIAL_REASON_WORDS: Readonly<Record<DenialReason, Message>> = {
  'not-medically-necessary': say('Not medically necessary'),
  'hours-reduced': say('Fewer hours than asked for'),
  'no-prior-authorization': say('No prior authorization, or it ran out'),
  experimental: say('Experimental or investigational'),
  educational: say('Educational or habilitative, not medical'),
  'age-or-cap': say('Age limit, dollar cap or visits used up'),
  'out-of-network': say('Provider out of network'),
  'diagnosis-or-provider': say('Diagnosis or provider not accepted'),
  'no-progress-or-no-caregiver': say('Too little progress, or too little caregiver training'),
  'coding-or-paperwork': say('Coding or paperwork error'),
};

/** Kinds of denial letters: the first denial, or the plan's final one in response to an appeal. */
export const NOTICES = ['first', 'final'] as const;

export type Notice = (typeof NOTICES)[number];

export const NOTICE_WORDS: Readonly<Record<Notice, Message>> = {
  first: say('The first no'),
  final: say('The no to an appeal'),
};

/** `urgent` if waiting could seriously harm life, health or recovery. */
export const URGENCIES = ['standard', 'urgent'] as const;

export type Urgency = (typeof URGENCIES)[number];

export const URGENCY_WORDS: Readonly<Record<Urgency, Message>> = {
  standard: say('Standard', {}, 'an appeal'),
  urgent: say('Urgent', {}, 'an appeal'),
};

/** Status of the denied care: still to come, already received and billed, or ongoing. */
export const CARES = ['planned', 'received', 'running'] as const;

export type Care = (typeof CARES)[number];

export const CARE_WORDS: Readonly<Record<Care, Message>> = {
  planned: say('The care has not started'),
  received: say('The care has happened'),
  running: say('The care is going on'),
};

export const OUTCOMES = ['overturned', 'partly', 'upheld'] as const;

export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_WORDS: Readonly<Record<Outcome, Message>> = {
  overturned: say('They changed it to a yes'),
  partly: say('They changed part of it'),
  upheld: say('They stayed with no'),
};

/** Maximum denials that a family can record per day. See docs/product-rules.md#denials. */
export const DENIALS_PER_DAY = 20;

/** Days before a deadline on which reminders are sent. See docs/product-rules.md#reminders-of-appeals. */
export const REMINDER_DAYS = [14, 7, 2] as const;
