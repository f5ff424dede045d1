import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import { assign, setup } from 'xstate';

/** See docs/product-rules.md#guided-tour. */
export const FADE_MS = 300;

type TourEvent =
  /** The page that the tour shows is left. */
  | { readonly type: 'gone' }
  /** The invitation was accepted: it fades before the tour begins. */
  | { readonly type: 'accept' }
  | { readonly type: 'take' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'skip' };

interface TourContext {
  /** Index into `TOUR_STEPS`. */
  readonly step: number;
}

const LAST = TOUR_STEPS.length - 1;

/**
 * See docs/product-rules.md#guided-tour. It can be taken again and again. The invitation
 * to it is a part of its own (`invitation.ts`): this code is fetched only when the tour is taken.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    tags: {} as 'card' | 'fading',
  },
  actions: {
    /** The tour was finished or skipped. */
    end: (_, _how: EndTour) => {
      throw new Error('What follows from its end is supplied with .provide().');
    },
    begin: assign({ step: 0 }),
    forward: assign({ step: ({ context }) => context.step + 1 }),
    backward: assign({ step: ({ context }) => Math.max(0, context.step - 1) }),
  },
  guards: {
    isLast: ({ context }) => context.step === LAST,
  },
  delays: { fade: FADE_MS },
}).createMachine({
  id: 'tour',
  context: { step: 0 },
  initial: 'idle',
  states: {
    idle: { on: { accept: 'turning', take: 'touring' } },
    turning: { after: { fade: 'touring' }, on: { gone: 'idle' } },
    touring: {
      tags: 'card',
      entry: 'begin',
      on: {
        next: [
          {
            guard: 'isLast',
            target: 'fading',
            actions: { type: 'end', params: { outcome: 'completed' } },
          },
          { actions: 'forward' },
        ],
        back: { actions: 'backward' },
        skip: {
          target: 'fading',
          actions: {
            type: 'end',
            params: ({ context }) => ({ outcome: 'skipped', step: context.step + 1 }),
          },
        },
        gone: 'idle',
      },
    },
    fading: {
      tags: ['card', 'fading'],
      after: { fade: 'idle' },
      on: { gone: 'idle' },
    },
  },
});
