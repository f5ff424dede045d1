import type { Health } from '@hearthway/domain/health/health.contract.ts';
import type { PageToServer, ServerToPage } from '@hearthway/domain/live/live.contract.ts';
import type { HttpServer } from '@hearthway/infra/http/server.ts';
import { Server } from 'socket.io';
import { watch } from './watch.ts';

export interface LiveGatewayOptions {
  readonly readHealth: () => Promise<Health>;
  readonly everyMs?: number;
}

const EVERY_MS = 2_000;

/** Tells every open page over its socket what has changed: how Hearthway is doing, for now. */
export const addLiveGateway = (
  app: HttpServer,
  { readHealth, everyMs = EVERY_MS }: LiveGatewayOptions,
): void => {
  // Long polling would need sticky sessions as soon as there are two instances.
  const pages = new Server<PageToServer, ServerToPage>(app.server, {
    transports: ['websocket'],
    serveClient: false,
  });
  const health = watch({
    read: readHealth,
    everyMs,
    onChange: (changed) => pages.emit('health', changed),
    onError: (error) => app.log.error(error, 'Health could not be read.'),
  });
  pages.on('connection', (page) => {
    const known = health.known();
    if (known !== undefined) page.emit('health', known);
    health.resume();
    page.on('disconnect', () => {
      if (pages.sockets.sockets.size === 0) health.pause();
    });
  });
  // Before Fastify closes its server, which waits for every connection to end.
  app.addHook('preClose', async () => {
    health.pause();
    await pages.close();
  });
};
