import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { StreamDeletedError } from '../reading/message.ts';
import { PatternError } from '../semantics/filter-pattern/pattern-error.ts';
import { DamagedLogError, StorageError } from '../storage/event-log.ts';
import { CommitTimeoutError, SubscriptionDroppedError } from './disturbance.ts';
import type { Expectation } from './expectation.ts';

/**
 * A failure as EventStoreDB clients know it: a gRPC status, and for what a program may want to tell
 * apart, trailers that name the exception and its details.
 */
export class RpcError extends Error implements ServiceError {
  override readonly name = 'RpcError';
  readonly code: status;
  readonly details: string;
  readonly metadata: Metadata;

  constructor(code: status, details: string, trailers: Readonly<Record<string, string>> = {}) {
    super(details);
    this.code = code;
    this.details = details;
    this.metadata = new Metadata();
    for (const [name, value] of Object.entries(trailers)) this.metadata.set(name, ascii(value));
  }
}

/** Trailers carry printable ASCII only; stream and group names may hold anything. */
const ascii = (value: string): string =>
  /^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value);

export const invalidArgument = (details: string): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, details);

/** How a real server answers a read that it has no name for. */
export const unexpectedReadResult = (): RpcError =>
  new RpcError(status.UNKNOWN, 'Unexpected ReadStreamResult: Error');

export const shuttingDown = (): RpcError =>
  new RpcError(status.UNAVAILABLE, 'The event store is shutting down.');

export const missingMetadata = (property: string): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, `Required Metadata Property '${property}' is missing`, {
    exception: 'missing-required-metadata-property',
    'required-metadata-properties': 'type,content-type',
  });

export const streamDeleted = (streamId: string): RpcError =>
  new RpcError(status.FAILED_PRECONDITION, `Event stream '${streamId}' is deleted.`, {
    exception: 'stream-deleted',
    'stream-name': streamId,
  });

export const maximumAppendSizeExceeded = (maximum: number): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, `Maximum Append Size of ${maximum} Exceeded.`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(maximum),
  });

/** How the trailers number the expectations that are no revision. */
const EXPECTATION_NUMBER = { no_stream: -1, any: -2, stream_exists: -4 } as const;

export const wrongExpectedVersion = (
  operation: 'Delete' | 'Tombstone',
  {
    streamId,
    expectation: { expected, sentRevision },
    actual,
  }: { readonly streamId: string; readonly expectation: Expectation; readonly actual: number },
): RpcError => {
  const expectedNumber = typeof expected === 'number' ? sentRevision : EXPECTATION_NUMBER[expected];
  return new RpcError(
    status.FAILED_PRECONDITION,
    `${operation} failed due to WrongExpectedVersion. Stream: ${streamId}, Expected version: ${expectedNumber}, Actual version: ${actual}`,
    {
      exception: 'wrong-expected-version',
      'stream-name': streamId,
      'expected-version': String(expectedNumber),
      'actual-version': String(actual),
    },
  );
};

/** Any failure as one that can be sent: ours as they are, the rest without their insides. */
export const toRpcError = (error: unknown): RpcError => {
  if (error instanceof RpcError) return error;
  if (error instanceof StreamDeletedError) return streamDeleted(error.streamId);
  if (error instanceof CommitTimeoutError) return new RpcError(status.ABORTED, error.message);
  if (error instanceof SubscriptionDroppedError)
    return new RpcError(status.UNAVAILABLE, error.message);
  if (error instanceof PatternError) return invalidArgument(error.message);
  if (error instanceof DamagedLogError) return new RpcError(status.DATA_LOSS, error.message);
  if (error instanceof StorageError) return new RpcError(status.RESOURCE_EXHAUSTED, error.message);
  return new RpcError(status.UNKNOWN, 'The event store failed to handle this request.');
};
