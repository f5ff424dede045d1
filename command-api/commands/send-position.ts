import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { isRejected, type Rejected } from '@hearthway/domain/kernel/decider.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Accepted } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply } from '@hearthway/infra/adapters/http/server.ts';

/** Refuses what was rejected. */
export const accepted = (outcome: Accepted | Rejected<ErrorCode>): Accepted => {
  if (isRejected(outcome)) throw refuse(outcome.rejected);
  return outcome;
};

/** Tells where the log holds what an accepted command did; refuses what was rejected. */
export const sendPosition = (reply: HttpReply, outcome: Accepted | Rejected<ErrorCode>): void => {
  reply.header(POSITION_HEADER, accepted(outcome).position.toString());
};
