import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import replyFrom from '@fastify/reply-from';
import serveStatic from '@fastify/static';
import { type Health, healthOf } from '@hearthway/domain/health/health.contract.ts';
import type { FastifyRequest } from 'fastify';
import { chooseLanguage } from '../adapters/http/choose-language.ts';
import { errorReply } from '../adapters/http/errors.ts';
import { addHealthRoutes } from '../adapters/http/health-route.ts';
import { buildHttpServer, type HttpServer } from '../adapters/http/server.ts';
import { type HttpSettings, LOCAL_SETTINGS } from '../adapters/http/settings.ts';
import { LANGUAGES } from '../adapters/i18n/languages.ts';
import type { InboundSettings } from '../adapters/inbound-mail/inbound-settings.ts';
import type { Logger } from '../adapters/logging/logger.ts';
import { onceAtATime } from '../adapters/process/once-at-a-time.ts';
import { answerOneAtATime } from './connections.ts';
import { ANSWER_WITHIN_MS, createForward } from './forward.ts';
import { checkFreeDisk } from './free-disk.ts';
import { keptAs } from './guide-files.ts';
import { readHealthParts, type ServiceAddress } from './health.ts';
import { type Answer, createNetworkPlaces } from './network-places.ts';
import { isOperator } from './operator-token.ts';
import { addOutboxPages } from './outbox-pages.ts';
import { addPaymentPages, type PaymentsAddress } from './payment-pages.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { createSitePages, type SitePages } from './site-pages.ts';
import { TEMPLATES } from './templates.ts';
import { tunnelSockets } from './tunnel.ts';

export interface GatewayOptions {
  readonly frontend: string;
  readonly services: {
    readonly commandApi: ServiceAddress;
    readonly readApi: ServiceAddress;
    readonly projections: ServiceAddress;
  };
  readonly logger: Logger;
  /** Directory of the embedded stores; undefined without any. */
  readonly dataDirectory?: string | undefined;
  /** Public address of the site, without a trailing slash; called once it is served. */
  readonly publicUrl: () => string;
  readonly settings?: HttpSettings | undefined;
  /** Token of the operator, who may read all of `/health`; undefined where there is none. */
  readonly operatorToken?: string | undefined;
  /** Folder of unsent mails; undefined where mails are sent. */
  readonly outboxDirectory?: string | undefined;
  /** How command-api receives answers to these mails; undefined where they are not answered there. */
  readonly inbound?: InboundSettings | undefined;
  /** Embedded payment server; undefined where there is none. */
  readonly payments?: PaymentsAddress | undefined;
  /** Time limit for a service's response, restarts included. */
  readonly answerWithinMs?: number;
}

/** Limit, since a client that lost its network never completes the closing handshake. */
const FAREWELL_MS = 500;

/** Enough for an address with a search of 5,000 emoji, for which the page reports that it is too long. */
const HEADER_LIMIT_BYTES = 96 * 1024;

/** An event of the payment provider contains its whole invoice; a mail, its files. */
const WEBHOOK_LIMIT_BYTES = 1024 * 1024;

/** An outside model may take that long, and the fallback answer comes after it. */
const ASSISTANT_WITHIN_MS = 30_000;

/** Closes an idle connection, whose caller does not read the response. */
const UNREAD_WITHIN_MS = 60_000;

const WEBHOOKS = ['/api/payments/webhook', '/api/support/inbound-mail'];

const IMMUTABLE = 'public, max-age=31536000, immutable';

