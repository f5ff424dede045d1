import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import Stripe from 'stripe';
import { z } from 'zod';
import { nextAnswer } from '../control/switches.ts';
import type { Engine } from '../engine.ts';
import { ApiError, errorBody } from '../wire/errors.ts';
import { expandPaths } from '../wire/expand.ts';
import { type FormObject, parseForm } from '../wire/form.ts';
import { catalogueEndpoints } from './catalogue.ts';
import { checkoutEndpoints } from './checkout-sessions.ts';
import { customerEndpoints } from './customers.ts';
import type { Endpoint } from './endpoint.ts';
import { type Answers, fingerprint, inUse, type StoredAnswer } from './idempotency.ts';
import { invoiceEndpoints } from './invoices.ts';
import { portalEndpoints } from './portal-sessions.ts';
import { subscriptionEndpoints } from './subscriptions.ts';

export interface ApiOptions {
  readonly engine: Engine;
  readonly answers: Answers;
  readonly secretKey: string;
  readonly slowMs: number;
  /** Aborted when the server closes, which cancels slow responses. */
  readonly closing: AbortSignal;
  readonly onError: (error: unknown) => void;
}

const ENDPOINTS: readonly Endpoint[] = [
  ...customerEndpoints,
  ...checkoutEndpoints,
  ...portalEndpoints,
  ...subscriptionEndpoints,
  ...invoiceEndpoints,
  ...catalogueEndpoints,
];

const idSchema = z.object({ id: z.string().default('') });
const expandSchema = z.object({ expand: z.array(z.string()).default([]) });

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

export const requireKey = (secretKey: string): ((request: FastifyRequest) => void) => {
  const expected = digest(`Bearer ${secretKey}`);
  return ({ headers: { authorization = '' } }) => {
    if (timingSafeEqual(digest(authorization), expected)) return;
    throw new ApiError(
      authorization === '' ? 'You did not provide an API key.' : 'Invalid API Key provided.',
      { status: 401 },
    );
  };
};

const paramsOf = ({ method, url, body }: FastifyRequest): FormObject =>
  parseForm(method === 'POST' ? String(body ?? '') : (url.split('?', 2)[1] ?? ''));

const keyOf = ({ method, headers }: FastifyRequest): string | undefined => {
  const { 'idempotency-key': key } = headers;
  return method === 'POST' && typeof key === 'string' ? key : undefined;
};

/** Implements the part of Stripe's HTTP API that Hearthway uses. */
export const addApi = (
  app: FastifyInstance,
  { engine, answers, secretKey, slowMs, closing, onError }: ApiOptions,
): void => {
  const authorize = requireKey(secretKey);
  const keysInUse = new Set<string>();

  const failed = (error: unknown): { status: number; body: string } => {
    const known = error instanceof ApiError ? error : serverError();
    if (known !== error) onError(error);
    return { status: known.status, body: JSON.stringify(errorBody(known)) };
  };

  const answer = (request: FastifyRequest, endpoint: Endpoint): StoredAnswer => {
    const key = keyOf(request);
    const params = paramsOf(request);
    const call = fingerprint(request.method, request.url.split('?', 1).join(), params);
    const known = key === undefined ? undefined : answers.find(key, call);
    if (known !== undefined) return known;
    const keep = (given: StoredAnswer): StoredAnswer => {
      if (key !== undefined) answers.keep(key, call, given);
      return given;
    };
    const cause = { id: request.id, idempotencyKey: key ?? null };
    try {
      return engine.change((desk) => {
        const { id } = idSchema.parse(request.params);
        const object = endpoint.answer({ desk, id, params });
        const { expand } = expandSchema.parse(params);
        return keep({ status: 200, body: JSON.stringify(expandPaths(desk, object, expand)) });
      }, cause);
    } catch (error) {
      // A parameter error is not stored: the call has not begun.
      if (error instanceof ApiError && error.details.type === 'card_error')
        return engine.transact(() => keep(failed(error)));
      throw error;
    }
  };

  const serve = async (
    request: FastifyRequest,
    reply: FastifyReply,
    endpoint: Endpoint,
  ): Promise<FastifyReply> => {
    const mood = engine.transact(() => nextAnswer(engine.store));
    if (mood === 'down') return drop(request, reply);
    const key = keyOf(request);
    const send = ({ status, body }: StoredAnswer): FastifyReply =>
      reply
        .code(status)
        .headers({
          // Date by the clock of payments, which may be ahead of the machine's.
          date: new Date(engine.now() * 1_000).toUTCString(),
          'request-id': request.id,
          'stripe-version': Stripe.API_VERSION,
          ...(key !== undefined && { 'idempotency-key': key }),
        })
        .type('application/json')
        .send(body);
    try {
      if (mood === 'rate-limited') throw rateLimited();
      if (mood === 'error') throw serverError();
      authorize(request);
      if (key !== undefined && keysInUse.has(key)) throw inUse();
      if (mood === 'slow') {
        if (key !== undefined) keysInUse.add(key);
        await sleep(slowMs, undefined, { ref: false, signal: closing }).catch(() => {});
        keysInUse.delete(key ?? '');
        if (closing.aborted) return drop(request, reply);
      }
      const given = answer(request, endpoint);
      return mood === 'lost-answer' ? drop(request, reply) : send(given);
    } catch (error) {
      return send(failed(error));
    }
  };

  for (const endpoint of ENDPOINTS)
    app.route({
      method: endpoint.method,
      url: endpoint.path,
      handler: (request, reply) => serve(request, reply, endpoint),
    });
  app.all('/v1/*', (request, reply) =>
    serve(request, reply, {
      method: 'GET',
      path: '/v1/*',
      answer: () => {
        throw new ApiError(
          `Unrecognized request URL (${request.method}: ${request.url.split('?', 1).join()}).`,
          { status: 404 },
        );
      },
    }),
  );
};

export const newRequestId = (): string => `req_${randomUUID().replaceAll('-', '').slice(0, 14)}`;

/** Closes the connection without a response. */
const drop = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  reply.hijack();
  request.raw.socket.destroy();
  return reply;
};

const rateLimited = (): ApiError =>
  new ApiError('Request rate limit exceeded.', { status: 429, code: 'rate_limit' });

const serverError = (): ApiError =>
  new ApiError('An unknown error occurred.', { type: 'api_error', status: 500 });
