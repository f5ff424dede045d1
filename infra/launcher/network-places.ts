import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from '../adapters/http/errors.ts';
import { networkOf } from '../adapters/http/network-of.ts';
import { createReadsAtOnce, type ReadsAtOnce } from './reads-at-once.ts';

/** Reads at once of a network's visitors, so that one host cannot take all connections to the database. */
const VISITORS_READS = { most: 6, mostWaiting: 200 };
/**
 * Reads at once of a network's sessions, which are not checked here. A school or a clinic may be one network, whose
 * reads take turns in milliseconds; read-api has ten connections to the database, and some are left for others.
 */
const SESSIONS_READS = { most: 8, mostWaiting: 400 };
/** Pages at once of a network: one thread renders all that have content of their own. */
const PAGES = { most: 6, mostWaiting: 200 };
const TRY_AGAIN_SECONDS = 1;

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface NetworkPlaces {
  readonly forRead: (answer: Answer) => Answer;
  readonly forPage: (answer: Answer) => Answer;
}

/** Places of each network, so that one host takes no time of another. */
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
 * Answers each request in its network's turn. The place is free once the answer is sent, or known and of no
 * use: a host that leaves without it keeps the services at work until then.
 */
const inTurn =
  (placesFor: (request: FastifyRequest) => ReadsAtOnce) =>
  (answer: Answer): Answer =>
  async (request, reply) => {
    const giveBack = await placesFor(request).take(networkOf(request.ip));
    if (giveBack === undefined) return refuseNow(reply);
    try {
      // It has left while it waited for its turn.
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
