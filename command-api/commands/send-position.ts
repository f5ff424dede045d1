import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { isRejected, type Rejected } from '@hearthway/domain/kernel/decider.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.contract.ts';
import type { Accepted } from '@hearthway/infra/event-store/handle.ts';
import { refuse } from '@hearthway/infra/http/errors.ts';
import type { HttpReply } from '@hearthway/infra/http/server.ts';

/** Tells where the log holds what an accepted command did; refuses what was rejected. */
export const sendPosition = (reply: HttpReply, outcome: Accepted | Rejected<ErrorCode>): void => {
  if (isRejected(outcome)) throw refuse(outcome.rejected);
  reply.header(POSITION_HEADER, outcome.position.toString());
};
