import { addDays } from '../calendar/days.ts';
import { defineContext } from '../context.ts';
import { PLAN_SOURCE_WORDS } from '../insurance/plan-answers.constants.ts';
import { exportSection } from '../kernel/export-section.ts';
import { foldStream } from '../kernel/fold-stream.ts';
import { say } from '../kernel/message.ts';
import { ownRow } from '../kernel/own-row.ts';
import { NONE, plainCommand } from '../kernel/plain-command.ts';
import { tellOfNewSteps } from './new-steps.policy.ts';
import {
  DIAGNOSIS_STATE_WORDS,
  DIAGNOSIS_STATES,
  FAMILY_PLAN,
  STEP_STATUS_WORDS,
} from './next-steps.constants.ts';
import {
  allNotesSchema,
  askStepSchema,
  markStepSchema,
  planParamsSchema,
  stepAnswersSchema,
  stepMailsSchema,
  stepParamsSchema,
} from './next-steps.contract.ts';
import { NO_PLANS, nextStepsDecider, notesAfter } from './next-steps.decider.ts';
import { nextStepsErrors } from './next-steps.errors.ts';
import { nextStepsStream } from './next-steps.events.ts';
import { STEP_IDS } from './steps.ts';

const nextStepsModel = foldStream({
  name: 'next-steps',
  label: say('Your plans while waiting'),
  stream: nextStepsStream,
  row: allNotesSchema,
  sealed: ['plans'],
  view: { evolve: (row, event) => notesAfter(row ?? NO_PLANS, event) },
});

const ANSWER_WORDS = {
  planId: say('Plan: a child by its id, or the family'),
  birthMonth: say('Month of birth'),
  homeState: say('State'),
  diagnosis: say('Is there a diagnosis?'),
  insurance: say('Kind of health plan'),
};

const STEP_WORDS = {
  stepId: say('Step'),
  stepStatus: say('What you did with the step'),
  until: say('Put off until'),
  askedOn: say('Day from which a legal time counts'),
};

const DAY = '2025-11-20';

const EI_ASK = { childId: FAMILY_PLAN, stepId: 'ei-ask' } as const;

const SOME_STATES = ['NC', 'TX', 'CA'] as const;

const SOME_STATUSES = ['done', 'done', 'hidden'] as const;

