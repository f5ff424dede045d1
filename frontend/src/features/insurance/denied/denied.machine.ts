import { assign, setup } from 'xstate';
import { type Answers, NO_ANSWERS, withGathered } from './answers.ts';
import { openStep, STEPS, type Step } from './steps.ts';

interface Denied {
  readonly answers: Answers;
  /** Step shown, or requested by the address. */
  readonly wanted: Step;
}

type DeniedEvent =
  | { readonly type: 'start-over' }
  | { readonly type: 'go'; readonly step: Step }
  | { readonly type: 'answer'; readonly answers: Partial<Answers> }
  | { readonly type: 'gather'; readonly place: number; readonly isGathered: boolean }
  /** Another tab changed the answers, or a denial of the account was opened. */
  | { readonly type: 'replace'; readonly answers: Answers };

const notSupplied = (): never => {
  throw new Error('Effects are supplied with .provide().');
};

/**
 * Steps of a denial. Each opens once those before it are answered, also from an address. Going back keeps all
 * answers.
 */
export const deniedMachine = setup({
  types: {
    context: {} as Denied,
    events: {} as DeniedEvent,
    input: {} as Denied,
  },
  actions: {
    /** Stores the answers in this browser. */
    keep: (_, _answers: Answers) => notSupplied(),
    take: assign((_, answers: Answers) => ({ answers })),
    want: assign((_, wanted: Step) => ({ wanted })),
  },
  guards: {
    /** Checks whether a step is the one to show: the requested step, or the last open one before it. */
    leadsTo: ({ context: { answers, wanted } }, step: Step) => openStep(wanted, answers) === step,
  },
}).createMachine({
  id: 'denied',
  context: ({ input }) => input,
  initial: 'choosing',
  on: {
    go: { target: '.choosing', actions: { type: 'want', params: ({ event }) => event.step } },
    answer: {
      actions: [
        {
          type: 'take',
          params: ({ context, event }) => ({ ...context.answers, ...event.answers }),
        },
        { type: 'keep', params: ({ context }) => context.answers },
      ],
    },
    gather: {
      actions: [
        {
          type: 'take',
          params: ({ context, event }) =>
            withGathered(context.answers, event.place, event.isGathered),
        },
        { type: 'keep', params: ({ context }) => context.answers },
      ],
    },
    replace: {
      target: '.choosing',
      actions: { type: 'take', params: ({ event }) => event.answers },
    },
    'start-over': {
      target: '.reason',
      actions: [
        { type: 'take', params: () => NO_ANSWERS },
        { type: 'keep', params: () => NO_ANSWERS },
      ],
    },
  },
  states: {
    choosing: {
      always: STEPS.map((step) => ({
        guard: { type: 'leadsTo' as const, params: step },
        target: step,
      })),
    },
    reason: { entry: { type: 'want', params: 'reason' } },
    gather: { entry: { type: 'want', params: 'gather' } },
    about: { entry: { type: 'want', params: 'about' } },
    deadlines: { entry: { type: 'want', params: 'deadlines' } },
    letter: { entry: { type: 'want', params: 'letter' } },
  },
});
