import {
  type PageToServer,
  presenceSchema,
  type ServerToPage,
  timelineToldSchema,
  watchEndedSchema,
} from '@hearthway/domain/live/live.contract.ts';
import type { Socket } from 'socket.io-client';
import type { Room } from './create-room.ts';

/**
 * Lets the page say and hear over this socket what it wants to, whenever it stands. Returns what to
 * do before nothing more is heard of it.
 */
export const joinRoom = (socket: Socket<ServerToPage, PageToServer>, room: Room): (() => void) => {
  let leave = () => {};
  socket.on('connect', () => {
    leave = room.join({
      watch: (watch, onAnswer) => socket.emit('watch', watch, onAnswer),
      unwatch: () => socket.emit('unwatch'),
      at: (place) => socket.emit('at', place),
    });
  });
  socket.on('disconnect', () => leave());
  socket.on('timeline', (told) => {
    const parsed = timelineToldSchema.safeParse(told);
    if (parsed.success) room.onTold(parsed.data);
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
