import { type Message, say } from '../kernel/message.ts';

/** Plan sources, in the order of the form. See docs/product-rules.md#which-plan-is-it. */
export const PLAN_SOURCES = [
  'employer',
  'public-employer',
  'federal',
  'military',
  'bought',
  'medicaid',
  'chip',
  'medicare',
  'other',
  'unsure',
] as const;

export type PlanSource = (typeof PLAN_SOURCES)[number];

export const PLAN_SOURCE_WORDS: Readonly<Record<PlanSource, Message>> = {
  employer: say('From a job'),
  'public-employer': say('From a public job'),
  federal: say('From a federal or postal job'),
  military: say('From the military (TRICARE)'),
  bought: say('We bought it ourselves'),
  medicaid: say('Medicaid'),
  chip: say('CHIP'),
  medicare: say('Medicare'),
  other: say('From somewhere else'),
  unsure: say('I’m not sure'),
};

/** Kinds of funding. The plan source determines which are possible. */
export const FUNDINGS = [
  'insured',
  'self-funded',
  'full',
  'limited',
  'health-plan',
  'state',
  'in-medicaid',
  'separate',
  'unsure',
] as const;

export type Funding = (typeof FUNDINGS)[number];

/**
 * Funding choices by plan source; empty where the source determines the funding. See
 * docs/product-rules.md#which-plan-is-it.
 */
export const FUNDINGS_OF: Readonly<Record<PlanSource, readonly Funding[]>> = {
  employer: ['insured', 'self-funded', 'unsure'],
  'public-employer': ['insured', 'self-funded', 'unsure'],
  federal: [],
  military: [],
  bought: ['full', 'limited', 'unsure'],
  medicaid: ['health-plan', 'state', 'unsure'],
  chip: ['in-medicaid', 'separate', 'unsure'],
  medicare: [],
  other: ['insured', 'self-funded', 'full', 'limited', 'unsure'],
  unsure: [],
};

/** Sources whose plan documents may call the plan grandfathered. */
export const MAY_BE_GRANDFATHERED: readonly PlanSource[] = [
  'employer',
  'public-employer',
  'bought',
  'other',
];

/** Sources whose policy is issued in a state, possibly not the family's own. */
export const ISSUED_IN_A_STATE: readonly PlanSource[] = ['employer', 'public-employer', 'other'];

/** Age in years. See docs/product-rules.md#which-plan-is-it. */
export const MAX_CHILD_AGE = 30;

/** Hours of therapy per week. See docs/product-rules.md#which-plan-is-it. */
export const MAX_WEEKLY_HOURS = 60;
