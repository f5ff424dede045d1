import { TOUR_STEPS } from '@hearthway/domain/journey/journey.constants.ts';
import type { EndTour } from '@hearthway/domain/journey/journey.contract.ts';
import { assign, setup } from 'xstate';

/** Specification, section 9. */
export const INVITE_AFTER_MS = 2_000;
export const FADE_MS = 300;

type TourEvent =
  /** Somebody is here for the first time. */
  | { readonly type: 'first-visit' }
  /** Whoever is here is no newcomer, or none any more. */
  | { readonly type: 'known' }
  /** The page that the tour shows is left. */
  | { readonly type: 'gone' }
  | { readonly type: 'take' }
  | { readonly type: 'decline' }
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'skip' };

interface TourContext {
  /** Index into `TOUR_STEPS`. */
  readonly step: number;
}

const LAST = TOUR_STEPS.length - 1;

/**
 * The guided tour and the invitation to it. Specification, section 4. Whoever has been invited is not
 * asked a second time before the page is loaded again; the tour itself can be taken again and again.
 */
export const tourMachine = setup({
  types: {
    context: {} as TourContext,
    events: {} as TourEvent,
    tags: {} as 'invitation' | 'card' | 'fading',
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
    /** Nothing is open and nobody is typing: an invitation would not interrupt. */
    isFree: (): boolean => {
      throw new Error('Whether the person is free is supplied with .provide().');
    },
    isLast: ({ context }) => context.step === LAST,
  },
  delays: { inviteAfter: INVITE_AFTER_MS, fade: FADE_MS },
}).createMachine({
  id: 'tour',
  context: { step: 0 },
  initial: 'idle',
  states: {
    idle: { on: { 'first-visit': 'pausing', take: 'touring' } },
    pausing: {
      after: {
        inviteAfter: [
          { guard: 'isFree', target: 'inviting' },
          { target: 'pausing', reenter: true },
        ],
      },
      on: { known: 'idle', gone: 'idle', take: 'touring' },
    },
    inviting: {
      tags: 'invitation',
      on: { take: 'turning', decline: 'settled', gone: 'settled' },
    },
    turning: { after: { fade: 'touring' }, on: { gone: 'settled' } },
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
        gone: 'settled',
      },
    },
    fading: {
      tags: ['card', 'fading'],
      after: { fade: 'settled' },
      on: { gone: 'settled' },
    },
    settled: { on: { take: 'touring' } },
  },
});
