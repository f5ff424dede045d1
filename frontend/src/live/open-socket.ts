import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import { io, type Socket } from 'socket.io-client';
import type { SocketEvent } from './connection.machine.ts';

export interface OpenSocketOptions {
  readonly onState: (event: SocketEvent) => void;
  readonly onHealth: (health: Health) => void;
}

/** Opens one connection to this page's server. Returns the way to close it. */
export const openSocket = ({ onState, onHealth }: OpenSocketOptions): (() => void) => {
  const socket: Socket<ServerToPage, PageToServer> = io({
    transports: ['websocket'],
    // When to try again is up to the machine.
    reconnection: false,
  });
  socket.on('connect', () => onState({ type: 'connected' }));
  socket.on('connect_error', () => onState({ type: 'lost' }));
  socket.on('disconnect', () => onState({ type: 'lost' }));
  socket.on('health', (health) => {
    const parsed = healthSchema.safeParse(health);
    // A page from before an update may not know what a newer server says: it asks over HTTP then.
    if (parsed.success) onHealth(parsed.data);
  });
  return () => {
    socket.close();
  };
};
