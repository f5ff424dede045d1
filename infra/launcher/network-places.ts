import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from '../adapters/http/errors.ts';
import { networkOf } from '../adapters/http/network-of.ts';
import { createReadsAtOnce, type ReadsAtOnce } from './reads-at-once.ts';

/** Concurrent reads of a network's visitors, so that one host cannot take all database connections. */
const VISITORS_READS = { most: 6, mostWaiting: 200 };
/**
 * Concurrent reads of a network's sessions, which are not validated here. A school or a clinic may be one
 * network, whose reads take turns in milliseconds; read-api has ten database connections, and some are left
 * for others.
 */
const SESSIONS_READS = { most: 8, mostWaiting: 400 };
/** Concurrent pages of a network: one thread renders all pages with content of their own. */
const PAGES = { most: 6, mostWaiting: 200 };
const TRY_AGAIN_SECONDS = 1;

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface NetworkPlaces {
  readonly forRead: (answer: Answer) => Answer;
  readonly forPage: (answer: Answer) => Answer;
}

/** Limits concurrency per network, so that one host does not slow down another. */
export const createNetworkPlaces = (): NetworkPlaces => {
  const visitors = createReadsAtOnce(VISITORS_READS);
  const sessions = createReadsAtOnce(SESSIONS_READS);
  const pages = createReadsAtOnce(PAGES);
  return {
    forRead: inTurn(({ headers }) => (headers.authorization === undefined ? visitors : sessions)),
    forPage: inTurn(() => pages),
  };
};

/**
 * Answers each request in its network's turn. The slot is freed once the response is sent or discarded: if
 * the caller leaves early, the services keep working until then.
 */
const inTurn =
  (placesFor: (request: FastifyRequest) => ReadsAtOnce) =>
  (answer: Answer): Answer =>
  async (request, reply) => {
    const giveBack = await placesFor(request).take(networkOf(request.ip));
    if (giveBack === undefined) return refuseNow(reply);
    try {
      // The caller left while waiting for its turn.
      if (reply.raw.destroyed) return reply.hijack();
      return await answer(request, reply);
    } finally {
      giveBack();
    }
  };

const refuseNow = (reply: FastifyReply): FastifyReply => {
  const { status, body } = errorReply('TooManyTries');
  return reply.header('retry-after', TRY_AGAIN_SECONDS).status(status).send(body);
};
