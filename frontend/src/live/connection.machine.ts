import { assign, fromCallback, setup } from 'xstate';

const FIRST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/** Socket events. `lost` also covers failed connection attempts. */
export type SocketEvent = { readonly type: 'connected' } | { readonly type: 'lost' };

type ConnectionEvent =
  | SocketEvent
  /** The device is online again: ends the wait. */
  | { readonly type: 'network.back' }
  /** The session changed: the socket must authenticate again. */
  | { readonly type: 'session.changed' };

interface ConnectionInput {
  /** From 0 to 1. Spreads the reconnects of pages that lost the same server. */
  readonly random: () => number;
}

interface ConnectionContext extends ConnectionInput {
  readonly failures: number;
}

/** Replaces the connection or the attempt. */
const ANEW = [
  {
    guard: ({ context }: { readonly context: ConnectionContext }) => context.failures > 0,
    target: '.reconnecting',
    reenter: true,
  },
  { target: '.connecting', reenter: true },
] as const;

/**
 * Connection to the server. The tag `offline` tells when to inform a person: not during the first attempt,
 * then until a connection is established.
 */
export const connectionMachine = setup({
  types: {
    context: {} as ConnectionContext,
    events: {} as ConnectionEvent,
    input: {} as ConnectionInput,
    tags: {} as 'offline' | 'online',
  },
  actors: {
    /** Opens a connection, reports its events, and closes it when stopped. */
    socket: fromCallback<ConnectionEvent>(() => {
      throw new Error('The socket is supplied with .provide().');
    }),
  },
  delays: {
    backOff: ({ context: { failures, random } }) => {
      const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
      return longest * (0.5 + random() / 2);
    },
  },
}).createMachine({
  id: 'connection',
  context: ({ input }) => ({ ...input, failures: 0 }),
  initial: 'attached',
  states: {
    attached: {
      invoke: { src: 'socket' },
      on: {
        lost: {
          target: 'waiting',
          actions: assign({ failures: ({ context }) => context.failures + 1 }),
        },
        'session.changed': ANEW,
        // Attempts begun without a network may take long to fail.
        'network.back': ANEW,
      },
      initial: 'connecting',
      states: {
        connecting: { on: { connected: 'online' } },
        reconnecting: { tags: 'offline', on: { connected: 'online' } },
        online: {
          tags: 'online',
          entry: assign({ failures: 0 }),
          on: { 'network.back': {} },
        },
      },
    },
    waiting: {
      tags: 'offline',
      after: { backOff: 'attached.reconnecting' },
      on: {
        'network.back': 'attached.reconnecting',
        'session.changed': 'attached.reconnecting',
      },
    },
  },
});
