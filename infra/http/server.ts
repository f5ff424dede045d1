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
import { errorReply, replyTo } from './errors.ts';

/** Room for the longest message a person writes; imports have routes with limits of their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

export interface HttpServerOptions {
  readonly logger: Logger;
  readonly bodyLimitBytes?: number;
  /** Answers requests for which there is no route; 404 in the wire format by default. */
  readonly notFound?: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/**
 * A Fastify server with what all of ours share: zod schemas, one wire format for errors, a limit
 * for bodies and a log line for each request, which never holds a query string.
 */
export const buildHttpServer = ({
  logger,
  bodyLimitBytes = BODY_LIMIT_BYTES,
  notFound = answerNotFound,
}: HttpServerOptions) => {
  const loggerInstance: FastifyBaseLogger = logger;
  const logController = new LogController({ disableRequestLogging: true });
  const app = fastify({ loggerInstance, bodyLimit: bodyLimitBytes, logController });
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  app.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { ...described(request), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  app.setNotFoundHandler(notFound);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const { status, body } = replyTo(error);
    if (status >= 500) request.log.error({ ...described(request), err: error }, 'failed');
    return reply.status(status).send(body);
  });
  return app.withTypeProvider<ZodTypeProvider>();
};

export type HttpServer = ReturnType<typeof buildHttpServer>;

const answerNotFound = async (
  _request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> => {
  const { status, body } = errorReply('NotFound');
  return reply.status(status).send(body);
};

const described = ({ method, url }: FastifyRequest) => ({ method, path: url.split('?', 1)[0] });
