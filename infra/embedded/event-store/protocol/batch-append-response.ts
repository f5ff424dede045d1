import codes from '@eventstore/db-client/generated/code_pb.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import statusMessages from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import anyMessages from 'google-protobuf/google/protobuf/any_pb.js';
import emptyMessages from 'google-protobuf/google/protobuf/empty_pb.js';
import protobuf from 'protobufjs/minimal.js';
import { NO_EVENTS } from '../semantics/event.ts';
import type { WriteResult } from '../semantics/write.ts';
import type { Expectation } from './expectation.ts';
import { revisionToWire } from './numbers.ts';
import { streamIdentifier } from './stream-name.ts';
import { uuidMessage } from './uuid.ts';
import { asBuffer, tag, varintTag } from './wire.ts';

export type BatchFailure =
  | {
      readonly outcome: 'wrongExpectedRevision';
      readonly lastRevision: number;
      readonly expectation: Expectation;
    }
  | { readonly outcome: 'streamDeleted' }
  | { readonly outcome: 'tooLarge'; readonly maximum: number }
  | { readonly outcome: 'timeout' }
  | { readonly outcome: 'failed'; readonly message: string };

export interface BatchResponse {
  readonly correlationId: string;
  readonly streamId: string;
  readonly result: Extract<WriteResult, { outcome: 'written' }> | BatchFailure;
}

/** Encodes a `BatchAppendResp` of streams.proto; a success by hand, since every append ends in one. */
export const encodeBatchResponse = (response: BatchResponse): Buffer =>
  response.result.outcome === 'written'
    ? encodeSuccess(response, response.result)
    : asBuffer(failureMessage(response, response.result).serializeBinary());

/** Field numbers of `BatchAppendResp` and its `Success`. */
const Field = { correlationId: 1, success: 3, streamIdentifier: 4 } as const;
const SuccessField = { currentRevision: 1, noStream: 2, position: 3, noPosition: 4 } as const;

const encodeSuccess = (
  { correlationId, streamId }: BatchResponse,
  { lastRevision, position }: Extract<WriteResult, { outcome: 'written' }>,
): Buffer => {
  const writer = protobuf.Writer.create();
  writer.uint32(tag(Field.correlationId)).fork().uint32(tag(2)).string(correlationId).ldelim();
  writer.uint32(tag(Field.success)).fork();
  if (lastRevision === NO_EVENTS) writer.uint32(tag(SuccessField.noStream)).fork().ldelim();
  else writer.uint32(varintTag(SuccessField.currentRevision)).uint64(lastRevision);
  if (position === undefined) {
    writer.uint32(tag(SuccessField.noPosition)).fork().ldelim();
  } else {
    writer.uint32(tag(SuccessField.position)).fork();
    writer.uint32(varintTag(1)).uint64(position);
    writer.uint32(varintTag(2)).uint64(position).ldelim();
  }
  writer.ldelim();
  writer.uint32(tag(Field.streamIdentifier)).fork().uint32(tag(3)).string(streamId).ldelim();
  return asBuffer(writer.finish());
};

const failureMessage = (
  { correlationId, streamId }: BatchResponse,
  failure: BatchFailure,
): streams.BatchAppendResp => {
  const { code, message, detail, type } = describe(failure, streamId);
  const details = new anyMessages.Any();
  details.pack(detail.serializeBinary(), `event_store.client.${type}`);
  const error = new statusMessages.Status();
  error.setCode(code);
  error.setMessage(message);
  error.setDetails(details);
  const response = new streams.BatchAppendResp();
  response.setCorrelationId(uuidMessage(correlationId));
  response.setStreamIdentifier(streamIdentifier(streamId));
  response.setError(error);
  return response;
};

interface FailureStatus {
  readonly code: codes.Code;
  readonly message: string;
  readonly detail: { serializeBinary(): Uint8Array };
  readonly type: string;
}

const describe = (failure: BatchFailure, streamId: string): FailureStatus => {
  switch (failure.outcome) {
    case 'wrongExpectedRevision':
      return {
        code: codes.Code.FAILED_PRECONDITION,
        message: 'WrongExpectedVersion',
        detail: wrongExpectedVersion(failure),
        type: 'WrongExpectedVersion',
      };
    case 'streamDeleted': {
      const detail = new shared.StreamDeleted();
      detail.setStreamIdentifier(streamIdentifier(streamId));
      return {
        code: codes.Code.FAILED_PRECONDITION,
        message: `Event stream '${streamId}' is deleted.`,
        detail,
        type: 'StreamDeleted',
      };
    }
    case 'tooLarge': {
      const detail = new shared.MaximumAppendSizeExceeded();
      detail.setMaxappendsize(failure.maximum);
      return {
        code: codes.Code.INVALID_ARGUMENT,
        message: `Maximum Append Size of ${failure.maximum} Exceeded.`,
        detail,
        type: 'MaximumAppendSizeExceeded',
      };
    }
    case 'timeout':
      return {
        code: codes.Code.DEADLINE_EXCEEDED,
        message: 'The deadline had passed before the append arrived.',
        detail: new shared.Timeout(),
        type: 'Timeout',
      };
    case 'failed': {
      const detail = new shared.BadRequest();
      detail.setMessage(failure.message);
      return { code: codes.Code.UNKNOWN, message: failure.message, detail, type: 'BadRequest' };
    }
  }
};

const wrongExpectedVersion = ({
  lastRevision,
  expectation: { expected, sentRevision },
}: Extract<BatchFailure, { outcome: 'wrongExpectedRevision' }>): shared.WrongExpectedVersion => {
  const detail = new shared.WrongExpectedVersion();
  if (lastRevision === NO_EVENTS) detail.setCurrentNoStream(new emptyMessages.Empty());
  else detail.setCurrentStreamRevision(revisionToWire(lastRevision));
  switch (expected) {
    case 'any':
      detail.setExpectedAny(new emptyMessages.Empty());
      return detail;
    case 'no_stream':
      detail.setExpectedNoStream(new emptyMessages.Empty());
      return detail;
    case 'stream_exists':
      detail.setExpectedStreamExists(new emptyMessages.Empty());
      return detail;
    default:
      detail.setExpectedStreamPosition(sentRevision);
      return detail;
  }
};
