import { join } from 'node:path';
import proxy, { type FastifyHttpProxyOptions } from '@fastify/http-proxy';
import serveStatic from '@fastify/static';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from '../http/errors.ts';
import { addHealthRoute } from '../http/health-route.ts';
import { buildHttpServer, type HttpServer } from '../http/server.ts';
import type { Logger } from '../logging/logger.ts';
import { readHealthOfAll, type ServiceAddress } from './health.ts';

export interface GatewayOptions {
  readonly frontend: string;
  readonly services: {
    readonly commandApi: ServiceAddress;
    readonly readApi: ServiceAddress;
    readonly projections: ServiceAddress;
  };
  readonly logger: Logger;
}

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** One origin for everything: the pages, reads and the socket to read-api, the rest to command-api. */
export const buildGateway = ({ frontend, services, logger }: GatewayOptions): HttpServer => {
  const { commandApi, readApi, projections } = services;
  const app = buildHttpServer({ logger, notFound: pageOrNotFound });
  addHealthRoute(app, () => readHealthOfAll([commandApi, readApi, projections]));

  app.register(proxy, {
    ...proxyTo(readApi),
    prefix: '/api',
    rewritePrefix: '/api',
    httpMethods: ['GET', 'HEAD'],
  });
  app.register(proxy, {
    ...proxyTo(commandApi),
    prefix: '/api',
    rewritePrefix: '/api',
    httpMethods: ['POST', 'PUT', 'PATCH', 'DELETE'],
  });
  app.register(proxy, {
    ...proxyTo(readApi),
    prefix: '/socket.io',
    rewritePrefix: '/socket.io',
    httpMethods: ['GET'],
    websocket: true,
  });
  app.register(serveStatic, {
    root: frontend,
    cacheControl: false,
    setHeaders: (reply, path) => {
      // Vite names what it bundles by its content; every other file may change under its name.
      const isBundled = path.startsWith(join(frontend, 'assets'));
      reply.header('cache-control', isBundled ? IMMUTABLE : 'no-cache');
      reply.header('content-security-policy', "default-src 'self'");
      reply.header('x-content-type-options', 'nosniff');
    },
  });
  return app;
};

/** The address is asked for on each request, since a service that was restarted has another. */
const proxyTo = ({ url }: ServiceAddress): FastifyHttpProxyOptions => ({
  upstream: '',
  disableRequestLogging: true,
  replyOptions: {
    getUpstream: () => url() ?? 'http://127.0.0.1:1',
    onError: (reply) => {
      const { status, body } = errorReply('Unavailable');
      reply.status(status).send(body);
    },
  },
});

/** Addresses within the frontend are known to its router alone, which also says what is not there. */
const pageOrNotFound = async (
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
  if (isPage && !/^\/(?:api|assets|socket\.io)\//.test(request.url)) {
    return reply.sendFile('index.html');
  }
  const { status, body } = errorReply('NotFound');
  return reply.status(status).send(body);
};
