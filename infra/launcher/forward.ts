import { setTimeout } from 'node:timers/promises';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import { IDEMPOTENCY_KEY_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { CORRELATION_ID_HEADER } from '../adapters/http/correlation-id.ts';
import { errorReply } from '../adapters/http/errors.ts';
import { codeOf } from '../adapters/process/error-code.ts';
import type { ServiceAddress } from './health.ts';
import { NO_RESTARTS, type Restarts } from './restarts.ts';

/** A caller waits 5 s at most: the HTTP client notices a timeout up to a second late. */
export const ANSWER_WITHIN_MS = 4_000;

/** Time within which the supervisor notices that a process ended. */
const NOTICED_WITHIN_MS = 150;

const SEND_AGAIN_AFTER_MS = 15;

/** Requests that may wait for restarts at the same time; further ones are refused at once. */
const MAX_HELD = 1_000;

type Answer = Parameters<NonNullable<FastifyReplyFromHooks['onResponse']>>[2];

type Attempt =
  | { readonly answer: Answer }
  | { readonly error: Error }
  /** The service responded after its caller had left. */
  | 'too late';

type Outcome = Exclude<Attempt, 'too late'>;

/** Forwards a request to a service and sends its response. */
export type Forward = (
  service: ServiceAddress,
  request: FastifyRequest,
  reply: FastifyReply,
  /** Added to the caller's headers, or replacing them. */
  headers?: Readonly<Record<string, string>>,
) => Promise<FastifyReply>;

/**
 * Forwards requests. While a service or a store that it needs is restarting, requests are held instead of
 * refused, and those that it cut off are resent, until the time limit. A command is resent only where that is
 * safe: it carries an Idempotency-Key, or never reached the service. Without a restart no request is sent
 * twice.
 */
export const createForward = (
  answerWithinMs = ANSWER_WITHIN_MS,
  /** Time for which requests are held. */
  heldWithinMs = answerWithinMs,
): Forward => {
  let held = 0;

  const hold = async <Value>(waiting: () => Promise<Value>): Promise<Value> => {
    held += 1;
    try {
      return await waiting();
    } finally {
      held -= 1;
    }
  };

  return async (service, request, reply, headers = {}) => {
    const start = performance.now();
    const deadline = start + heldWithinMs;
    const answerBy = start + answerWithinMs;
    const canBeHeld = () => held < MAX_HELD && performance.now() < deadline;
    const { restarts = NO_RESTARTS } = service;
    const ownHeaders = Object.keys(reply.getHeaders());
    for (;;) {
      if (restarts.areUnderWay() && canBeHeld()) await hold(() => endOf(restarts, deadline));
      const result = await attempt(service, { request, reply, answerBy, headers });
      if (result === 'too late') return reply.hijack();
      const isSentAgain =
        isUnavailable(result, reply) &&
        isSafeToSendAgain(result, request) &&
        canBeHeld() &&
        (await hold(() => areNoticed(restarts)));
      if (!isSentAgain)
        return 'answer' in result ? reply.send(result.answer.stream) : sendUnavailable(reply);
      if ('answer' in result) result.answer.stream.resume();
      for (const name of Object.keys(reply.getHeaders()))
        if (!ownHeaders.includes(name)) reply.removeHeader(name);
      await setTimeout(SEND_AGAIN_AFTER_MS);
    }
  };
};

const endOf = async (restarts: Restarts, deadline: number): Promise<void> => {
  const given = new AbortController();
  const late = setTimeout(Math.max(0, deadline - performance.now()), undefined, given);
  await Promise.race([restarts.done(), late]);
  given.abort();
  await late.catch(() => {});
};

/** Whether a restart explains that the service was unavailable. */
const areNoticed = async (restarts: Restarts): Promise<boolean> => {
  const noticedBy = performance.now() + NOTICED_WITHIN_MS;
  while (!restarts.areRecent() && performance.now() < noticedBy)
    await setTimeout(SEND_AGAIN_AFTER_MS);
  return restarts.areRecent();
};

interface Passed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly answerBy: number;
  readonly headers: Readonly<Record<string, string>>;
}

const attempt = (
  { url }: ServiceAddress,
  { request, reply, answerBy, headers: added }: Passed,
): Promise<Attempt> =>
  new Promise((resolve) => {
    const address = url();
    if (address === undefined) {
      resolve({ error: new Error('The service has not started yet.') });
      return;
    }
    const { body, headers } = request;
    reply.from(undefined, {
      ...(Buffer.isBuffer(body) && {
        body,
        // Sets a type, since a buffer without one would be serialized as JSON.
        contentType: headers['content-type'] || 'application/octet-stream',
      }),
      getUpstream: () => address,
      timeout: Math.max(1, answerBy - performance.now()),
      // By default a GET with a 503 response is retried ten times.
      retryDelay: () => null,
      // `expect` was handled here, and the HTTP client rejects it.
      rewriteRequestHeaders: (_request, { expect: _, ...passedOn }) => ({
        ...passedOn,
        ...forwarded(request),
        ...added,
      }),
      // The library calls neither of the two below for a caller that has left.
      rewriteHeaders: (answered) => {
        if (request.raw.aborted) resolve('too late');
        return answered;
      },
      onResponse: (_request, _reply, answer) => resolve({ answer }),
      onError: (_reply, { error }) => resolve({ error }),
    });
  });

const isUnavailable = (result: Outcome, { statusCode }: FastifyReply): boolean =>
  'error' in result || statusCode === 503;

const isSafeToSendAgain = (result: Outcome, { method, headers }: FastifyRequest): boolean =>
  method === 'GET' ||
  method === 'HEAD' ||
  headers[IDEMPOTENCY_KEY_HEADER] !== undefined ||
  ('error' in result && hasNotConnected(result.error));

const hasNotConnected = ({ cause }: Error): boolean => codeOf(cause) === 'ECONNREFUSED';

const sendUnavailable = (reply: FastifyReply): FastifyReply => {
  const { status, body } = errorReply('Unavailable');
  return reply.status(status).send(body);
};

type Forwarded = Pick<FastifyRequest, 'id' | 'ip' | 'protocol' | 'host'>;

/** Headers that describe the caller to the services. The caller's own count only from a trusted proxy. */
export const forwarded = ({ id, ip, protocol, host }: Forwarded) => ({
  [CORRELATION_ID_HEADER]: id,
  'x-forwarded-for': ip,
  'x-forwarded-proto': protocol,
  'x-forwarded-host': host,
});
