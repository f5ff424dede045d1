import type { PlanAnswers } from '@hearthway/domain/insurance/coverage.ts';
import { assign, setup } from 'xstate';
import {
  changed,
  isAnswered,
  isReachable,
  NO_ANSWERS,
  type PlanPlace,
  type Step,
} from './plan-place.ts';

type PlanEvent =
  /** Place stored in the browser; a fresh one without any. */
  | { readonly type: 'restore'; readonly place: PlanPlace }
  | { readonly type: 'choose'; readonly change: Partial<PlanAnswers> }
  | { readonly type: 'next' | 'previous' | 'start-over' }
  /** From an address, or to change an answer. */
  | { readonly type: 'go'; readonly step: Step }
  /** Another tab changed the answers. */
  | { readonly type: 'elsewhere'; readonly answers: PlanAnswers };

interface PlanContext {
  readonly answers: PlanAnswers;
  /** Step requested by the address or the browser. */
  readonly wanted: Step;
}

const planSetup = setup({
  types: { context: {} as PlanContext, events: {} as PlanEvent },
  guards: {
    isWanted: ({ context: { answers, wanted } }, step: Step) =>
      wanted === step && isReachable(step, answers),
    isReachable: ({ context }, step: Step) => isReachable(step, context.answers),
    isLost: ({ context }, step: Step) => !isReachable(step, context.answers),
    isAnswered: ({ context }, step: Step) => isAnswered(step, context.answers),
  },
});

/** Determines the plan: a state per question, and one for the answer. */
export const planMachine = planSetup.createMachine({
  id: 'plan',
  context: { answers: NO_ANSWERS, wanted: 'source' },
  initial: 'restoring',
  on: {
    choose: {
      actions: assign({ answers: ({ context, event }) => changed(context.answers, event.change) }),
    },
    go: { target: '.choosing', actions: assign({ wanted: ({ event }) => event.step }) },
    'start-over': { target: '.source', actions: assign({ answers: NO_ANSWERS }) },
    elsewhere: { actions: assign({ answers: ({ event }) => event.answers }) },
  },
  states: {
    /** Shows the first question as rendered until the browser's place is restored. */
    restoring: {
      on: {
        restore: {
          target: 'choosing',
          actions: assign(({ event: { place } }) => ({
            answers: place.answers,
            wanted: place.step,
          })),
        },
      },
    },
    choosing: {
      always: [
        { guard: { type: 'isWanted', params: 'answer' }, target: 'answer' },
        { guard: { type: 'isWanted', params: 'child' }, target: 'child' },
        { guard: { type: 'isWanted', params: 'state' }, target: 'state' },
        { guard: { type: 'isWanted', params: 'funding' }, target: 'funding' },
        { target: 'source' },
      ],
    },
    source: {
      on: {
        next: [
          { guard: { type: 'isReachable', params: 'funding' }, target: 'funding' },
          { guard: { type: 'isAnswered', params: 'source' }, target: 'state' },
        ],
      },
    },
    funding: {
      always: { guard: { type: 'isLost', params: 'funding' }, target: 'source' },
      on: {
        previous: 'source',
        next: { guard: { type: 'isAnswered', params: 'funding' }, target: 'state' },
      },
    },
    state: {
      always: { guard: { type: 'isLost', params: 'state' }, target: 'source' },
      on: {
        previous: [
          { guard: { type: 'isReachable', params: 'funding' }, target: 'funding' },
          { target: 'source' },
        ],
        next: 'child',
      },
    },
    child: {
      always: { guard: { type: 'isLost', params: 'child' }, target: 'source' },
      on: { previous: 'state', next: 'answer' },
    },
    answer: {
      always: { guard: { type: 'isLost', params: 'answer' }, target: 'source' },
      on: { previous: 'child' },
    },
  },
});
