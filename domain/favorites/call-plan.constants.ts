import { type Message, say } from '../kernel/message.ts';

/** How a call went. */
export const CALL_OUTCOMES = ['reached', 'voicemail', 'no-answer'] as const;

export type CallOutcome = (typeof CALL_OUTCOMES)[number];

/** The outcomes in words. */
export const CALL_OUTCOME_WORDS: Readonly<Record<CallOutcome, Message>> = {
  reached: say('Someone answered'),
  voicemail: say('Left a voicemail'),
  'no-answer': say('No one answered'),
};

/** Minutes on hold that can be noted. */
export const HOLD_MINUTES_MAX = 180;

/** Menu keys that lead to a person: too few for a phone number or an id. */
export const KEYS_MAX = 5;

/** Format in which keys are stored and shown: "2-1-0". */
export const KEYS = /^[0-9*#](?:-[0-9*#]){0,4}$/;

/** Listings with a time or a note in a family's plan. */
export const CALL_PLAN_LIMIT = 300;

/** Days ahead for which a call can be planned. */
export const CALL_LATER_DAYS = 366;

/** Days for which a noted hold time and menu keys are shown to other families. */
export const CALL_TIP_DAYS = 365;

/** Families that noted the same menu keys before others see them, so that no single account decides. */
export const KEYS_MIN_FAMILIES = 2;
