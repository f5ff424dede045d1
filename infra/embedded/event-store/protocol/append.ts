import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { handleClientStreamingCall } from '@grpc/grpc-js';
import { NO_EVENTS, type ProposedEvent } from '../semantics/event.ts';
import { sizeOf } from '../semantics/limits.ts';
import type { WriteResult } from '../semantics/write.ts';
import type { EventLog } from '../storage/event-log.ts';
import {
  invalidArgument,
  maximumAppendSizeExceeded,
  shuttingDown,
  streamDeleted,
  toRpcError,
} from './errors.ts';
import type { Expectation } from './expectation.ts';
import { expectationFrom } from './expected-revision.ts';
import { revisionToWire } from './numbers.ts';
import type { OpenCalls } from './open-calls.ts';
import { proposedEventFrom } from './proposed-event.ts';
import { streamNameFrom } from './stream-name.ts';

type AppendCall = handleClientStreamingCall<streams.AppendReq, streams.AppendResp>;

interface Header {
  readonly streamId: string;
  readonly expectation: Expectation;
}

/** Dependencies of both append calls. */
export interface Appending {
  readonly log: EventLog;
  readonly calls: OpenCalls;
  readonly clock: () => number;
  /** Maximum data of one append, in bytes. */
  readonly maxAppendBytes: number;
  /** True if a caller of `BatchAppend` still gets pending responses after it has closed its side. */
  readonly answersEndedCallers: boolean;
}

/**
 * Handles one append per call: a header, then its events. Nothing is stored until the caller has closed its
 * side.
 */
export const appendHandler =
  ({ log, calls, maxAppendBytes }: Omit<Appending, 'clock' | 'answersEndedCallers'>): AppendCall =>
  (call, callback) => {
    let header: Header | undefined;
    let size = 0;
    let isAnswered = false;
    const events: ProposedEvent[] = [];

    const fail = (error: unknown): void => {
      if (isAnswered) return;
      isAnswered = true;
      leave();
      callback(toRpcError(error));
    };
    const leave = calls.add({ isEndless: false, stop: () => fail(shuttingDown()) });

    const receive = (message: streams.AppendReq): void => {
      const options = message.getOptions();
      const proposed = message.getProposedMessage();
      if (header === undefined) {
        if (options === undefined) throw invalidArgument('An append starts with its options.');
        header = {
          streamId: streamNameFrom(options.getStreamIdentifier()),
          expectation: expectationFrom(options),
        };
        return;
      }
      if (proposed === undefined)
        throw invalidArgument('After its options an append holds events.');
      const event = proposedEventFrom(proposed);
      size += sizeOf(event);
      if (size > maxAppendBytes) throw maximumAppendSizeExceeded(maxAppendBytes);
      events.push(event);
    };

    const finish = async ({ streamId, expectation }: Header): Promise<void> => {
      const result = await log.write({
        kind: 'append',
        streamId,
        expected: expectation.expected,
        events,
      });
      const response = appendResponse(result, streamId, expectation);
      if (isAnswered) return;
      isAnswered = true;
      leave();
      callback(null, response);
    };

    call.on('data', (message: streams.AppendReq) => {
      if (isAnswered) return;
      try {
        receive(message);
      } catch (error) {
        fail(error);
      }
    });
    call.on('error', fail);
    call.on('cancelled', leave);
    call.on('end', () => {
      if (isAnswered) return;
      if (header === undefined) fail(invalidArgument('An append starts with its options.'));
      else finish(header).catch(fail);
    });
  };

const appendResponse = (
  result: WriteResult,
  streamId: string,
  expectation: Expectation,
): streams.AppendResp => {
  const response = new streams.AppendResp();
  switch (result.outcome) {
    case 'streamDeleted':
      throw streamDeleted(streamId);
    case 'wrongExpectedRevision':
      response.setWrongExpectedVersion(wrongExpectedVersion(result.lastRevision, expectation));
      return response;
    case 'written': {
      const success = new streams.AppendResp.Success();
      if (result.lastRevision === NO_EVENTS) success.setNoStream(new shared.Empty());
      else success.setCurrentRevision(revisionToWire(result.lastRevision));
      if (result.position === undefined) {
        success.setNoPosition(new shared.Empty());
      } else {
        const position = new streams.AppendResp.Position();
        position.setCommitPosition(String(result.position));
        position.setPreparePosition(String(result.position));
        success.setPosition(position);
      }
      response.setSuccess(success);
      return response;
    }
  }
};

const wrongExpectedVersion = (
  lastRevision: number,
  { expected, sentRevision }: Expectation,
): streams.AppendResp.WrongExpectedVersion => {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (lastRevision === NO_EVENTS) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(revisionToWire(lastRevision));
  switch (expected) {
    case 'any':
      message.setExpectedAny(new shared.Empty());
      return message;
    case 'no_stream':
      message.setExpectedNoStream(new shared.Empty());
      return message;
    case 'stream_exists':
      message.setExpectedStreamExists(new shared.Empty());
      return message;
    default:
      message.setExpectedRevision(sentRevision);
      return message;
  }
};
