import { Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { StreamDeletedError } from '../reading/message.ts';
import { PatternError } from '../semantics/filter-pattern/pattern-error.ts';
import { DamagedLogError, StorageError } from '../storage/event-log.ts';
import { CommitTimeoutError, SubscriptionDroppedError } from './disturbance.ts';
import type { Expectation } from './expectation.ts';

/**
 * Failure as EventStoreDB clients expect it: a gRPC status and, for errors that a program may want to
 * distinguish, trailers that name the exception and its details.
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

/** Trailers carry printable ASCII only; stream and group names may contain any character. */
const ascii = (value: string): string =>
  /^[\x20-\x7e]*$/.test(value) ? value : encodeURIComponent(value);

export const invalidArgument = (details: string): RpcError =>
  new RpcError(status.INVALID_ARGUMENT, details);

/** Error that a real server returns for a read of an unknown kind. */
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

/** Numbers in the trailers for expectations that are not a revision. */
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

/** Converts any failure to one that can be sent: ours unchanged, the rest without internal details. */
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
