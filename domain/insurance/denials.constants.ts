import { type Message, say } from '../kernel/message.ts';

/** Reasons that letters of denial give. */
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

/** The reasons in words. */
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

/** Letters of denial: the first no, or the plan's last one, which answers an appeal. */
export const NOTICES = ['first', 'final'] as const;

export type Notice = (typeof NOTICES)[number];

/** The letters in words. */
export const NOTICE_WORDS: Readonly<Record<Notice, Message>> = {
  first: say('The first no'),
  final: say('The no to an appeal'),
};

/** Urgent: waiting could seriously harm life, health or recovery. */
export const URGENCIES = ['standard', 'urgent'] as const;

export type Urgency = (typeof URGENCIES)[number];

/** The urgencies in words. */
export const URGENCY_WORDS: Readonly<Record<Urgency, Message>> = {
  standard: say('Standard', {}, 'an appeal'),
  urgent: say('Urgent', {}, 'an appeal'),
};

/** Where the care stands that was denied: still to come, over and billed, or going on. */
export const CARES = ['planned', 'received', 'running'] as const;

export type Care = (typeof CARES)[number];

/** The same in words. */
export const CARE_WORDS: Readonly<Record<Care, Message>> = {
  planned: say('The care has not started'),
  received: say('The care has happened'),
  running: say('The care is going on'),
};

/** Decisions about an appeal. */
export const OUTCOMES = ['overturned', 'partly', 'upheld'] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** The decisions in words. */
export const OUTCOME_WORDS: Readonly<Record<Outcome, Message>> = {
  overturned: say('They changed it to a yes'),
  partly: say('They changed part of it'),
  upheld: say('They stayed with no'),
};

/** Denials that one family can record on one day. See docs/product-rules.md#denials. */
export const DENIALS_PER_DAY = 20;

/** Days before a date on which a family is reminded. See docs/product-rules.md#reminders-of-appeals. */
export const REMINDER_DAYS = [14, 7, 2] as const;
