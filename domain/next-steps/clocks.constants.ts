import { type Message, say } from '../kernel/message.ts';
import type { StepFactId } from './step-facts.ts';

/** Legal time that an office or a school has to keep after a family has asked. */
export interface ClockRow {
  /** Calendar days, as each of these laws counts them. */
  readonly days: number;
  readonly cite: string;
  readonly fact: StepFactId;
  /** The day that the time counts from. */
  readonly from: Message;
  /** Result that is due by its end. */
  readonly due: Message;
  /** Days after which to ask how far it is: advice of ours. */
  readonly askAfter?: number;
  /** Age in months by whose first day it has to be there as well, with the law. */
  readonly byAge?: { readonly months: number; readonly cite: string; readonly fact: StepFactId };
  /** Limits of the rule. */
  readonly but?: Message;
}

export const CLOCK_IDS = [
  'doctor-referral',
  'ei-evaluation',
  'school-evaluation',
  'iep-meeting',
  'work-agency',
] as const;

export type ClockId = (typeof CLOCK_IDS)[number];

/** See docs/product-rules.md#while-you-wait. */
export const CLOCKS: Readonly<Record<ClockId, ClockRow>> = {
  'doctor-referral': {
    days: 7,
    cite: '34 CFR 303.303',
    fact: 'wait-ei-seven-days',
    from: say('Day of the visit'),
    due: say('The referral has to be sent'),
  },
  'ei-evaluation': {
    days: 45,
    cite: '34 CFR 303.310',
    fact: 'ei-45-days',
    from: say('Day you asked'),
    due: say('Evaluation and first meeting about the family plan (IFSP)'),
    askAfter: 30,
    but: say('It may take longer if you or your child cannot come, or if your consent is missing.'),
  },
  'school-evaluation': {
    days: 60,
    cite: '34 CFR 300.301(c)',
    fact: 'iep-60-days',
    from: say('Day you signed the consent'),
    due: say('The school’s evaluation'),
    byAge: { months: 36, cite: '34 CFR 300.124(b)', fact: 'ei-iep-by-three' },
    but: say('Your state may have set another time. Ask the school which one holds.'),
  },
  'iep-meeting': {
    days: 30,
    cite: '34 CFR 300.323(c)',
    fact: 'iep-30-days',
    from: say('Day the school said that your child qualifies'),
    due: say('Meeting to write the school plan (IEP)'),
  },
  'work-agency': {
    days: 60,
    cite: 'Idaho Division of Vocational Rehabilitation',
    fact: 'work-vr-60-days',
    from: say('Day you applied'),
    due: say('Decision of the agency'),
  },
};
