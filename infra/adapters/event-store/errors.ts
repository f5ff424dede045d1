import { convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client';

/**
 * Kinds of error that say nothing about the request: the connection broke, the node was not the
 * leader, or an answer is missing. Whether an append was stored cannot be known from them.
 */
const TRANSIENT = new Set<string>([
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
  ErrorType.TIMEOUT,
  ErrorType.UNAVAILABLE,
  ErrorType.UNKNOWN,
]);

/** Thrown by grpc-js itself when a call starts just as another has found the connection broken. */
const CLOSED_CHANNEL = 'Channel has been shut down';

/** Thrown by the client when no node of a cluster has told it of a node that serves. */
const NO_NODE = /^Failed to discover after \d+ attempts/;

/** Whether trying the very same again may help. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // The client asks for what the server can do before it appends, and throws the reply as it is.
  const known = convertToCommandError(error);
  if (isCommandError(known)) return TRANSIENT.has(known.type);
  return known.message === CLOSED_CHANNEL || NO_NODE.test(known.message);
};

/** Answered as 503: no answer came within the time, and `cause` is the last reason. */
export class EventStoreUnavailableError extends Error {
  override readonly name = 'EventStoreUnavailableError';
  readonly statusCode = 503;

  constructor(options: ErrorOptions) {
    super('The event store does not answer.', options);
  }
}
