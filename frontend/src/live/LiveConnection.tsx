import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromCallback } from 'xstate';
import { positions } from '../api/api.ts';
import { household, leaveHousehold } from '../session/household.ts';
import { tokens } from '../session/tokens.ts';
import { commandKey } from './cache-keys.ts';
import { connectionMachine } from './connection.machine.ts';
import { followHealth } from './follow-health.ts';
import { followModel } from './follow-model.ts';
import type { LiveEvent } from './live-event.ts';
import { OfflineNote } from './OfflineNote.tsx';
import { openSocket } from './open-socket.ts';
import { reconnects } from './reconnects.ts';
import { retryFailed } from './retry-failed.ts';
import { inboxRoom, room } from './room.ts';

const NEW_PASSWORD = commandKey('PUT', '/api/account/password');

interface LiveConnectionProps {
  /** Events of features. Must be a stable list: another list opens another connection. */
  readonly events: readonly LiveEvent[];
}

/** Maintains the live connection, and shows when it is lost. */
export const LiveConnection = ({ events }: LiveConnectionProps) => {
  const queryClient = useQueryClient();
  const machine = useMemo(
    () =>
      connectionMachine.provide({
        actors: {
          socket: fromCallback(({ sendBack }) => {
            const credential = tokens.current();
            const shown = household.current();
            return openSocket({
              handshake: {
                seen: positions.shown(),
                ...(credential && { token: credential.token }),
                ...(shown && { household: shown.familyId }),
              },
              rooms: credential && { room, inbox: inboxRoom },
              onState: (event) => {
                sendBack(event);
                if (event.type === 'connected') {
                  // Retries requests that failed for lack of a connection.
                  void retryFailed(queryClient);
                }
              },
              onHealth: (health) => followHealth(queryClient, health),
              onProjected: ({ model, position }) => {
                const news = positions.projected(model, position);
                if (news === 'shown') return;
                void followModel(queryClient, model, { isAwaited: news !== 'unheard' });
              },
              events: events.map(({ name, hear }) => ({
                name,
                hear: (body) => hear(queryClient, body),
              })),
              onNotShared: () => leaveHousehold('/household'),
              onSignedOut: () => {
                // A new password also ends this session; its answer brings the next one.
                const isReplaced = queryClient.isMutating({ mutationKey: NEW_PASSWORD }) > 0;
                if (credential !== undefined && !isReplaced) tokens.drop(credential);
              },
            });
          }),
        },
      }),
    [queryClient, events],
  );
  const connection = useActorRef(machine, { input: { random: Math.random } });
  const isOffline = useSelector(connection, (snapshot) => snapshot.hasTag('offline'));

  useEffect(() => {
    const onNetwork = () => connection.send({ type: 'network.back' });
    window.addEventListener('online', onNetwork);
    const onSession = () => connection.send({ type: 'session.changed' });
    const ignoreSession = tokens.subscribe(onSession);
    const ignoreCookie = reconnects.subscribe(onSession);
    return () => {
      window.removeEventListener('online', onNetwork);
      ignoreSession();
      ignoreCookie();
    };
  }, [connection]);

  return <OfflineNote isOffline={isOffline} />;
};
