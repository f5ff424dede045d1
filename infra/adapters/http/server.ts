import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyReply,
  type FastifyRequest,
  fastify,
  LogController,
} from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Logger } from '../logging/logger.ts';
import { correlationIdOf } from './correlation-id.ts';
import { errorReply, replyTo } from './errors.ts';
import { type HttpSettings, LOCAL_SETTINGS } from './settings.ts';
import { answerMalformed } from './unreadable.ts';
import { refuseUnstorableText } from './unstorable-text.ts';

/** Enough for the longest message a person writes; imports have routes with their own limits. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** Time limit for receiving a request, so that a slow sender cannot hold a connection. */
const REQUEST_WITHIN_MS = 30_000;

/** Node's default checks for late requests only every 30 s. */
const LOOK_FOR_LATE_EVERY_MS = 1_000;

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Whether this caller's cookies need the `Secure` attribute. Over plain HTTP, a browser would drop them.
     */
    hasSecureCookies: boolean;
  }
}

export interface HttpServerOptions {
  readonly logger: Logger;
  readonly settings?: HttpSettings | undefined;
  readonly bodyLimitBytes?: number;
  readonly requestWithinMs?: number;
  /** 16 kB by default, including the request's URL. */
  readonly headerLimitBytes?: number;
  /** Handles requests without a route; by default with 404 in the wire format. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** Selects the upgrade requests to handle; others are treated as normal requests. */
  readonly mayUpgrade?: (request: IncomingMessage) => boolean;
}

/**
 * Builds a Fastify server with the parts that all of ours share: zod schemas, one wire format for errors, a
 * body limit and a log line for each request, which never contains a query string.
 */
export const buildHttpServer = ({
  logger,
  settings = LOCAL_SETTINGS,
  bodyLimitBytes = BODY_LIMIT_BYTES,
  requestWithinMs = REQUEST_WITHIN_MS,
  headerLimitBytes,
  notFound = answerNotFound,
  mayUpgrade,
}: HttpServerOptions) => {
  const loggerInstance: FastifyBaseLogger = logger;
  const logController = new LogController({
    disableRequestLogging: true,
    requestIdLogLabel: 'correlationId',
  });
  const app = fastify({
    loggerInstance,
    bodyLimit: bodyLimitBytes,
    logController,
    http: {
      connectionsCheckingInterval: LOOK_FOR_LATE_EVERY_MS,
      // Node's default cuts off slow headers after 60 s.
      headersTimeout: requestWithinMs,
      ...(headerLimitBytes !== undefined && { maxHeaderSize: headerLimitBytes }),
      ...(mayUpgrade && {
        shouldUpgradeCallback: (request: IncomingMessage) =>
          !isAmbiguous(request) && mayUpgrade(request),
      }),
    },
    // TLS ends at a proxy, which passes on the caller and the protocol in headers.
    trustProxy: settings.trustsProxy,
    clientErrorHandler: answerMalformed,
    requestTimeout: requestWithinMs,
    genReqId: ({ headers }) => correlationIdOf(headers),
    // Handles a request with an unparsable URL, which reaches no route and no hook.
    frameworkErrors: (error, _request, reply: FastifyReply) => {
      const { status, body } = replyTo(error);
      reply.status(status).send(body);
    },
  });
  const refused = new WeakSet<Socket>();
  app.addHook('onRequest', async ({ raw }, reply) => {
    // The start of the next request is unknown.
    if (refused.has(raw.socket)) return reply.hijack();
    if (!isAmbiguous(raw)) return;
    refused.add(raw.socket);
    const { status, body } = errorReply('MalformedRequest');
    return reply.header('connection', 'close').status(status).send(body);
  });
  app.decorateRequest('hasSecureCookies', {
    getter() {
      return settings.isProduction || this.protocol === 'https';
    },
  });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('preValidation', refuseUnstorableText);

  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { ...described(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  // An idle keep-alive connection would stay open, and closing waits for it.
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isClosing) reply.header('connection', 'close');
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, body, retryAfterSeconds } = replyTo(error);
    if (retryAfterSeconds !== undefined) reply.header('retry-after', retryAfterSeconds);
    // Fastify closes at once, and a caller that is still sending would miss the response. Node's default
    // reads the rest and drops it.
    if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') reply.removeHeader('connection');
    if (status >= 500) request.log.error({ ...described(request), err: error }, 'failed');
    return reply.status(status).send(body);
  });
  return app.withTypeProvider<ZodTypeProvider>();
};

export type HttpServer = ReturnType<typeof buildHttpServer>;
export type HttpRequest = FastifyRequest;
export type HttpReply = FastifyReply;

const answerNotFound = async (
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { status, body } = errorReply('NotFound');
  return reply.status(status).send(body);
};

/**
 * Whether the request names its host twice, or in its URL as for a proxy: proxies before us may have read
 * another one.
 */
const isAmbiguous = ({ url = '', rawHeaders }: IncomingMessage): boolean =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length > 1 ||
  !/^(?:\/|\*$)/u.test(url);

const described = ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] });
