import { type Message, say } from '../kernel/message.ts';

/** How far the family is with a diagnosis. */
export const DIAGNOSIS_STATES = ['none', 'waiting', 'diagnosed'] as const;

export type DiagnosisState = (typeof DIAGNOSIS_STATES)[number];

export const DIAGNOSIS_STATE_WORDS: Readonly<Record<DiagnosisState, Message>> = {
  none: say('No diagnosis, and on no list'),
  waiting: say('On a list for an evaluation'),
  diagnosed: say('Diagnosed'),
};

/** Plan of a family that has added no child. Other plans are named by the id of the child. */
export const FAMILY_PLAN = 'family';

/** Maximum plans of a family. See docs/product-rules.md#while-you-wait. */
export const PLANS_LIMIT = 30;

/** Oldest age for which the plan has steps, in years. */
export const MAX_AGE_YEARS = 30;

export const STEP_STATUSES = ['open', 'done', 'later', 'hidden'] as const;

export type StepStatus = (typeof STEP_STATUSES)[number];

export const STEP_STATUS_WORDS: Readonly<Record<StepStatus, Message>> = {
  open: say('Open', {}, 'a step'),
  done: say('Done', {}, 'a step'),
  later: say('Put off', {}, 'a step'),
  hidden: say('Hidden', {}, 'a step'),
};

export type TransitionId =
  | 'three'
  | 'kindergarten'
  | 'sixteen'
  | 'eighteen'
  | 'twenty-one'
  | 'twenty-six';

export interface TransitionRow {
  readonly id: TransitionId;
  /** Age at which it comes, in months. */
  readonly atMonths: number;
  /** Age from which it is shown, in months. */
  readonly fromMonths: number;
  readonly title: Message;
  readonly words: Message;
}

/** Changes that come with age, in order. See docs/product-rules.md#transitions. */
export const TRANSITIONS: readonly TransitionRow[] = [
  {
    id: 'three',
    atMonths: 36,
    fromMonths: 24,
    title: say('The third birthday'),
    words: say(
      'Help moves from Early Intervention to the school district. There is time to prepare it.',
    ),
  },
  {
    id: 'kindergarten',
    atMonths: 60,
    fromMonths: 48,
    title: say('Kindergarten'),
    words: say(
      'Your district tells you in which year it begins. A visit before makes the first day easier.',
    ),
  },
  {
    id: 'sixteen',
    atMonths: 192,
    fromMonths: 156,
    title: say('The plan for life after school'),
    words: say('It stands in the IEP by 16 at the latest. You can ask for it from 14.'),
  },
  {
    id: 'eighteen',
    atMonths: 216,
    fromMonths: 204,
    title: say('The 18th birthday'),
    words: say(
      'Some rights pass to your child. A few papers, prepared together, keep you beside them.',
    ),
  },
  {
    id: 'twenty-one',
    atMonths: 252,
    fromMonths: 240,
    title: say('The end of school'),
    words: say(
      'Depending on the state, school ends around 21 or 22. Ask for the exact day in writing.',
    ),
  },
  {
    id: 'twenty-six',
    atMonths: 312,
    fromMonths: 300,
    title: say('The 26th birthday'),
    words: say(
      'Until then your child can stay on a parent’s health plan, and often longer if you ask before.',
    ),
  },
];