/** Builds a single origin: the pages, reads and the socket to read-api, the rest to command-api. */
export const buildGateway = ({
  frontend,
  services,
  logger,
  dataDirectory,
  publicUrl,
  settings = LOCAL_SETTINGS,
  operatorToken,
  outboxDirectory,
  inbound,
  payments,
  answerWithinMs,
}: GatewayOptions): HttpServer => {
  const { commandApi, readApi, projections } = services;
  const site = createSitePages({ frontend, publicUrl, readApi, commandApi });
  const places = createNetworkPlaces();
  const pages = { ...site, answer: places.forPage(site.answer) };
  const notFound = pageOrNotFound(pages, settings);
  const app = buildHttpServer({
    logger,
    settings,
    headerLimitBytes: HEADER_LIMIT_BYTES,
    notFound,
    mayUpgrade: isSocket,
  });
  answerOneAtATime(app);
  app.server.timeout = UNREAD_WITHIN_MS;
  addSecurityHeaders(app);
  endConnectionsAtClose(app);
  readBodiesWhole(app);
  const readHealth = async (language: string): Promise<Health> => {
    const parts = [
      pages.health(),
      readHealthParts([commandApi, readApi, projections], language),
      ...(dataDirectory === undefined ? [] : [checkFreeDisk(dataDirectory)]),
    ];
    return healthOf((await Promise.all(parts)).flat());
  };
  const healthOnce = onceAtATime<Health>();
  addHealthRoutes(
    app,
    ({ headers }) => {
      const language = chooseLanguage(LANGUAGES, headers);
      return healthOnce(language, () => readHealth(language));
    },
    (request) => isOperator(request, operatorToken),
  );
  if (outboxDirectory !== undefined)
    addOutboxPages(app, {
      directory: outboxDirectory,
      answering: inbound && { commandApi, inbound },
    });

  app.register(replyFrom, { disableRequestLogging: true });
  const forward = createForward(answerWithinMs);
  if (payments !== undefined) addPaymentPages(app, { payments, forward });
  app.route({
    url: '/api/*',
    method: ['GET', 'HEAD'],
    handler: places.forRead((request, reply) => forward(readApi, request, reply)),
  });
  for (const url of WEBHOOKS)
    app.route({
      url,
      method: 'POST',
      bodyLimit: WEBHOOK_LIMIT_BYTES,
      handler: (request, reply) => forward(commandApi, request, reply),
    });
  const forwardToAssistant = createForward(ASSISTANT_WITHIN_MS, answerWithinMs ?? ANSWER_WITHIN_MS);
  app.post('/api/support/chat', (request, reply) => forwardToAssistant(commandApi, request, reply));
  app.route({
    url: '/api/*',
    method: ['POST', 'PUT', 'PATCH', 'DELETE'],
    handler: (request, reply) => forward(commandApi, request, reply),
  });
  tunnelSockets(app.server, readApi, settings);
  app.register(serveStatic, {
    root: frontend,
    cacheControl: false,
    index: false,
    preCompressed: true,
    allowedPath: (path) => !path.startsWith(`/${TEMPLATES}/`),
    setHeaders: (reply, path) => {
      // Vite names bundled files by their content; every other file may change under its name.
      const isBundled = path.startsWith(join(frontend, 'assets'));
      reply.header('cache-control', isBundled ? IMMUTABLE : 'no-cache');
      const kept = keptAs(frontend, path);
      if (kept !== undefined) reply.header('content-disposition', kept);
    },
  });
  app.get('/', pages.answer);
  pages.addFiles(app);
  return app;
};

/**
 * Forwards a body once it is complete. Bodies that are too long are rejected before a service sees them: a
 * service that rejects while the caller is still sending would look broken.
 */
const readBodiesWhole = (app: HttpServer): void => {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    '*',
    { parseAs: 'buffer' },
    async (_request: unknown, body: Buffer) => body,
  );
};

const endConnectionsAtClose = (app: HttpServer): void => {
  const open = new Set<Socket>();
  app.server.on('connection', (socket) => {
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });
  app.addHook('preClose', async () => {
    setTimeout(() => {
      for (const socket of open) socket.destroy();
    }, FAREWELL_MS).unref();
  });
};

const isSocket = ({ url }: IncomingMessage): boolean => url?.startsWith('/socket.io/') === true;

/** Serves the page for any unknown path, since only the frontend's router knows its addresses. */
const pageOrNotFound =
  (
    { answer, submit }: Pick<SitePages, 'answer' | 'submit'>,
    { isProduction }: HttpSettings,
  ): Answer =>
  async (request, reply) => {
    const isPage =
      request.headers.accept?.includes('text/html') &&
      // Pages for developers, such as `/dev/components`.
      !(isProduction && /^\/dev(?:[/?]|$)/i.test(request.url)) &&
      // A path such as `//host` leads to another site, at least in a browser.
      /^\/(?![/\\]|(?:api|assets|socket\.io)\/)/.test(request.url);
    if (isPage && isRead(request)) return answer(request, reply);
    if (isPage && request.method === 'POST') return submit(request, reply);
    const { status, body } = errorReply('NotFound');
    return reply.status(status).send(body);
  };

const isRead = ({ method }: FastifyRequest): boolean => method === 'GET' || method === 'HEAD';
