import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { healthKey } from './cache-keys.ts';
import { connectionMachine } from './connection.machine.ts';
import type { OpenSocketOptions } from './open-socket.ts';

/** Keeps this page in touch with the server, and says so when that is not possible. */
export const LiveConnection = () => {
  const queryClient = useQueryClient();
  const machine = useMemo(
    () =>
      connectionMachine.provide({
        actors: {
          socket: fromCallback(({ sendBack }) =>
            openSocketLater({
              onState: sendBack,
              onHealth: (health) => queryClient.setQueryData(healthKey, health),
            }),
          ),
        },
      }),
    [queryClient],
  );
  const connection = useActorRef(machine, { input: { random: Math.random } });
  const isOffline = useSelector(connection, (snapshot) => snapshot.hasTag('offline'));

  useEffect(() => {
    const onNetwork = () => connection.send({ type: 'network.back' });
    window.addEventListener('online', onNetwork);
    return () => window.removeEventListener('online', onNetwork);
  }, [connection]);

  return (
    <div role="status">
      {isOffline && <p className="banner">You’re offline. We’ll reconnect on our own.</p>}
    </div>
  );
};

/** The socket's code is a request of its own, so that the first page does not wait for it. */
const openSocketLater = (options: OpenSocketOptions): (() => void) => {
  let isWanted = true;
  let close = () => {};
  import('./open-socket.ts').then(
    ({ openSocket }) => {
      if (isWanted) close = openSocket(options);
    },
    () => {
      if (isWanted) options.onState({ type: 'lost' });
    },
  );
  return () => {
    isWanted = false;
    close();
  };
};
