import type { Socket } from 'node:net';
import type { HttpServer } from '../adapters/http/server.ts';

/** Requests of one connection that may be queued. Browsers send the next one after the response. */
const MAX_WAITING = 32;

/**
 * Answers the requests of a connection one after another, so that a caller who sends many at once without
 * reading the responses occupies only one slot of the services. A connection with more than `MAX_WAITING` is
 * closed.
 */
export const answerOneAtATime = (app: HttpServer): void => {
  const turns = new WeakMap<Socket, Turns>();
  app.addHook('onRequest', async ({ raw: { socket } }, reply) => {
    const ofSocket = turns.get(socket) ?? newTurns(socket);
    turns.set(socket, ofSocket);
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>();
    const before = ofSocket.last;
    ofSocket.last = isOver;
    ofSocket.open.add(end);
    reply.raw.once('close', () => {
      ofSocket.open.delete(end);
      end();
    });
    if (ofSocket.open.size > MAX_WAITING) socket.destroy();
    await before;
    if (!socket.destroyed) return;
    reply.hijack();
    return reply;
  });
};

interface Turns {
  /** Promise for the end of the latest request. */
  last: Promise<void>;
  readonly open: Set<() => void>;
}

const newTurns = (socket: Socket): Turns => {
  const open = new Set<() => void>();
  // Responses queued behind another one are not notified when their connection closes.
  socket.once('close', () => {
    for (const end of open) end();
    open.clear();
  });
  return { last: Promise.resolve(), open };
};