/** Plan of what to do while a family waits, and before the changes that come with age. */
export const nextStepsContext = defineContext({
  name: 'next-steps',
  aggregates: [{ decider: nextStepsDecider, label: say('Plan while waiting'), icon: 'footprints' }],
  readModels: [nextStepsModel],
  sharedModels: { next_steps: 'children' },
  commands: [
    plainCommand(nextStepsDecider)({
      route: 'PUT /api/next-steps/:childId/answers',
      scope: 'children',
      about: 'child',
      params: planParamsSchema,
      body: stepAnswersSchema,
      toCommand: ({ params: { childId: planId }, body: answers, now }) => ({
        command: 'change',
        planId,
        change: { change: 'answer', answers },
        now,
      }),
      example: {
        params: { childId: FAMILY_PLAN },
        body: {
          birthMonth: '2024-05',
          state: 'NC' as const,
          diagnosis: 'waiting',
          insurance: 'medicaid',
        },
      },
      habit: {
        perSession: 0.02,
        send: ({ pick }) => ({
          params: { childId: FAMILY_PLAN },
          body: {
            birthMonth: pick(['2018-03', '2021-09', '2024-05']),
            state: pick(SOME_STATES),
            diagnosis: pick(DIAGNOSIS_STATES),
            insurance: null,
          },
        }),
      },
    }),
    plainCommand(nextStepsDecider)({
      route: 'PUT /api/next-steps/:childId/steps/:stepId',
      scope: 'children',
      about: 'child',
      params: stepParamsSchema,
      body: markStepSchema,
      toCommand: ({ params: { childId: planId, stepId }, body, now }) => ({
        command: 'change',
        planId,
        change: { change: 'mark', stepId, ...body },
        now,
      }),
      example: {
        params: { childId: FAMILY_PLAN, stepId: 'hearing-test' as const },
        body: { status: 'done', until: null },
      },
      habit: {
        perSession: 0.04,
        send: ({ next, pick }, now) => ({
          params: { childId: FAMILY_PLAN, stepId: pick(STEP_IDS) },
          body:
            next() < 0.2
              ? { status: 'later' as const, until: addDays(now.toISOString().slice(0, 10), 30) }
              : { status: pick(SOME_STATUSES), until: null },
        }),
      },
    }),
    plainCommand(nextStepsDecider)({
      route: 'PUT /api/next-steps/:childId/steps/:stepId/asked',
      scope: 'children',
      about: 'child',
      params: stepParamsSchema,
      body: askStepSchema,
      toCommand: ({ params: { childId: planId, stepId }, body: { askedOn }, now }) => ({
        command: 'change',
        planId,
        change: { change: 'ask', stepId, askedOn },
        now,
      }),
      example: { params: EI_ASK, body: { askedOn: DAY } },
      habit: {
        perSession: 0.02,
        send: (_draw, now) => ({
          params: EI_ASK,
          body: { askedOn: now.toISOString().slice(0, 10) },
        }),
      },
    }),
    plainCommand(nextStepsDecider)({
      route: 'DELETE /api/next-steps/:childId/steps/:stepId/asked',
      scope: 'children',
      about: 'child',
      params: stepParamsSchema,
      body: NONE,
      toCommand: ({ params: { childId: planId, stepId }, now }) => ({
        command: 'change',
        planId,
        change: { change: 'ask', stepId, askedOn: null },
        now,
      }),
      example: { params: EI_ASK, body: {} },
      habit: {
        perSession: 0.02,
        send: (_draw, _now, { plans }) =>
          plans[FAMILY_PLAN]?.marks[EI_ASK.stepId]?.askedOn == null
            ? null
            : { params: EI_ASK, body: {} },
      },
    }),
    plainCommand(nextStepsDecider)({
      route: 'PUT /api/next-steps/mails',
      params: NONE,
      body: stepMailsSchema,
      toCommand: ({ body }) => ({ command: 'want-mails', ...body }),
      example: { params: {}, body: { wantsMails: true, timeZone: 'America/New_York' } },
      habit: {
        perSession: 0.02,
        send: (_draw, _now, { wantsMails }) => ({
          params: {},
          body: { wantsMails: !wantsMails, timeZone: 'America/Chicago' },
        }),
      },
    }),
  ],
  reads: [
    ownRow({
      url: '/api/next-steps',
      scope: 'children',
      model: nextStepsModel,
      answer: allNotesSchema,
      toAnswer: (row) => row ?? NO_PLANS,
      toSeen: (all, { hasChild }) => ({
        ...all,
        plans: Object.fromEntries(Object.entries(all.plans).filter(([id]) => hasChild(id))),
      }),
    }),
  ],
  policies: [tellOfNewSteps],
  exportSections: [
    exportSection({
      model: nextStepsModel,
      title: say('Your plans while waiting'),
      toRows: ({ plans, wantsMails }) =>
        Object.entries(plans).flatMap(([planId, { answers, marks }]) => {
          const { state: homeState, ...others } = answers;
          const nothing = { stepId: null, stepStatus: null, until: null, askedOn: null };
          const unanswered = {
            birthMonth: null,
            homeState: null,
            diagnosis: null,
            insurance: null,
          };
          return [
            { planId, wantsMails, homeState, ...others, ...nothing },
            ...Object.entries(marks).map(([stepId, { status: stepStatus, until, askedOn }]) => ({
              planId,
              wantsMails,
              ...unanswered,
              stepId,
              stepStatus,
              until,
              askedOn,
            })),
          ];
        }),
      fields: { ...ANSWER_WORDS, ...STEP_WORDS, wantsMails: say('Mails about new steps') },
    }),
  ],
  words: {
    fields: { ...ANSWER_WORDS, ...STEP_WORDS, wantsMails: say('Mails about new steps') },
    choices: {
      diagnosis: DIAGNOSIS_STATE_WORDS,
      insurance: PLAN_SOURCE_WORDS,
      stepStatus: STEP_STATUS_WORDS,
    },
  },
  errors: nextStepsErrors,
});
