import {
  ACTIVITY_DEBOUNCE_MS,
  ACTIVITY_REPORT_MS,
  IDLE_MINUTES,
  IDLE_WARNING_MINUTES,
} from '@hearthway/domain/session/session.constants.ts';
import { assign, fromPromise, raise, setup, stateIn } from 'xstate';
import type { Deadline } from '../../../session/deadline-store.ts';
import type { SessionEnd } from '../../../session/tabs.ts';

const IDLE_MS = IDLE_MINUTES * 60_000;
const WARNING_MS = IDLE_WARNING_MINUTES * 60_000;

type SessionEvent =
  /** The account, as far as known. */
  | { readonly type: 'session.loading' | 'session.visitor' | 'session.signed-in' }
  /** The person did something on this page. */
  | { readonly type: 'input' }
  /** The same, debounced. */
  | { readonly type: 'activity' }
  /** This page may have slept: its timers stood still, and other tabs went unheard. */
  | { readonly type: 'woken' }
  /** Another tab has moved it, or this page has learned more. */
  | { readonly type: 'deadline.moved' }
  /** Another tab has ended the session. */
  | { readonly type: 'ended'; readonly how: SessionEnd }
  | { readonly type: 'stay' }
  | { readonly type: 'log-out' };

interface SessionInput {
  /**
   * Milliseconds since the epoch. Deadlines are times of day: timers stand still in a sleeping
   * laptop.
   */
  readonly now: () => number;
  readonly deadline: Deadline;
}

interface SessionContext extends SessionInput {
  /** The deadline as this page last read it, for display. */
  readonly endsAt: number;
}

export interface Leaving {
  readonly how: SessionEnd;
  /** The first to leave tells the other tabs. */
  readonly isFirst: boolean;
}

