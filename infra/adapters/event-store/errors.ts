import { convertToCommandError, ErrorType, isCommandError } from '@eventstore/db-client';

/**
 * Error types that say nothing about the request: the connection broke, the node was not the leader, or a
 * response is missing. They do not tell whether an append was stored.
 */
const TRANSIENT = new Set<string>([
  ErrorType.CANCELLED,
  ErrorType.DEADLINE_EXCEEDED,
  ErrorType.NOT_LEADER,
  ErrorType.TIMEOUT,
  ErrorType.UNAVAILABLE,
  ErrorType.UNKNOWN,
]);

/** Thrown by grpc-js when a call starts just as another has found the connection broken. */
const CLOSED_CHANNEL = 'Channel has been shut down';

/** Thrown by the client when no node of a cluster has named a node that serves. */
const NO_NODE = /^Failed to discover after \d+ attempts/;

/** Whether retrying the same request may help. */
export const isTransient = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // The client asks for the server's capabilities before it appends, and throws that reply unconverted.
  const known = convertToCommandError(error);
  if (isCommandError(known)) return TRANSIENT.has(known.type);
  return known.message === CLOSED_CHANNEL || NO_NODE.test(known.message);
};

/** Maps to 503: no response came in time, and `cause` is the last reason. */
export class EventStoreUnavailableError extends Error {
  override readonly name = 'EventStoreUnavailableError';
  readonly statusCode = 503;

  constructor(options: ErrorOptions) {
    super('The event store does not answer.', options);
  }
}
