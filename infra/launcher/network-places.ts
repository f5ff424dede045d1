import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorReply } from '../adapters/http/errors.ts';
import { networkOf } from '../adapters/http/network-of.ts';
import { createReadsAtOnce, type ReadsAtOnce } from './reads-at-once.ts';

/** Reads at once of a network's visitors, so that one host cannot take all connections to the database. */
const VISITORS_READS = { most: 6, mostWaiting: 200 };
/** Reads at once of a network's sessions, which are not checked here: a school or a clinic may be one network. */
const SESSIONS_READS = { most: 24, mostWaiting: 400 };
/** Pages at once of a network: one thread renders all that have content of their own. */
const PAGES = { most: 6, mostWaiting: 200 };
const TRY_AGAIN_SECONDS = 1;

export type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

interface NetworkPlaces {
  /** Answers a read in its network's turn. Its place is free once the answer is sent. */
  readonly forRead: (answer: Answer) => Answer;
  /** Answers with a page in its network's turn. Its place is free once the page is known. */
  readonly forPage: (answer: Answer) => Answer;
}

/** Places of each network, so that one host takes no time of another. */
export const createNetworkPlaces = (): NetworkPlaces => {
  const visitors = createReadsAtOnce(VISITORS_READS);
  const sessions = createReadsAtOnce(SESSIONS_READS);
  const pages = createReadsAtOnce(PAGES);

  return {
    forRead: (answer) => async (request, reply) => {
      const isVisitor = request.headers.authorization === undefined;
      const giveBack = await takePlace(isVisitor ? visitors : sessions, request);
      if (giveBack === undefined) return refuseNow(reply);
      if (reply.raw.destroyed) giveBack();
      else reply.raw.once('close', giveBack);
      return answer(request, reply);
    },
    forPage: (answer) => async (request, reply) => {
      const giveBack = await takePlace(pages, request);
      if (giveBack === undefined) return refuseNow(reply);
      try {
        return await answer(request, reply);
      } finally {
        giveBack();
      }
    },
  };
};

const takePlace = async (places: ReadsAtOnce, { ip }: FastifyRequest) => places.take(networkOf(ip));

const refuseNow = (reply: FastifyReply): FastifyReply => {
  const { status, body } = errorReply('TooManyTries');
  return reply.header('retry-after', TRY_AGAIN_SECONDS).status(status).send(body);
};