/**
 * Ends an idle session. See docs/product-rules.md#idle-time. The account comes from the token
 * store; nothing runs for visitors.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    input: {} as SessionInput,
    tags: {} as 'warning' | 'staying' | 'unheard' | 'expired',
  },
  actors: {
    /** How many seconds the server gives the session. Extends nothing. */
    askRemaining: fromPromise<number>(() => {
      throw new Error('How to ask is supplied with .provide().');
    }),
    /** Extends the session on the server, and answers how many seconds it has then. */
    reportActivity: fromPromise<number>(() => {
      throw new Error('How to report is supplied with .provide().');
    }),
  },
  actions: {
    /** Signs out even if the server fails, and shows the form for signing in. */
    leave: (_, _leaving: Leaving) => {
      throw new Error('How to leave is supplied with .provide().');
    },
    begin: ({ context: { deadline, now } }) => {
      const latest = now() + IDLE_MS;
      const endsAt = deadline.read();
      // Later than any session ends: of a clock that was wrong, or not of our making.
      if (endsAt === undefined || endsAt > latest) deadline.move(latest);
    },
    extend: ({ context: { deadline, now } }) => deadline.move(now() + IDLE_MS),
    adopt: ({ context: { deadline, now } }, seconds: number) =>
      deadline.move(now() + seconds * 1_000),
    forget: ({ context: { deadline } }) => deadline.forget(),
    look: assign({ endsAt: ({ context: { deadline, endsAt } }) => deadline.read() ?? endsAt }),
  },
  guards: {
    isOver: ({ context }) => timeLeft(context) <= 0,
    isNear: ({ context }) => timeLeft(context) <= WARNING_MS,
    /**
     * More is no news: the server hears of the last activity a little late, and this page ends the
     * session itself.
     */
    isLess: ({ context }, seconds: number) => seconds * 1_000 < timeLeft(context),
    isBehind: stateIn({ signedIn: { report: { reported: 'behind' } } }),
  },
  delays: {
    untilWarning: ({ context }) => Math.max(0, timeLeft(context) - WARNING_MS),
    untilEnd: ({ context }) => Math.max(0, timeLeft(context)),
    debounce: ACTIVITY_DEBOUNCE_MS,
    reportPause: ACTIVITY_REPORT_MS,
  },
}).createMachine({
  id: 'session',
  context: ({ input }) => ({ ...input, endsAt: Number.POSITIVE_INFINITY }),
  initial: 'loading',
  on: {
    'session.loading': '.loading',
    'session.visitor': '.anonymous',
    'session.signed-in': '.signedIn',
  },
  states: {
    loading: {},
    anonymous: {
      entry: 'forget',
      on: {
        // The token's end may have been heard before the reason for it.
        ended: { guard: ({ event }) => event.how === 'timed-out', target: 'expired' },
      },
    },
    signedIn: {
      type: 'parallel',
      on: {
        'session.signed-in': {},
        'session.visitor': [{ guard: 'isOver', target: 'expired' }, { target: 'anonymous' }],
        ended: { guard: ({ event }) => event.how === 'timed-out', target: 'expired' },
      },
      states: {
        clock: {
          initial: 'running',
          states: {
            running: {
              entry: ['begin', 'look'],
              after: { untilWarning: 'judging' },
              on: {
                activity: [
                  { guard: 'isOver', target: '#session.expired' },
                  { target: 'running', reenter: true, actions: 'extend' },
                ],
                'deadline.moved': 'judging',
                woken: 'judging',
              },
            },
            judging: {
              always: [
                { guard: 'isOver', target: '#session.expired' },
                { guard: 'isNear', target: '#session.warning' },
                { target: 'running' },
              ],
            },
          },
        },
        person: {
          initial: 'still',
          states: {
            still: { on: { input: 'stirring' } },
            stirring: {
              after: { debounce: { target: 'still', actions: raise({ type: 'activity' }) } },
            },
          },
        },
        // The first activity is reported at once, and what follows within a minute at its end.
        report: {
          initial: 'silent',
          states: {
            silent: { on: { activity: 'reported' } },
            reported: {
              invoke: { src: 'reportActivity', onError: '.behind' },
              initial: 'upToDate',
              states: {
                upToDate: { on: { activity: 'behind' } },
                behind: {},
              },
              after: {
                reportPause: [
                  { guard: 'isBehind', target: 'reported', reenter: true },
                  { target: 'silent' },
                ],
              },
            },
          },
        },
      },
    },
    warning: {
      type: 'parallel',
      tags: 'warning',
      on: {
        'session.signed-in': {},
        'session.visitor': 'expired',
        ended: 'expired',
        'log-out': 'expired',
      },
      states: {
        clock: {
          initial: 'running',
          states: {
            running: {
              entry: 'look',
              after: { untilEnd: 'judging' },
              on: { 'deadline.moved': 'judging', woken: 'judging' },
            },
            judging: {
              always: [
                { guard: 'isOver', target: '#session.expired' },
                { guard: 'isNear', target: 'running' },
                { target: '#session.signedIn' },
              ],
            },
          },
        },
        server: {
          initial: 'asking',
          states: {
            asking: {
              invoke: {
                src: 'askRemaining',
                onDone: [
                  {
                    guard: { type: 'isLess', params: ({ event }) => event.output },
                    target: 'told',
                    actions: [
                      { type: 'adopt', params: ({ event }) => event.output },
                      raise({ type: 'deadline.moved' }),
                    ],
                  },
                  { target: 'told' },
                ],
                onError: 'told',
              },
              on: { stay: 'staying' },
            },
            told: { on: { stay: 'staying' } },
            staying: {
              tags: 'staying',
              invoke: {
                src: 'reportActivity',
                onDone: {
                  target: '#session.signedIn',
                  actions: { type: 'adopt', params: ({ event }) => event.output },
                },
                onError: 'unheard',
              },
            },
            unheard: { tags: 'unheard', on: { stay: 'staying' } },
          },
        },
      },
    },
    expired: {
      tags: 'expired',
      entry: ['forget', { type: 'leave', params: ({ event }) => leavingOn(event) }],
      on: { 'session.visitor': {} },
    },
  },
});

const timeLeft = ({ deadline, endsAt, now }: SessionContext): number =>
  (deadline.read() ?? endsAt) - now();

const leavingOn = (event: SessionEvent): Leaving => ({
  how: event.type === 'ended' ? event.how : event.type === 'log-out' ? 'signed-out' : 'timed-out',
  isFirst: event.type !== 'ended',
});
