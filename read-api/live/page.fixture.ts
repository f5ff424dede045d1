import type { Health } from '@hearthway/domain/health/health.contract.ts';
import type {
  Handshake,
  PageToServer,
  Projected,
  ServerToPage,
} from '@hearthway/domain/live/live.contract.ts';
import { io, type Socket } from 'socket.io-client';
import { onTestFinished } from 'vitest';

export interface OpenPageOptions {
  readonly auth?: Handshake;
  readonly headers?: Readonly<Record<string, string>>;
}

export const openPage = (address: string, { auth = {}, headers = {} }: OpenPageOptions = {}) => {
  const socket: Socket<ServerToPage, PageToServer> = io(address, {
    auth,
    extraHeaders: headers,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
  });
  const health: Health[] = [];
  const received: Projected[] = [];
  let isSignedOut = false;
  let refusedFor: string | undefined;
  socket.on('health', (heard) => health.push(heard));
  socket.on('projected', (projected) => received.push(projected));
  socket.on('signed-out', () => {
    isSignedOut = true;
  });
  socket.on('connect_error', ({ message }) => {
    refusedFor = message;
  });
  onTestFinished(() => {
    socket.disconnect();
  });
  return {
    socket,
    health,
    received,
    isSignedOut: () => isSignedOut,
    refusedFor: () => refusedFor,
    connected: new Promise<void>((resolve) => socket.once('connect', resolve)),
  };
};
