import * as z from 'zod';
import { PLAN_SOURCES } from '../insurance/plan-answers.constants.ts';
import { defineEvent } from '../kernel/event-type.ts';
import { choice, say } from '../kernel/message.ts';
import { personal } from '../kernel/personal.ts';
import { defineStream, type EventOf } from '../kernel/stream.ts';
import { DIAGNOSIS_STATES, STEP_STATUS_WORDS, STEP_STATUSES } from './next-steps.constants.ts';

const planId = z.string().describe('The plan: the child, by its id, or the family');
const stepId = z.string().describe('The step, by its id in the table');

const CHILD = '0123456789abcdef0123456789abcdef';

/** Events of stream `nextSteps-{userId}`. The type names are the storage format. */
const nextStepsAnswered = defineEvent({
  type: 'NextStepsAnswered',
  schema: z.object({
    planId,
    /** `YYYY-MM`; empty if not told here. */
    birthMonth: personal(z.string(), 'account'),
    homeState: personal(z.string().nullable(), 'account'),
    diagnosis: personal(z.enum(DIAGNOSIS_STATES).nullable(), 'account'),
    insurance: personal(z.enum(PLAN_SOURCES).nullable(), 'account'),
  }),
  sentence: () => say('Answered the questions of the plan while waiting'),
  isOwnAct: true,
  feature: 'plan while waiting',
  examples: [
    {
      planId: 'family',
      birthMonth: '2024-05',
      homeState: 'NC',
      diagnosis: 'waiting',
      insurance: 'medicaid',
    },
  ],
});

const nextStepMarked = defineEvent({
  type: 'NextStepMarked',
  schema: z.object({
    planId,
    stepId,
    stepStatus: z.enum(STEP_STATUSES).describe('What the family did with the step'),
    /** Day on which a step that was put off comes back. */
    until: personal(z.string().nullable(), 'account'),
  }),
  sentence: ({ stepStatus }) =>
    say('Marked a next step: *{status}*', { status: choice(STEP_STATUS_WORDS, stepStatus) }),
  isOwnAct: true,
  feature: 'plan while waiting',
  examples: [{ planId: CHILD, stepId: 'hearing-test', stepStatus: 'later', until: '2027-01-15' }],
});

const nextStepAsked = defineEvent({
  type: 'NextStepAsked',
  schema: z.object({
    planId,
    stepId,
    /** Day from which the legal time counts. */
    askedOn: personal(z.string(), 'account'),
  }),
  sentence: () => say('Noted the day on which a legal time begins'),
  isOwnAct: true,
  feature: 'plan while waiting',
  examples: [{ planId: CHILD, stepId: 'ei-ask', askedOn: '2026-11-20' }],
});

const nextStepAskTakenBack = defineEvent({
  type: 'NextStepAskTakenBack',
  schema: z.object({ planId, stepId }),
  sentence: () => say('Took back the day on which a legal time begins'),
  isOwnAct: true,
  examples: [{ planId: CHILD, stepId: 'ei-ask' }],
});

const nextStepMailsChanged = defineEvent({
  type: 'NextStepMailsChanged',
  schema: z.object({
    wantsMails: z.boolean().describe('New steps are told by mail, once a month at most'),
    timeZone: z.string().describe('Time zone of the family'),
  }),
  sentence: ({ wantsMails }) =>
    wantsMails
      ? say('Asked for mails about new steps')
      : say('Wanted no more mails about new steps'),
  isOwnAct: true,
  examples: [{ wantsMails: true, timeZone: 'America/New_York' }],
});

export const nextStepsStream = defineStream('next-steps', [
  nextStepsAnswered,
  nextStepMarked,
  nextStepAsked,
  nextStepAskTakenBack,
  nextStepMailsChanged,
]);

export type NextStepsEvent = EventOf<typeof nextStepsStream>;
