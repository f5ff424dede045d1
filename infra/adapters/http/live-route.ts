import type {} from './access.ts';
import type { HttpServer } from './server.ts';

/** `GET /live`: 204 while the process answers at all. One that does not is to be restarted. */
export const addLiveRoute = (app: HttpServer): void => {
  app.get('/live', { config: { access: 'anyone' } }, async (_request, reply) =>
    reply.status(204).header('cache-control', 'no-store').send(),
  );
};
