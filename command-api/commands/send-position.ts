import type { ErrorCode } from '@hearthway/domain/errors.contract.ts';
import { isRejected, type Rejected } from '@hearthway/domain/kernel/decider.ts';
import { POSITION_HEADER } from '@hearthway/domain/live/live.constants.ts';
import type { Accepted } from '@hearthway/infra/adapters/event-store/handle.ts';
import { refuse } from '@hearthway/infra/adapters/http/errors.ts';
import type { HttpReply } from '@hearthway/infra/adapters/http/server.ts';

/** Throws the refusal of a rejected command. */
export const accepted = <Outcome extends Accepted>(
  outcome: Outcome | Rejected<ErrorCode>,
): Outcome => {
  if (isRejected(outcome)) throw refuse(outcome.rejected);
  return outcome;
};

/** Sends the log position of an accepted command; refuses a rejected one. */
export const sendPosition = (reply: HttpReply, outcome: Accepted | Rejected<ErrorCode>): void => {
  reply.header(POSITION_HEADER, accepted(outcome).position.toString());
};
