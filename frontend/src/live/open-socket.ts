import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { type Health, healthSchema } from '@hearthway/domain/health/health.contract.ts';
import {
  type Handshake,
  inboxMovedSchema,
  inboxPeopleSchema,
  type PageToServer,
  type Projected,
  presenceSchema,
  projectedSchema,
  type ServerToPage,
  timelineNewsSchema,
  watchEndedSchema,
} from '@hearthway/domain/live/live.contract.ts';
import { io, type Socket } from 'socket.io-client';
import type { SocketEvent } from './connection.machine.ts';
import type { InboxRoom } from './create-inbox-room.ts';
import type { Room } from './create-room.ts';
import type { LiveEvent } from './live-event.ts';

export interface OpenSocketOptions {
  readonly handshake: Handshake;
  /** Rooms to join once signed in. */
  readonly rooms: { readonly room: Room; readonly inbox: InboxRoom } | undefined;
  readonly onState: (event: SocketEvent) => void;
  readonly onHealth: (health: Health) => void;
  readonly onProjected: (projected: Projected) => void;
  readonly events: readonly {
    readonly name: LiveEvent['name'];
    readonly hear: (body: unknown) => void;
  }[];
  /** The household that the page shows is not, or no longer, shared with the person. */
  readonly onNotShared: () => void;
  readonly onSignedOut: () => void;
}

/** Opens one connection to the server. Returns a function that closes it. */
export const openSocket = ({
  handshake,
  rooms,
  onState,
  onHealth,
  onProjected,
  events,
  onNotShared,
  onSignedOut,
}: OpenSocketOptions): (() => void) => {
  const socket: Socket<ServerToPage, PageToServer> = io({
    auth: { ...handshake },
    transports: ['websocket'],
    // The machine decides when to retry.
    reconnection: false,
  });
  socket.on('connect', () => onState({ type: 'connected' }));
  socket.on('connect_error', ({ message }) => {
    if (message === ('NotShared' satisfies ErrorCode)) onNotShared();
    onState({ type: 'lost' });
  });
  socket.on('disconnect', () => onState({ type: 'lost' }));
  // Messages of a newer server may be unreadable to an older page, which then refetches over HTTP.
  socket.on('health', (health) => {
    const parsed = healthSchema.safeParse(health);
    if (parsed.success) onHealth(parsed.data);
  });
  socket.on('projected', (projected) => {
    const parsed = projectedSchema.safeParse(projected);
    if (parsed.success) onProjected(parsed.data);
  });
  for (const { name, hear } of events) socket.on(name, hear);
  socket.on('signed-out', onSignedOut);
  const leave = rooms && joinRoom(socket, rooms.room);
  const leaveInbox = rooms && joinInbox(socket, rooms.inbox);
  return () => {
    leave?.();
    leaveInbox?.();
    // No events after closing.
    socket.off();
    socket.close();
  };
};

/**
 * Joins the page's room over this socket whenever it is connected. Returns a function to call before
 * disconnecting.
 */
const joinRoom = (socket: Socket<ServerToPage, PageToServer>, room: Room): (() => void) => {
  let leave = () => {};
  socket.on('connect', () => {
    leave = room.join({
      watch: (watch, onAnswer) => socket.emit('watch', watch, onAnswer),
      unwatch: () => socket.emit('unwatch'),
      at: (place) => socket.emit('at', place),
    });
  });
  socket.on('disconnect', () => leave());
  socket.on('timeline', (payload) => {
    const parsed = timelineNewsSchema.safeParse(payload);
    if (parsed.success) room.onNews(parsed.data);
  });
  socket.on('presence', (presence) => {
    const parsed = presenceSchema.safeParse(presence);
    if (parsed.success) room.onPresence(parsed.data);
  });
  socket.on('watch-ended', (ended) => {
    const parsed = watchEndedSchema.safeParse(ended);
    if (parsed.success) room.onEnded(parsed.data);
  });
  return () => leave();
};

const joinInbox = (socket: Socket<ServerToPage, PageToServer>, inbox: InboxRoom): (() => void) => {
  let leave = () => {};
  socket.on('connect', () => {
    leave = inbox.join({
      inbox: (place) => socket.emit('inbox', place),
      leaveInbox: () => socket.emit('leave-inbox'),
    });
  });
  socket.on('disconnect', () => leave());
  socket.on('inbox-moved', (moved) => {
    const parsed = inboxMovedSchema.safeParse(moved);
    if (parsed.success) inbox.onMoved(parsed.data);
  });
  socket.on('inbox-people', (people) => {
    const parsed = inboxPeopleSchema.safeParse(people);
    if (parsed.success) inbox.onPeople(parsed.data);
  });
  return () => leave();
};
